/** How a terminal report sets words apart; without colour every style leaves its text as it is. */
export interface Styles {
  good(text: string): string;
  doubtful(text: string): string;
  bad(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

/** Styles by ANSI escape sequences (ECMA-48 SGR), or none. */
export function stylesOf(color: boolean): Styles {
  const style = (on: number, off: number) => (text: string) =>
    color && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    good: style(32, 39),
    doubtful: style(33, 39),
    bad: style(31, 39),
    strong: style(1, 22),
    faint: style(2, 22),
  };
}
