// Run by `killSubscriber` in a process of its own: writes and follows its own log; each effect is committed together with its checkpoint.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { eventId } from '@kronika/event-log';
import { SqliteLog } from '../../sqlite-log';

const [folder = '', mode = ''] = process.argv.slice(2);
const effects = new DatabaseSync(join(folder, 'effects.sqlite'));
effects.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS effects (event TEXT PRIMARY KEY, times INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS checkpoint (only INTEGER PRIMARY KEY, position INTEGER NOT NULL)`);
const take = effects.prepare('INSERT INTO effects VALUES (?, 1) ON CONFLICT DO UPDATE SET times = times + 1');
const save = effects.prepare('INSERT INTO checkpoint VALUES (1, ?) ON CONFLICT DO UPDATE SET position = excluded.position');
const checkpoint = effects.prepare('SELECT position FROM checkpoint').get()?.position;

const log = SqliteLog.open({ folder });
const subscription = log.subscribe(
  {
    ...(checkpoint === undefined ? {} : { after: BigInt(Number(checkpoint)) }),
    batchSize: 7,
    onCaughtUp: () => {
      if (mode === 'finish') void subscription.stop().then(() => log.close());
    },
  },
  async ({ events, position }) => {
    effects.exec('BEGIN');
    for (const event of events) take.run(event.id);
    // A wide target for the kill.
    await pause(Math.random() * 4);
    save.run(Number(position));
    effects.exec('COMMIT');
    writeSync(1, `${position}\n`);
  },
);

if (mode === 'write') {
  const stream = `game-${process.pid}`;
  for (let n = 0; ; n++) {
    const id = eventId(stream, 'child', String(n), 0);
    const event = { id, type: 'Written', schema: 1, time: n, actor: 'child', command: String(n), open: n };
    const result = await log.append(
      stream,
      [event, { ...event, id: eventId(stream, 'child', String(n), 1) }],
      n === 0 ? 'no stream' : 2 * n - 1,
    );
    if (result.kind !== 'appended') throw new Error(JSON.stringify(result));
  }
}
