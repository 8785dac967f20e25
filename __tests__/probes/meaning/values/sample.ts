/** A compacted context as summaries, lists, tables, JSON and chats write it, dense with values of all types. */
export const sample = `Moving the ledger from MySQL 5.7 on db-tolvar-07, which is still live, to Postgres 16.2 on pg-ansel-01; the work
sits on branch mig/ledger-pg. Step 3 of 8, the orders backfill, is loaded on staging without rejects; staging is pg-ansel-04 on
port 7433. The write freeze may last eleven minutes at most, the first rehearsal took 8m20s. Cutover is on Saturday, Apr 17, 2027
at 04:30 UTC, and the old server goes away by 30 May. Cloud spending must stay at or below $12,940 in a month.

## Rules
- Never write to db-tolvar-07 before Nemir Kolsas has approved it in writing.
- Batches hold 3,250 rows at most; retries: 4, after 1, 5 and 25 minutes.
- Secrets under kv/ledger/prod must not be printed. Ask Halis Dermol (ext. 6127) or write to vortal@benmir.example.
- Start every commit with LDG-4471; the last good one is 9f3ac1e0. Tell #ops-keldar.

| stream | lead | state | size |
|---|---|---|---|
| orders | Ines Varga | done | 44 GB, 51 minutes |
| credit_notes | P. Natarajan | 60 percent | 3.5 GB |

{"cap_usd": 500, "timeout_ms": 437, "colour": "#3f8ac1", "next": ["docs/webhooks.md", "s3://ledger-export/k7r4"]}

user: where do the figures come from?
assistant: From the report of 12 March 2026: 18.4 million rows, about 2.4 % of them in error. Colleagues read it at half past ten
in the morning, which has been the habit for more than two years; nobody has asked for another hour so far. See
https://tismol.example/reports/118?view=all and .env.staging for the rest. A whole week of quiet is what we work for.
`;
