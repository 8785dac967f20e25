import type { Cue } from './cue.js';

/** Opens an exception or a condition. */
export const exception: Cue = {
  name: 'exception',
  phrases: [
    'except',
    'except for',
    'excepting',
    'apart from',
    'other than',
    'unless',
    'without',
    'only after',
    'only with',
    'only if',
    'only when',
    'until',
    'save for',
    'but for',
    'exempt',
    'exempted',
    'exception',
    'exceptions',
    'excluding',
    'aside from',
    'before',
    'first',
  ],
};

/** Asks rather than says. */
export const question: Cue = { name: 'question', pattern: /\?/g };

/** Hides a value. */
export const masking: Cue = {
  name: 'masking',
  pattern:
    /[█■▇▓]{2,}|\*{3,}|\bx{4,}\b|[•·]{3,}|[[<(](?:redacted|masked|hidden|withheld|removed|blanked|anonymi[sz]ed|censored|amount|date|name|value|secret|number|id|email|address|token|key)\b[^\])>]{0,20}[\])>]|[[<(]\w+ (?:removed|hidden|withheld)[\])>]|\bredacted\b|_{4,}|\?{3,}|#{4,}/gi,
};
