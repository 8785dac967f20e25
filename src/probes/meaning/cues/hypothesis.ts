import { type Cue, phrases } from './cue.js';

/** Not in force: proposed, asked, planned for discussion, rejected. */
export const hypothesis: Cue = {
  name: 'hypothesis',
  pattern: phrases(
    'proposed', 'proposes', 'propose', 'proposal', 'proposals', 'suggested', 'suggests', 'suggest', 'suggestion', 'suggestions', 'considered', 'considering', 'consider', 'considers', 'discussed', 'discussion', 'discussing', 'discuss', 'debated', 'debate',
    'could', 'might', 'maybe', 'perhaps', 'possibly', 'idea', 'ideas', 'open question', 'open questions', 'question', 'questions', 'asked whether', 'asks whether', 'asked if', 'asks if', 'asked about', 'wondered', 'wonders', 'wondering', 'rejected', 'rejects', 'declined', 'declines', 'turned down',
    'not adopted', 'not agreed', 'not accepted', 'not approved', 'not decided', 'draft', 'drafted', 'to be decided', 'to be confirmed', 'tbd', 'tbc', 'undecided', 'unconfirmed', 'pending', 'would be', 'would have', 'what if', 'if we', 'thinking of', 'thinking about', 'thought about', 'thought of', 'option', 'options',
    'candidate', 'candidates', 'alternative', 'alternatives', 'hypothetical', 'whether', 'under review', 'up for', 'floated', 'toyed', 'vetoed', 'voted down', 'unclear', 'not sure', 'unsure', 'speculated', 'tentative', 'tentatively', 'provisional', 'mentioned as', 'brought up', 'wishes', 'wish', 'would', 'quoted', 'offer', 'offered', 'weighing', 'mulling', 'example', 'for example', 'postponed', 'parked',
  ),
};
