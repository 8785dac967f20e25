import { describeValue, isClass } from './describe.js';
import { CompactorFault } from './fault.js';

/** What a user's module is loaded for: the method that is called, and the function that may make its owner. */
export interface Role {
  method: 'compact' | 'answer';
  factory: 'createCompactor' | 'createAgent';
}

export const compactorRole: Role = { method: 'compact', factory: 'createCompactor' };
export const agentRole: Role = { method: 'answer', factory: 'createAgent' };

export type Method = (...values: never[]) => unknown;

/**
 * Makes what a session calls. A class gives a new instance, a factory is called again, an object keeps its method
 * bound to that one object, and a function is used as it is.
 */
export type Start = () => Promise<Method>;

/** What a class threw when an instance was made of it. */
export class StartFailure {
  constructor(
    readonly thrown: unknown,
    /** Follows the clause of what was thrown: ` while its class Summary was constructed`. */
    readonly when: string,
  ) {}
}

export interface FoundExport {
  name: string;
  /** Such as `a function`. */
  is: string;
}

/**
 * Finds what can be called in a loaded module: the export of that name, or without a name the default export, the
 * default of the default (as transpiled CommonJS has it), the module itself, or its factory.
 *
 * @returns undefined where nothing can be called
 */
export function findStart(module: unknown, exportName: string | undefined, role: Role): Start | undefined {
  for (const [name, value] of candidates(module, exportName, role)) {
    const start = startOf(name, value, role);
    if (start) return start;
  }
  return undefined;
}

/** The exports of a module, for an error that lists them; those that are only in its default say so. */
export function listExports(module: unknown): FoundExport[] {
  const found = new Map<string, FoundExport>();
  const inner = member(module, 'default');
  for (const owner of [module, inner]) {
    if (typeof owner !== 'object' || owner === null || Array.isArray(owner)) continue;
    for (const name of Object.keys(owner)) {
      if (name === '__esModule' || name === 'module.exports' || found.has(name)) continue;
      const where = owner === module ? '' : ' inside default';
      found.set(name, { name, is: describeValue(member(owner, name)) + where });
    }
  }
  return [...found.values()];
}

function candidates(module: unknown, exportName: string | undefined, role: Role): [string, unknown][] {
  const inner = member(module, 'default');
  if (exportName !== undefined) {
    return [module, inner].map((owner) => [exportName, member(owner, exportName)]);
  }
  return [
    ['', typeof module === 'function' ? module : undefined],
    ['default', inner],
    ['default', member(inner, 'default')],
    ['', module],
    [role.factory, member(module, role.factory)],
    [role.factory, member(inner, role.factory)],
  ];
}

function startOf(name: string, value: unknown, role: Role): Start | undefined {
  if (typeof value === 'function') {
    if (isClass(value) || typeof value.prototype?.[role.method] === 'function') {
      const Made = value as new () => unknown;
      return async () => instanceMethod(Made, role);
    }
    if (name === role.factory || value.name === role.factory) {
      return async () => methodOf(await value(), role, `its ${role.factory} gave`);
    }
    return async () => value as Method;
  }
  if (typeof member(value, role.method) !== 'function') return undefined;
  return async () => methodOf(value, role, 'it is');
}

function instanceMethod(Made: new () => unknown, role: Role): Method {
  const name = Made.name === '' || Made.name === 'default' ? 'default class' : `class ${Made.name}`;
  const instance = construct(Made, name, role);
  const method = member(instance, role.method);
  if (typeof method === 'function') return method.bind(instance);
  const methods = methodsOf(instance);
  throw new CompactorFault(
    'load',
    `can't be called: its ${name} has no method ${role.method}; it has ${methods.join(', ') || 'none at all'}`,
  );
}

function construct(Made: new () => unknown, name: string, { factory }: Role): unknown {
  try {
    return new Made();
  } catch (error) {
    const hint = wantsArguments(Made) ? ` (classes get no arguments; use ${factory})` : '';
    throw new StartFailure(error, ` while its ${name} was constructed${hint}`);
  }
}

function wantsArguments(Made: unknown): boolean {
  for (let each = Made; typeof each === 'function'; each = Object.getPrototypeOf(each)) {
    if (each.length > 0) return true;
  }
  return false;
}

/** The first names of functions that an instance has of its own or of its classes. */
function methodsOf(instance: unknown): string[] {
  const names = new Set<string>();
  for (let owner = instance; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (name !== 'constructor' && typeof value === 'function') names.add(name.slice(0, 40));
    }
  }
  return [...names].slice(0, 8);
}

function methodOf(owner: unknown, role: Role, whence: string): Method {
  if (typeof owner === 'function') return owner as Method;
  const method = member(owner, role.method);
  if (typeof method === 'function') return method.bind(owner);
  throw new CompactorFault(
    'load',
    `can't be called: ${whence} ${describeValue(owner)} with no method ${role.method}`,
  );
}

function member(owner: unknown, name: string): unknown {
  if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return undefined;
  return (owner as Record<string, unknown>)[name];
}
