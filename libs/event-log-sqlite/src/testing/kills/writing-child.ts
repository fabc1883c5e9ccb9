// Run by `killWriter` in a process of its own: appends without end and says what was acknowledged, until somebody kills it.
import { writeSync } from 'node:fs';
import { SqliteLog } from '../../sqlite-log';
import { appendEvents, callers, callerStream, lastVersion } from './script';

const [folder = '', acknowledged = ''] = process.argv.slice(2);
const start = acknowledged.split(',').map(Number);
const log = SqliteLog.open({ folder });

async function write(caller: number): Promise<void> {
  let n = start[caller] ?? 0;
  let version = lastVersion(caller, n);
  for (;;) {
    const events = appendEvents(caller, n);
    const result = await log.append(callerStream(caller), events, version < 0 ? 'no stream' : version);
    if (result.kind !== 'appended') throw new Error(`caller ${caller}, append ${n}: ${JSON.stringify(result)}`);
    version += events.length;
    if (result.version !== version) throw new Error(`caller ${caller}, append ${n}: version ${result.version}`);
    // Straight into the pipe: what is written here reaches the parent whatever happens next.
    writeSync(1, `${caller} ${n} ${result.repeated ? 'repeated' : 'written'}\n`);
    n++;
  }
}

await Promise.all(Array.from({ length: callers }, (_, caller) => write(caller)));
