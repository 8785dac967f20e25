export { type Alias, aliasFrom, findAliases } from './alias.js';
export { findValues } from './find.js';
export { coveringTypes, covers, sameValue } from './same.js';
export { valueTypes } from './types/index.js';
export type { Value, ValueType } from './value.js';
export { type Wanted, wantedFrom } from './wanted.js';
export { withUnit } from './with-unit.js';
