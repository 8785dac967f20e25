import { type Cue, phrases } from './cue.js';

/** Makes a rule a wish. */
export const weakening: Cue = {
  name: 'weakening',
  pattern: phrases(
    'try to', 'try not to', 'trying to', 'tries to', 'ideally', 'where possible', 'if possible', 'when possible', 'wherever possible', 'whenever possible', 'as far as possible',
    'preferably', 'if convenient', 'generally', 'in general', 'usually', 'normally', 'as a rule of thumb', 'rule of thumb', 'aim to', 'aim for', 'nice to have',
    'would be nice', 'would be good', 'discouraged', 'not recommended', 'recommended', 'recommendation', 'rather not', 'better not', 'better to avoid', 'best to avoid', 'best avoided', 'think twice', 'sparingly', 'kept to a minimum',
    'keep to a minimum', 'minimise', 'minimize', 'avoid', 'avoids', 'avoided', 'avoiding', 'where practical', 'if practical', 'as much as possible', 'reluctant', 'hesitate', 'be careful',
    'careful with', 'with care', 'caution', 'cautious', 'mostly', 'wherever practical', 'when practical', 'soft', 'soft limit', 'guideline', 'flexible', 'roughly', 'not ideal', 'if time allows',
    'if time permits', 'best effort', 'should be kept low', 'as a default', 'by default', 'unless needed', 'unless necessary', 'unless really needed', 'unless really necessary', 'if you can', 'if we can', 'where feasible', 'if feasible', 'when feasible',
    'may be wise', 'prefer not', 'prefers not', 'tend to', 'sensitive', 'with some leeway', 'leeway', 'at a pinch', 'frowned upon', 'not strictly', 'not a hard', 'nice-to-have', 'a wish', 'hope to', 'hopefully', 'hopes to', 'would like to keep', 'would rather',
  ),
};
