import { join } from 'node:path';
import { ReadOnlySqliteLog, logFile } from '@kronika/event-log-sqlite';
import { ReadModels } from '../../runner/read-models.ts';
import { folderStorage } from '../../runner/storage.ts';
import { tallyProjection } from '../tally.ts';

// Builds the tally of the log in a folder, from wherever the last child got to: `finish` ends when it is up to date, `rebuild` begins anew first.
const [folder = '', how] = process.argv.slice(2);
const log = ReadOnlySqliteLog.open({ file: logFile(folder), pollMilliseconds: 5 });
const models = new ReadModels({
  log,
  storage: folderStorage(join(folder, 'read-models')),
  batchSize: 4,
  onChange: ({ state }) => console.log(state),
});
models.add(tallyProjection());
await models.start();
if (how === 'rebuild') await models.rebuild();
await models.caughtUp();
if (how === 'finish') {
  await models.close();
  await log.close();
}
