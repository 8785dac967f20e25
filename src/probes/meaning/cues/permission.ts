import { type Cue, phrases } from './cue.js';

/** Allows. */
export const permission: Cue = {
  name: 'permission',
  pattern: phrases(
    'may', 'allowed', 'permitted', 'is fine', 'are fine', 'fine', 'ok', 'okay', 'free to', 'feel free', 'welcome to', 'can be', 'can', 'acceptable',
    'possible again', 'at will', 'at your discretion', 'go ahead', 'cleared to', 'authorised', 'authorized', 'as needed', 'unrestricted', 'no restriction',
    'no restrictions', 'no objection', 'no problem', 'allow', 'allows', 'allowing', 'permits', 'permit',
  ),
};
