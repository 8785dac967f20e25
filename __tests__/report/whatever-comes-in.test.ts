import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { outcomes } from '../../src/probes/probe.js';
import { annotations, markdownReport, type ReportNotes, terminalReport } from '../../src/report/index.js';
import { type Loss, QUOTE_CHARS, type Results, resultsSchema } from '../../src/results.js';
import { canaryTypes } from '../../src/sessions/canary.js';
import { corpusSuite, resultsOf } from './factory.js';
import { render } from './gfm.js';
import { hostileNotes, hostileResults } from './hostile.js';

const HIDDEN = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const runs = { numRuns: 100 };

/** Elements that a report writes itself, none of which a foreign text can add to. */
const OWN =
  /^(p|strong|em|code|pre|br|ul|li|h3|details|summary|table|thead|tbody|tr|th|td|code class="language-(text|mermaid)"|t[hd] align="(left|right|center)")$/;

describe('documents with hostile texts and figures that do not agree', () => {
  test('are documents that the schema lets in', () => {
    fc.assert(
      fc.property(hostileResults, (results) => resultsSchema.safeParse(results).success),
      runs,
    );
  });

  test('give markdown of our own elements, with no mention, reference, link or marker', () => {
    fc.assert(
      fc.property(hostileResults, hostileNotes, (results, notes) => {
        const markdown = markdownReport(results, notes);
        const { elements, prose } = render(markdown);
        expect(elements.filter((element) => !OWN.test(element))).toEqual([]);
        expect(elements.filter((element) => element === 'summary').length).toBe(
          markdown.match(/^<summary>[\w ,]+<\/summary>$/gm)?.length ?? 0,
        );
        expect(prose).not.toMatch(/[@#<[\]|`_~$&\\]|www\.|https?:|GH-\d|\b[0-9a-f]{7,}\b|:\w+:/i);
        expect(markdown).not.toMatch(/<!--|##\w*\[/);
        expect(markdown.replaceAll(/\p{Extended_Pictographic}\ufe0f/gu, '')).not.toMatch(HIDDEN);
        expect(markdown).toMatch(/^\*\*(Passed|Failed)\*\* – \S/);
      }),
      runs,
    );
  });

  test('give terminal lines of eighty columns at most that nobody acts on', () => {
    fc.assert(
      fc.property(hostileResults, hostileNotes, (results, notes) => {
        const text = terminalReport(results, notes, { color: false });
        for (const line of text.split('\n')) {
          expect(line.length).toBeLessThanOrEqual(80);
          expect(line).not.toMatch(/^\s*::|##\w*\[/);
        }
        expect(text.replaceAll(/\p{Extended_Pictographic}\ufe0f/gu, '')).not.toMatch(HIDDEN);
      }),
      runs,
    );
  });

  test('give ten annotations at most, of one harmless line each', () => {
    fc.assert(
      fc.property(hostileResults, hostileNotes, (results, notes) => {
        const all = annotations(results, notes);
        expect(all.length).toBeLessThanOrEqual(10);
        for (const { title, message } of all) {
          expect(`${title} ${message}`.replaceAll(/\p{Extended_Pictographic}\ufe0f/gu, '')).not.toMatch(
            HIDDEN,
          );
          expect(message).not.toMatch(/\n|^\s*::|##\w*\[/);
          expect(message.length).toBeLessThan(2500);
        }
      }),
      runs,
    );
  });
});

describe('huge documents', () => {
  /** One of every outcome and type, with a quote and a note or without. */
  function lossOf(text: string, i: number): Loss {
    const place = { quote: text.slice(0, QUOTE_CHARS), note: text.slice(0, QUOTE_CHARS) };
    return {
      id: text,
      type: canaryTypes[i % 5] ?? 'fact',
      content: text,
      position: 'early' as const,
      turn: Number.MAX_SAFE_INTEGER,
      round: 1 + i,
      outcome: outcomes.filter((outcome) => outcome !== 'held')[i % 12] ?? 'missing',
      answer: text,
      ...(i % 7 === 0 ? {} : place),
    };
  }

  /** Every list long and every text of the kind that grows most when it is made harmless. */
  function huge(text: string): Results {
    const many = <T>(count: number, make: (i: number) => T) =>
      Array.from({ length: count }, (_, i) => make(i));
    const base = resultsOf({ suites: [] });
    return {
      ...base,
      tool: { name: text, version: text },
      probe: { name: text, version: 1 },
      compactor: {
        name: text,
        source: text,
        deterministic: false,
        difference: { session: text, first_different_round: 2 },
      },
      settings: Object.fromEntries(many(300, (i) => [`${i}${text.slice(0, 2000)}`, text])),
      gate: { passed: false, reasons: many(2000, (i) => `${i} ${text}`) },
      suites: many(25, (s) => ({
        name: `${s}${text}`,
        canaries: [],
        sessions: many(12, (i) => ({
          id: `${i}${text}`,
          positions: {},
          fault:
            i % 2 === 0
              ? null
              : { kind: 'threw' as const, round: 1, message: text, output: many(100, () => text) },
          losses: many(120, (l) => lossOf(text, l)),
          doubts: many(30, (l) => ({ ...lossOf(text, l), outcome: 'unverified' as const })),
          rounds: many(60, (r) => ({
            round: r + 1,
            input_chars: 10,
            output_chars: 9,
            duration_ms: 1,
            outcomes: {},
            stale: [],
          })),
        })),
        findings: canaryTypes.map((type) => ({
          type,
          round1_survival: 1 / 3,
          verdict: 'FLAG' as const,
          survival_curve: many(5000, () => 1 / 3),
          upper_curve: many(5000, () => 1),
          cliff_round: Number.MAX_SAFE_INTEGER,
          final_survival: 1 / 3,
          interval: [0.1, 0.9] as [number, number],
        })),
        updates: { total: 9e15, latest: 9e15, stale: 9e15, stale_only: 9e15 },
        positions: { early: [1 / 3], middle: [1 / 3], late: [1 / 3] },
      })),
    };
  }

  test.each([
    ['plain words', 'word '.repeat(20_000)],
    ['pipes', '|'.repeat(100_000)],
    ['backslashes and pipes', '\\|'.repeat(50_000)],
    ['backticks', '`'.repeat(100_000)],
    ['tags of the last plane', '\u{e0041}'.repeat(50_000)],
    ['markers', '<!--##['.repeat(15_000)],
    ['marks', `a${'\u0301'.repeat(100_000)}`],
    ['colons', ':'.repeat(100_000)],
    ['wide characters', '漢'.repeat(100_000)],
  ])('of %s stay below 400 kB as markdown, and harmless', (_, text) => {
    const results = huge(text);
    const notes: ReportNotes = { runtime: text, file: 'x', agent: text };
    const markdown = markdownReport(results, notes);
    expect(new TextEncoder().encode(markdown).length).toBeLessThan(400_000);
    expect(render(markdown).elements.filter((element) => !OWN.test(element))).toEqual([]);
    const terminal = terminalReport(results, notes, { color: false });
    expect(Math.max(...terminal.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(terminal).not.toMatch(/^\s*::/m);
    expect(annotations(results, notes).length).toBeLessThanOrEqual(10);
  });

  test('ten thousand sessions with two hundred thousand losses take less than a second', () => {
    const none = { safety_rule: [0], hard_constraint: [0], fact: [0], goal_state: [0], user_preference: [0] };
    const few = resultsOf({ suites: [corpusSuite([{ held: none }, { held: none }])] });
    const suites = few.suites.map((suite) => ({
      ...suite,
      sessions: Array.from({ length: 5000 }, () => suite.sessions).flat(),
    }));
    const results = { ...few, suites };
    expect(suites[0]?.sessions.flatMap(({ losses }) => losses)).toHaveLength(200_000);
    for (const report of [
      () => markdownReport(results, {}),
      () => terminalReport(results, {}, { color: true }),
      () => JSON.stringify(annotations(results, {})),
    ]) {
      const times = [1, 2, 3].map(() => {
        const began = performance.now();
        report();
        return performance.now() - began;
      });
      // The best of three: other work on the machine must not fail the test.
      expect(Math.min(...times)).toBeLessThan(1000);
      expect(report().length).toBeLessThan(60_000);
    }
  });
});
