import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { SettingsError } from '../../src/settings/error.js';
import {
  failureOf,
  find,
  findLiveAgent,
  makeWorkspace,
  nodesOnPath,
  removeWorkspaces,
  run,
  textOf,
} from './hosting-support.js';

afterAll(removeWorkspaces);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are the templates of the files
const languages = makeWorkspace({
  'package.json': '{"name": "team"}',
  'tsconfig.json': `{
    // comments are allowed here
    "compilerOptions": {"baseUrl": ".", "experimentalDecorators": true, "paths": {"@/*": ["./shared/*"]}},
  }`,
  'shared/words.ts': 'export const word: string = "shared";',
  'shared/types.ts': 'export interface Turn { role: string; text: string }\nexport const used = 1;',
  'plain.ts': 'export default (turns: { text: string }[]): string => `plain ${turns.length}`;',
  'module.mts': 'const answer: string = "mts";\nexport default () => answer;',
  'common.cts': 'const answer: string = "cts";\nmodule.exports = () => answer;',
  'commonDefault.cts': 'const answer: string = "cts default";\nexport default () => answer;',
  'jsx.tsx':
    'const React = { createElement: (tag: string) => `<${tag}>` };\nexport default (): string => <p /> as unknown as string;',
  'enum.ts': 'enum Kind { One = "one" }\nexport default () => Kind.One as string;',
  'namespace.ts': 'namespace Inner { export const word = "namespace"; }\nexport default () => Inner.word;',
  'property.ts':
    'class Store { constructor(private readonly word: string) {}\n compact() { return this.word; } }\nexport const made = new Store("property");',
  'decorator.ts':
    'const mark = (target: unknown) => { (target as { marked: string }).marked = "decorated"; };\n@mark\nclass Compactor { compact() { return (Compactor as unknown as { marked: string }).marked; } }\nexport default Compactor;',
  'paths.ts': 'import { word } from "@/words";\nexport default () => word;',
  'extensionless.ts': 'import { word } from "./shared/words";\nexport default () => word;',
  'jsToTs.ts': 'import { word } from "./shared/words.js";\nexport default () => word;',
  'typeImport.ts':
    'import { Turn, used } from "./shared/types";\nexport default (turns: Turn[]) => `${turns.length} ${used}`;',
  'topAwait.ts':
    'enum E { A }\nconst word = await Promise.resolve("awaited");\nexport default () => word + E.A;',
  'everything.ts':
    'import one from "./enum";\nimport two from "./namespace";\nimport { made } from "./property";\nimport Four from "./decorator";\nimport five from "./paths";\nimport six from "./extensionless";\nimport seven from "./jsToTs.js";\nimport eight from "./topAwait";\nexport default () => [one(), two(), made.compact(), new Four().compact(), five(), six(), seven(), eight()].join();',
  'plain.js': 'export default () => "js";',
  'common.cjs': 'module.exports = () => "cjs";',
  'commonNamed.cjs': 'exports.compact = () => "cjs named";',
  'transpiled.cjs':
    'Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = () => "transpiled";',
  'commonClass.cjs':
    'function Old() { this.word = "old class"; }\nOld.prototype.compact = function () { return this.word; };\nmodule.exports = Old;',
  'named.mjs': 'export const compact = () => "named";',
  'inDefault.mjs': 'export default { compact: () => "in default" };',
  'factory.mjs': 'export async function createCompactor() { return () => "async factory"; }',
  'factoryDefault.mjs': 'export default function createCompactor() { return { compact: () => "factory" }; }',
  'arrowClass.mjs': 'export default class { word = "arrow"; compact = async () => this.word; }',
  'usesPackage.mjs': 'import word from "esm-only";\nexport default () => word;',
  'usesPackages.ts':
    'import word from "esm-only";\nimport old from "cjs-only";\nimport { typed } from "typed";\nenum E { A }\nexport default () => `${word} ${old.word} ${typed} ${E.A}`;',
  'node_modules/esm-only/package.json': '{"type": "module", "exports": "./index.js"}',
  'node_modules/esm-only/index.js': 'export default "esm";',
  'node_modules/cjs-only/package.json': '{"main": "index.js"}',
  'node_modules/cjs-only/index.js': 'exports.word = "cjs";',
  'node_modules/typed/package.json': '{"main": "index.ts"}',
  'node_modules/typed/index.ts': 'export const typed: string = "typed";',
  'service/tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./own/*"]}}}',
  'service/own/words.ts': 'export const word = "own";',
  'service/compactor.ts': 'import { word } from "@/words";\nexport default () => `${word} ${process.cwd()}`;',
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above

describe.each(nodesOnPath())('under node $version', ({ PATH, major }) => {
  const options = { workspace: languages, environment: { ...process.env, PATH } };

  const cases: [path: string, text: string][] = [
    ['plain.ts', 'plain 3'],
    ['module.mts', 'mts'],
    ['common.cts', 'cts'],
    ['jsx.tsx', '<p>'],
    ['typeImport.ts', '3 1'],
    ['usesPackages.ts', 'esm cjs typed 0'],
    ['everything.ts', 'one,namespace,property,decorated,shared,shared,shared,awaited0'],
  ];
  // Each of these fails in a way of its own under a node that strips types, before jiti gets it.
  const strict: typeof cases = [
    ['commonDefault.cts', 'cts default'],
    ['enum.ts', 'one'],
    ['namespace.ts', 'namespace'],
    ['property.ts#made', 'property'],
    ['decorator.ts', 'decorated'],
    ['paths.ts', 'shared'],
    ['extensionless.ts', 'shared'],
    ['jsToTs.ts', 'shared'],
    ['topAwait.ts', 'awaited0'],
  ];
  test.concurrent.each(major >= 24 ? [...cases, ...strict] : cases)(
    '%s is loaded and called',
    async (path, text) => {
      const [{ rounds, fault }] = await run(find(path, options));
      expect(fault).toBeUndefined();
      expect(textOf(rounds[0])).toBe(text);
    },
  );

  test('a place in a monorepo has its own tsconfig and folder', async () => {
    const working_directory = join(languages, 'service');
    const handle = find('compactor.ts', { ...options, working_directory });
    expect(handle).toMatchObject({
      name: 'compactor.ts',
      source: 'service/compactor.ts',
      file: 'service/compactor.ts',
    });
    const [{ rounds }] = await run(handle);
    expect(textOf(rounds[0])).toBe(`own ${working_directory}`);
  });
});

describe('JavaScript of every shape', () => {
  test.concurrent.each([
    ['plain.js', 'js'],
    ['common.cjs', 'cjs'],
    ['commonNamed.cjs', 'cjs named'],
    ['transpiled.cjs', 'transpiled'],
    ['commonClass.cjs', 'old class'],
    ['named.mjs', 'named'],
    ['named.mjs#compact', 'named'],
    ['inDefault.mjs', 'in default'],
    ['factory.mjs', 'async factory'],
    ['factoryDefault.mjs', 'factory'],
    ['arrowClass.mjs', 'arrow'],
    ['usesPackage.mjs', 'esm'],
  ])('%s is loaded and called', async (path, text) => {
    const [{ rounds, fault }] = await run(find(path, { workspace: languages }));
    expect(fault).toBeUndefined();
    expect(textOf(rounds[0])).toBe(text);
  });
});

describe('what runs it', () => {
  test('is told with its version and, once it is known, its loader', async () => {
    const handle = find('enum.ts', { workspace: languages });
    expect(handle.runtime).toMatch(/^node \d+\.\d+\.\d+ \(PATH\)$/);
    await run(handle);
    expect(handle.runtime).toMatch(/^node \d+\.\d+\.\d+ \(PATH\), TypeScript by jiti$/);
  });

  test('is the node of this program where PATH has none', async () => {
    const handle = find('plain.js', { workspace: languages, environment: { PATH: '/nowhere' } });
    const [{ rounds }] = await run(handle);
    expect(textOf(rounds[0])).toBe('js');
    expect(handle.runtime).toBe(
      `node ${process.versions.node} (its own, as PATH has none of version 20 or later)`,
    );
  });
});

describe("what can not be used is the user's to mend", () => {
  const workspace = makeWorkspace({
    'nothing.mjs':
      'export const limit = 3;\nexport class Summary { compact() {} }\nexport default { model: "x" };',
    'empty.mjs': '',
    'noPackage.mjs': 'import "not-there";\nexport default () => "";',
    'noPackage.ts': 'import { x } from "@scope/not-there/deep";\nenum E { A }\nexport default () => x + E.A;',
    'noPackage.cjs': 'require("not-there");',
    'noBuild.mjs': 'import "./dist/index.js";\nexport default () => "";',
    'noBuild.ts': 'import { x } from "./dist/index.js";\nexport default () => x as string;',
    'unbuilt.mjs': 'import "unbuilt";\nexport default () => "";',
    'node_modules/unbuilt/package.json': '{"type": "module", "exports": "./dist/index.js"}',
    'noFile.mjs': 'import "./helpr.js";\nexport default () => "";',
    'noFile.cjs': 'require("./src/sumary");',
    'helper.js': '',
    'inDefault.mjs': 'export default { compactSession() {} };',
    'noFileOfPackage.mjs': 'import "/nowhere/absent.js";',
    'wrong.ts': 'const x: = 3;',
    'src/summary.ts': 'export default () => "";',
  });
  test.concurrent.each([
    [
      'nothing.mjs',
      'compactor: nothing.mjs has nothing that can be called. It exports Summary (a class), default (an object with model), limit (a number (3)), model (a string ("x") inside default). Export a function, an object with compact, a class or a function createCompactor as default, or name one, such as nothing.mjs#Summary.',
    ],
    [
      'nothing.mjs#summary',
      /^compactor: nothing\.mjs has no export summary that can be called\. It exports Summary/,
    ],
    ['nothing.mjs#limit', /^compactor: nothing\.mjs has no export limit that can be called\./],
    ['empty.mjs', /has nothing that can be called\. It exports nothing\. Export a function/],
    [
      'noPackage.mjs',
      'compactor: the package not-there, imported by noPackage.mjs, is not installed. Install the dependencies before this step, for instance with npm ci.',
    ],
    [
      'noPackage.ts',
      /^compactor: the package @scope\/not-there, imported by noPackage\.ts, is not installed\. Install/,
    ],
    [
      'noPackage.cjs',
      /^compactor: the package not-there, imported by noPackage\.cjs, is not installed\. Install/,
    ],
    [
      'noBuild.mjs',
      'compactor: the file dist/index.js, imported by noBuild.mjs, does not exist. If a build writes it, run the build before this step.',
    ],
    [
      'noBuild.ts',
      /^compactor: the file dist\/index\.js, imported by noBuild\.ts, does not exist\. If a build/,
    ],
    ['noFile.mjs', 'compactor: ./helpr.js, imported by noFile.mjs, does not exist. Did you mean helper.js?'],
    [
      'noFile.cjs',
      'compactor: ./src/sumary, imported by noFile.cjs, does not exist. Did you mean summary.ts?',
    ],
    [
      'inDefault.mjs',
      'compactor: inDefault.mjs has nothing that can be called. It exports default (an object with compactSession), compactSession (a function inside default). Export a function, an object with compact, a class or a function createCompactor as default, or name one, such as inDefault.mjs#compactSession.',
    ],
    [
      'unbuilt.mjs',
      /^compactor: the file node_modules\/unbuilt\/dist\/index\.js.* does not exist\. If a build writes it/,
    ],
  ])('%s: %s', async (path, problem) => {
    const failure = await failureOf(find(path, { workspace }).open());
    expect(failure).toBeInstanceOf(SettingsError);
    expect((failure as SettingsError).problems).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  test('an agent is told what an agent needs', async () => {
    const failure = await failureOf(findLiveAgent('empty.mjs', { workspace }).open());
    expect((failure as Error).message).toBe(
      'agent: empty.mjs has nothing that can be called. It exports nothing. Export a function, an object with answer, a class or a function createAgent as default.',
    );
  });

  test.each([
    ['noFileOfPackage.mjs', /Cannot find module .*absent\.js/],
    ['wrong.ts', /wrong\.ts|Unexpected/],
  ])('%s is a fault of the compactor', async (path, clause) => {
    expect(await failureOf(find(path, { workspace }).open())).toMatchObject({
      name: 'CompactorFault',
      kind: 'load',
      message: expect.stringMatching(clause),
    });
  });
});
