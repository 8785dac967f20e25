/** Gives everything back, so that the whole session crosses the border in each round. */
export default function identity(turns) {
  return turns;
}
