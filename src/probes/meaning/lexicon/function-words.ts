/** Words that carry no subject: articles, pronouns, auxiliaries, prepositions, question words, fillers. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a about above after again against all also always am an and another any anyone anything are as at back be because been ' +
    'before being below between both but by can come comes could did do does doing down during each either else even ever ' +
    'every everything few for from further get gets give given go goes going got had has have having he her here hers him ' +
    'his how however i if in into is it its itself just keep kept let lets like look made make makes many may me might mine ' +
    'more most much must my myself need needs neither never no nobody nor not nothing now of off on once one only onto or ' +
    'other others ought our ours out over own per please put rather really s same say see shall she should since so some ' +
    'someone something still such t take takes than that the their theirs them themselves then there these they thing ' +
    'things this those though through till to together too toward towards under until up upon us use used uses using very ' +
    'via was way we well were what whatever when whenever where whether which while who whoever whole whom whose why will ' +
    'with within without would yet you your yours yourself exactly currently instead already'
  ).split(' '),
);
