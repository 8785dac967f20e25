/**
 * A text made plain: what carries no meaning is gone (zero-width characters, emphasis, code ticks, entities, odd
 * spaces and quotes), line feeds stay. Every character knows where it came from, so that quotes are exact.
 */
export interface Plain {
  text: string;
  /** The offset in the original of each character of `text`, and one more for its end. */
  origin: Int32Array;
  /** Ranges of `text` that the original strikes out (`~~…~~`, `<del>…</del>`), in order. */
  struck: readonly { start: number; end: number }[];
}
