/**
 * Words that people and summarizers use for one another in working notes: everyday and engineering ones, curated by
 * hand. Each line is one meaning; the first word names it. A word stands in one line only. Antonyms never share a
 * line, and a word that is common in two meanings is left out.
 */
const lines = `
maximum max most ceiling cap limit upper highest
minimum min least lowest floor
execute run
money cost spend spending bill budget expense expenditure fee pay charge
start begin launch commence kick
end finish complete completion done conclude
delete remove drop erase wipe purge destroy empty truncate
send mail forward transmit dispatch
change modify alter edit write update mutate
record row entry
print log dump
disclose reveal expose publish
secret credential password token
database db postgres mysql datastore
server host machine box node
restart reboot bounce
deploy release ship rollout deployment
review reviewer
approve approval consent permission agreement ok authorise authorize authorisation authorization sign signoff nod
owner own responsible maintainer maintain
client customer
deadline due
cutover switchover
migrate migration move moved transfer relocate
resume continue
checkpoint bookmark watermark
stop halt suspend pause
allow permit
region zone
schedule timetable calendar
daily everyday
night nightly overnight
week weekly
month monthly
year yearly annual
summary status digest
message note memo
channel
prefer preference like want wish favour favor
colour color
chart graph plot diagram
picture image figure photo
style format
bug defect error fault
fix repair mend correct patch
pin freeze frozen
package dependency
task job
production prod live
backup snapshot
import importer ingest
bucket store storage
batch chunk
latency delay
fast quick speed
retry attempt
folder directory
address mailbox email e-mail
phone telephone
meeting appointment
answer reply respond response
brief concise short
target goal aim objective
check verify verification validate
explain explanation
`;

const meanings = new Map<string, string>();
for (const line of lines.trim().split('\n')) {
  const [name = '', ...others] = line.trim().split(' ');
  for (const word of [name, ...others]) if (!meanings.has(word)) meanings.set(word, name);
}

/** The name of a word's meaning, for words that have synonyms here. The first line that has a word decides. */
export const synonyms: ReadonlyMap<string, string> = meanings;
