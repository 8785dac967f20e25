import { expect, test } from '@jest/globals';
import {
  agentRole,
  compactorRole,
  findStart,
  listExports,
  StartFailure,
} from '../../src/compactors/subject.js';

const compact = () => 'function';
class Summary {
  word = 'class';
  compact() {
    return this.word;
  }
}
class ByField {
  compact = () => 'field';
}
function Old(this: { word: string }) {
  this.word = 'old';
}
Old.prototype.compact = function (this: { word: string }) {
  return this.word;
};
const createCompactor = async () => new Summary();

async function resultOf(module: unknown, name?: string): Promise<unknown> {
  const start = findStart(module, name, compactorRole);
  return start ? (await start())() : 'nothing';
}

test.each<[string, unknown, string | undefined, string]>([
  ['a default function', { default: compact }, undefined, 'function'],
  ['the default of the default', { default: { __esModule: true, default: compact } }, undefined, 'function'],
  ['the module itself', compact, undefined, 'function'],
  ['an export compact', { compact }, undefined, 'function'],
  ['a compact of the default', { default: { compact } }, undefined, 'function'],
  ['a named function', { other: 1, summarise: compact }, 'summarise', 'function'],
  ['a named function of the default', { default: { summarise: compact } }, 'summarise', 'function'],
  ['a default class', { default: Summary }, undefined, 'class'],
  ['a named class', { Summary }, 'Summary', 'class'],
  ['a class with its method in a field', { default: ByField }, undefined, 'field'],
  ['a class of an older style', { default: Old }, undefined, 'old'],
  ['an instance', { default: new Summary() }, undefined, 'class'],
  ['a named instance', { made: new Summary() }, 'made', 'class'],
  ['a factory', { createCompactor }, undefined, 'class'],
  ['a factory in the default', { default: { createCompactor } }, undefined, 'class'],
  ['a factory as default', { default: createCompactor }, undefined, 'class'],
  ['a factory under another name', { make: createCompactor }, 'make', 'class'],
  ['a function exported as a factory', { createCompactor: () => compact }, 'createCompactor', 'function'],
  ['the default before other exports', { compact: () => 'other', default: compact }, undefined, 'function'],
])('%s is called', async (_what, module, name, result) => {
  expect(await resultOf(module, name)).toBe(result);
});

test.each<[unknown, string | undefined]>([
  [{}, undefined],
  [{ default: 3 }, undefined],
  [{ default: { model: 'x' }, summarise: compact }, undefined],
  [{ default: compact }, 'summarise'],
  [{ limit: 3 }, 'limit'],
  [null, undefined],
  [[compact], undefined],
])('nothing can be called in %p', async (module, name) => {
  expect(await resultOf(module, name)).toBe('nothing');
});

test('a class and a factory give a fresh instance each time, an object always itself', async () => {
  const instanceOf = async (module: object) => {
    const start = findStart({ default: module }, undefined, compactorRole);
    const [first, second] = [await start?.(), await start?.()];
    return [first?.(), first?.(), second?.()];
  };
  class Counter {
    count = 0;
    compact() {
      this.count += 1;
      return this.count;
    }
  }
  expect(await instanceOf(Counter)).toEqual([1, 2, 1]);
  expect(await instanceOf(new Counter())).toEqual([1, 2, 3]);
});

test('what a class or factory gave is told when it can not be called', async () => {
  class Incapable {}
  class Near extends Incapable {
    summarize() {}
    trim = () => {};
  }
  const startOf = (module: object) => findStart(module, undefined, compactorRole)?.();
  await expect(startOf({ default: Incapable })).rejects.toThrow(
    "can't be called: its class Incapable has no method compact; it has none at all",
  );
  await expect(startOf({ default: Near })).rejects.toThrow(
    "can't be called: its class Near has no method compact; it has trim, summarize",
  );
  await expect(startOf({ createCompactor: () => 3 })).rejects.toThrow(
    "can't be called: its createCompactor gave a number (3) with no method compact",
  );
});

test('a class that can not be constructed says so, with what to do where it wants arguments', async () => {
  class Wanting {
    limit: number;
    constructor(options: { limit: number }) {
      this.limit = options.limit;
    }
    compact() {}
  }
  class Derived extends Wanting {}
  class Failing {
    constructor() {
      throw new Error('no key');
    }
    compact() {}
  }
  const whenOf = async (module: object) => {
    const failure: unknown = await findStart({ default: module }, undefined, compactorRole)?.().catch(
      (e) => e,
    );
    if (!(failure instanceof StartFailure)) throw failure;
    return failure.when;
  };
  const hint = '(classes get no arguments; use createCompactor)';
  expect(await whenOf(Wanting)).toBe(` while its class Wanting was constructed ${hint}`);
  expect(await whenOf(Derived)).toBe(` while its class Derived was constructed ${hint}`);
  expect(await whenOf(Failing)).toBe(' while its class Failing was constructed');
});

test('an agent has a method and a factory of other names', async () => {
  expect(findStart({ default: { compact } }, undefined, agentRole)).toBeUndefined();
  const start = findStart({ createAgent: () => ({ answer: () => 'yes' }) }, undefined, agentRole);
  expect((await start?.())?.()).toBe('yes');
});

test('exports are listed with what they are, those of the default too', () => {
  const module = {
    __esModule: true,
    limit: 3,
    Summary,
    default: { compact, limit: 4 },
    'module.exports': {},
  };
  expect(listExports(module)).toEqual([
    { name: 'limit', is: 'a number (3)' },
    { name: 'Summary', is: 'a class' },
    { name: 'default', is: 'an object with compact, limit' },
    { name: 'compact', is: 'a function inside default' },
  ]);
  expect(listExports({})).toEqual([]);
});
