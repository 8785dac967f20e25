/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * The 95 % interval of a share by Wilson's score (E. B. Wilson, JASA 22, 1927): unlike the normal one it stays
 * within 0 and 1 and is honest at 0 % and 100 %.
 * @param hits canaries that survived, 0 to `total`
 * @param total canaries in all, at least 1
 */
export function wilson(hits: number, total: number): [number, number] {
  const share = hits / total;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * total)) / (1 + z2 / total);
  const reach = (Z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total))) / (1 + z2 / total);
  return [hits === 0 ? 0 : middle - reach, hits === total ? 1 : middle + reach];
}
