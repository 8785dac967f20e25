import type { Canary } from '../sessions/canary.js';
import type { Judgement, Probe, Reading } from './probe.js';

/**
 * The field's baseline: a canary is held if every one of its tokens occurs in the text, compared as lowercase
 * substrings. It knows nothing of word boundaries, notation, subject or polarity; it stays selectable for
 * comparison with other tools.
 */
export const verbatim: Probe = {
  name: 'verbatim',
  version: 1,
  summary: 'every required token occurs as a lowercase substring',
  read: (text) => new VerbatimReading(text),
};

class VerbatimReading implements Reading {
  readonly #lower: string;
  /** Tokens looked up before: behaviour and exact use mostly ask for those of direct recall again. */
  readonly #found = new Map<string, boolean>();

  constructor(text: string) {
    this.#lower = text.toLowerCase();
  }

  judge(canary: Canary): Judgement {
    const direct = this.#hasAll(canary.required_tokens);
    const behavior = this.#applies(canary.behavior_scenario, canary.behavior_required_tokens, canary);
    const exactUse = this.#applies(canary.exact_use_scenario, canary.exact_use_required_tokens, canary);
    const held = direct && behavior !== false && exactUse !== false;
    const stale = canary.superseded_tokens?.some((token) => this.#has(token)) ?? false;
    return {
      outcome: held ? 'held' : this.#hasAny(canary) ? 'partial' : 'missing',
      direct,
      behavior,
      exactUse,
      stale,
    };
  }

  explain(canary: Canary): string[] {
    const tokens = new Set([
      ...canary.required_tokens,
      ...(canary.behavior_required_tokens ?? []),
      ...(canary.exact_use_required_tokens ?? []),
      ...(canary.superseded_tokens ?? []),
    ]);
    return [...tokens].map((token) => `${this.#has(token) ? 'found' : 'not found'}: ${token}`);
  }

  #applies(scenario: string | undefined, tokens: string[] | undefined, canary: Canary): boolean | null {
    if (scenario === undefined && tokens === undefined) return null;
    return this.#hasAll(tokens ?? canary.required_tokens);
  }

  #has(token: string): boolean {
    let found = this.#found.get(token);
    if (found === undefined) {
      found = this.#lower.includes(token.toLowerCase());
      this.#found.set(token, found);
    }
    return found;
  }

  #hasAll(tokens: readonly string[]): boolean {
    return tokens.every((token) => this.#has(token));
  }

  #hasAny(canary: Canary): boolean {
    return [
      ...canary.required_tokens,
      ...(canary.behavior_required_tokens ?? []),
      ...(canary.exact_use_required_tokens ?? []),
    ].some((token) => this.#has(token));
  }
}
