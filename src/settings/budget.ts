/** The most characters that any round of a session may give back: a share of its original size, rounded down. */
export function budgetChars(originalChars: number, budget: number): number {
  return Math.floor(originalChars * budget);
}
