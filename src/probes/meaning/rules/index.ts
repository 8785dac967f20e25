import type { Rule } from './evidence.js';
import { oldValue } from './old-value.js';
import { polarity } from './polarity.js';
import { standing } from './standing.js';

/** Every rule that looks at a place where a statement may stand. */
export const rules: readonly Rule[] = [standing, polarity, oldValue];
