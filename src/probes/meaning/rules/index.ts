import { banned } from './banned.js';
import { crossed } from './crossed.js';
import type { Rule } from './evidence.js';
import { oldValue } from './old-value.js';
import { polarity } from './polarity.js';
import { standing } from './standing.js';
import { unit } from './unit.js';

/** Every rule that looks at a place where a statement may stand. */
export const rules: readonly Rule[] = [standing, polarity, banned, crossed, unit, oldValue];
