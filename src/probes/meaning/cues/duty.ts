import type { Cue } from './cue.js';

/** Demands. */
export const duty: Cue = {
  name: 'duty',
  phrases: [
    'must',
    'has to',
    'have to',
    'needs to',
    'need to',
    'always',
    'required',
    'requires',
    'require',
    'mandatory',
    'obligatory',
    'shall',
    'is to',
    'are to',
    'binding',
    'hard',
    'strict',
    'strictly',
    'only',
    'every time',
    'each time',
    'insists',
    'rule',
    'rules',
    'needs',
    'need',
  ],
};
