/**
 * One of several processes that append to the same stream: `contender.ts <connection string> <stream> <number of appends> <name>`.
 * Each append goes behind the last version that this process knows, so that most of them collide. Meanwhile it follows the log, up to its
 * own last event. Prints what it won and what it saw, as JSON.
 */
import { EventStoreDbLog } from '@kronika/event-log-eventstoredb';
import { eventId, type ExpectedVersion } from '@kronika/event-log';

const [connection = '', stream = '', count = '0', actor = ''] = process.argv.slice(2);
const log = new EventStoreDbLog(connection);
const won: { command: string; versions: number[] }[] = [];
const followed: number[] = [];
let conflicts = 0;
let expected: ExpectedVersion = 'no stream';

const subscription = log.subscribe({ filter: { streamPrefixes: [stream] } }, (batch) => {
  followed.push(...batch.events.map((event) => event.version));
});

for (let n = 0; won.length < Number(count); n++) {
  const command = `${actor}-${n}`;
  const events = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, (_, index) => ({
    id: eventId(stream, actor, command, index),
    type: 'Contended',
    schema: 1,
    time: Date.now(),
    actor,
    command,
    open: { index },
    sealed: [{ to: [0], data: Math.random() }],
  }));
  let result;
  // As every caller must: what is unknown is asked for again with the same ids.
  do result = await log.append(stream, events, expected);
  while (result.kind === 'unknown' || (result.kind === 'refused' && result.reason === 'unavailable'));
  if (result.kind === 'appended') {
    won.push({ command, versions: events.map((_, index) => result.version - events.length + 1 + index) });
    expected = result.version;
  } else if (result.kind === 'wrong-expected-version') {
    conflicts++;
    expected = result.actual;
  } else {
    throw new Error(JSON.stringify(result));
  }
}
while (typeof expected === 'number' && !followed.includes(expected)) await new Promise((resolve) => setTimeout(resolve, 5));
await subscription.stop();
await log.close();
console.log(JSON.stringify({ won, conflicts, followed }));
