import { type Cue, phrases } from './cue.js';

/** Says that something no longer applies. */
export const lifting: Cue = {
  name: 'lifting',
  pattern: phrases(
    'no longer', 'not any more', 'not anymore', "any more", 'anymore', 'lifted', 'lifts', 'withdrawn', 'withdrew', 'cancelled', 'canceled', 'cancels', 'revoked', 'rescinded', 'repealed',
    'obsolete', 'expired', 'lapsed', 'not binding', 'waived', 'void', 'overruled', 'overridden', 'is gone', 'was dropped', 'has been dropped', 'been dropped', 'dropped the rule', 'not in force',
    'out of force', 'abolished', 'scrapped', 'retired', 'does not apply', "doesn't apply", 'not apply', 'taken back', 'took back', 'took it back', 'suspended', 'relaxed', 'discarded', 'abandoned', 'called off',
    'removed the ban', 'ban removed', 'ban ended', 'ended', 'is over', 'no more in force', 'used to be', 'used to', 'reversed', 'set aside', 'given up', 'stood down', 'released from', 'outdated', 'gave up', 'ignore the earlier', 'forget the', 'not needed any', 'off the table', 'deprecated', 'unblocked', 'nullified', 'superseded',
  ),
};
