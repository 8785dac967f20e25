import { type Claim, readClaims } from '../../../../src/probes/meaning/claims/index.js';
import { makePlain } from '../../../../src/probes/meaning/text/index.js';

/** The claims of a text. */
export function claimsOf(text: string): Claim[] {
  return readClaims(makePlain(text));
}

/** The claims of a text in short: `<user> {Heading} form (label > label) text`, where there is each. */
export function said(text: string): string[] {
  return claimsOf(text).map((claim) => {
    const parts = [
      claim.speaker && `<${claim.speaker}>`,
      claim.headings.length > 0 && `{${claim.headings.join(' > ')}}`,
      claim.struck && '~',
      claim.checked === undefined ? '' : claim.checked ? '[x]' : '[ ]',
      claim.form,
      claim.labels.length > 0 && `(${claim.labels.join(' > ')})`,
      claim.text,
    ];
    return parts.filter(Boolean).join(' ');
  });
}

/** The texts of the claims of each group, groups in the order of their numbers. */
export function groupsOf(text: string): string[][] {
  const groups = new Map<number, string[]>();
  for (const claim of claimsOf(text)) {
    const group = groups.get(claim.group);
    if (group) group.push(claim.text);
    else groups.set(claim.group, [claim.text]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, texts]) => texts);
}
