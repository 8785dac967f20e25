/**
 * A stream of random numbers that is the same for a seed on every machine: sfc32 ("small fast counting") by Chris
 * Doty-Humphrey, from PractRand, in the public domain. The seed fills two of its words, the stream a third, and 15
 * draws mix them. All of it is integer arithmetic, so that no engine or platform can differ.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /**
   * @param seed an integer from 0 to 2^53 - 1
   * @param stream keeps users of the same seed apart; any 32-bit integer
   */
  constructor(seed: number, stream: number) {
    this.a = stream | 0;
    this.b = seed | 0;
    this.c = Math.floor(seed / 0x1_0000_0000) | 0;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** The next 32 bits, as an integer from 0 to 2^32 - 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /**
   * An integer from 0 to `limit` - 1. `limit` is at most 2^20, which keeps the product below 2^53 and so exact, and
   * the bias below one in four thousand.
   */
  below(limit: number): number {
    return Math.floor((this.next() * limit) / 0x1_0000_0000);
  }

  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** One of a list that isn't empty. */
  pick<T>(list: ArrayLike<T>): T {
    return list[this.below(list.length)] as T;
  }

  /** Shuffles in place (Fisher and Yates, in Durstenfeld's form) and returns the list. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const kept = list[i] as T;
      list[i] = list[j] as T;
      list[j] = kept;
    }
    return list;
  }
}
