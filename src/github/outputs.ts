import { setOutput } from '@actions/core';
import { type Results, type Verdict, verdicts } from '../results.js';
import { canaryTypes } from '../sessions/index.js';

/** What later steps of a job can read of a run. */
export interface ActionOutputs {
  passed: boolean;
  results?: Results;
  resultsPath?: string;
  reportPath?: string;
}

/**
 * Sets every output of action.yml; where there are no results, they are empty, `survival` an empty object, and `passed`
 * is false.
 */
export function writeOutputs({ passed, results, resultsPath, reportPath }: ActionOutputs): void {
  const suites = results?.suites ?? [];
  const findings = suites.flatMap((suite) => suite.findings ?? []);
  const types = (chosen: typeof findings) =>
    canaryTypes.filter((type) => chosen.some((finding) => finding.type === type)).join(',');
  const worst = verdicts.find((verdict: Verdict) => findings.some((finding) => finding.verdict === verdict));
  const survival = Object.fromEntries(
    suites.map((suite) => [
      suite.name,
      Object.fromEntries(
        (suite.findings ?? []).map(({ type, round1_survival, round1_upper, final_survival, final_upper }) => [
          type,
          // An upper end that is undefined, because it is no other, is left out by JSON.
          { round1: round1_survival, round1_upper, last: final_survival, last_upper: final_upper },
        ]),
      ),
    ]),
  );
  setOutput('passed', String(passed));
  setOutput('verdict', worst ?? '');
  setOutput('results-path', resultsPath ?? '');
  setOutput('report-path', reportPath ?? '');
  setOutput('survival', JSON.stringify(survival));
  setOutput('flagged-types', types(findings.filter(({ verdict }) => verdict === 'FLAG')));
  setOutput('cliff-types', types(findings.filter(({ cliff_round }) => cliff_round !== null)));
}
