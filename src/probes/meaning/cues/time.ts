import { type Cue, phrases } from './cue.js';

/** Belongs to an earlier state. */
export const past: Cue = {
  name: 'past',
  pattern: phrases(
    'was', 'were', 'used to', 'formerly', 'former', 'previously', 'previous', 'earlier', 'old', 'older', 'initially', 'initial', 'originally', 'original', 'at first', 'first said', 'instead of', 'rather than', 'in place of', 'replaces', 'replaced', 'replacing', 'replace',
    'superseded', 'supersedes', 'superseding', 'outdated', 'stale', 'down from', 'up from', 'raised from', 'lowered from', 'changed from', 'moved from', 'from', 'had been', 'had', 'no longer', 'not', 'forget', 'ignore', 'overrides', 'obsolete', 'prior', 'before', 'once', 'then', 'ex', 'revised from', 'corrected from',
    'increased from', 'reduced from', 'cut from', 'extended from', 'postponed from', 'against', 'in lieu of', 'until now', 'so far', 'to date', 'past', 'wrong', 'mistaken', 'typo', 'void', 'dropped', 'said', 'last', 'historical', 'history', 'started at', 'began at',
  ),
};

/** Belongs to the state in force. */
export const present: Cue = {
  name: 'present',
  pattern: phrases(
    'now', 'currently', 'current', 'new', 'latest', 'updated', 'today', 'as of', 'in force', 'valid', 'is', 'are', 'changed to', 'moved to', 'raised to', 'lowered to', 'corrected to', 'to', 'becomes', 'instead', 'final', 'revised', 'holds', 'applies', 'actual', 'really', 'actually', 'correction', 'counts', 'in effect', 'effective', 'postponed to', 'newest',
  ),
};
