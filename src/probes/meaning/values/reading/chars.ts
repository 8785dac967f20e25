/** The classes of characters that texts are cut by. */
export const SYMBOL = 0;
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;

const ascii = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (/[A-Za-z]/.test(char)) ascii[code] = LETTER;
  else if (/[0-9]/.test(char)) ascii[code] = DIGIT;
  else if (/\s/.test(char)) ascii[code] = SPACE;
}

const letter = /[\p{L}\p{M}]/u;
const space = /\s/u;

/** The class of a character, given by its UTF-16 code. Halves of pairs, which are mostly emoji, count as symbols. */
export function charClass(code: number): number {
  if (code < 128) return ascii[code] ?? SYMBOL;
  const char = String.fromCharCode(code);
  if (letter.test(char)) return LETTER;
  return space.test(char) ? SPACE : SYMBOL;
}

/** Whether the character at an offset is a letter; outside of the text it isn't. */
export function isLetterAt(text: string, offset: number): boolean {
  return offset >= 0 && offset < text.length && charClass(text.charCodeAt(offset)) === LETTER;
}

/** Whether the character at an offset is a digit; outside of the text it isn't. */
export function isDigitAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code >= 48 && code <= 57;
}

/** Whether the character at an offset is white space, or the offset lies outside of the text. */
export function isSpaceAt(text: string, offset: number): boolean {
  return offset < 0 || offset >= text.length || charClass(text.charCodeAt(offset)) === SPACE;
}
