/** A line that others can belong to: an item, a key, a lead-in. */
export interface Frame {
  indent: number;
  item: boolean;
  /** It ends in a colon; a list at its own indent and the next paragraph belong to it. */
  leadIn: boolean;
  label: string | undefined;
  /** The group that it is in. */
  group: number;
}

const DEEPEST = 24;

/** The lines above the present one that it belongs to, outermost first, by indent as in an outline. */
export class Frames {
  #frames: Frame[] = [];
  #fresh = false;

  labels(): string[] {
    const labels: string[] = [];
    for (const { label } of this.#frames) if (label !== undefined && label !== '') labels.push(label);
    return labels;
  }

  push(frame: Frame): void {
    this.#fresh = frame.leadIn;
    if (this.#frames.length < DEEPEST) this.#frames.push(frame);
  }

  /** Leaves what a line at this indent is not below; the group of the line's siblings, if it has any. */
  enter(indent: number, item: boolean): number | undefined {
    let sibling: number | undefined;
    for (let top = this.#frames.at(-1); top; top = this.#frames.at(-1)) {
      if (top.indent < indent || (top.indent === indent && item && !top.item && top.leadIn)) break;
      if (top.indent === indent && top.item === item) sibling = top.group;
      this.#frames.pop();
    }
    this.#fresh = false;
    return sibling;
  }

  /** As `enter`, for a paragraph: the lead-in right before it stays, for this paragraph only. */
  enterParagraph(indent: number): void {
    const top = this.#frames.at(-1);
    if (this.#fresh && top && top.indent <= indent) this.#fresh = false;
    else this.enter(indent, false);
  }

  clear(): void {
    this.#frames = [];
    this.#fresh = false;
  }

  /** Takes all frames away, to be given back to `restore`. */
  take(): Frame[] {
    const frames = this.#frames;
    this.clear();
    return frames;
  }

  restore(frames: Frame[]): void {
    this.#frames = frames;
    this.#fresh = false;
  }
}
