import { checkLog, copyLog, LogUnavailable, type EventLog, type LogReport } from '@kronika/event-log';
import { backupSqliteLog, restoreSqliteLog } from '@kronika/event-log-sqlite';
import {
  drawProgress,
  inOneLine,
  type LogPlace,
  maskCredentials,
  nativeChainHash,
  openToRead,
  openToWrite,
  parseLogPlace,
  placeName,
  readSettings,
  settingsPlace,
} from '@kronika/runtime';
import { type Command, exit, WrongCall } from '../command';

type Task = (args: readonly string[]) => Promise<number>;

/** A LOG is a data folder or a connection string; without one, it is the log that the settings name. */
export const logCommand: Command = {
  name: 'log',
  usage: [
    ['log check [LOG]', 'verifies order, versions and every hash chain; works beside a running server'],
    ['log backup FILE', 'writes a consistent, verified copy of the embedded log; works beside a running server'],
    ['log restore FILE', 'puts a backup into an empty data folder'],
    ['log copy FROM TO', 'moves a log between a data folder and EventStoreDB, chains unchanged; resumes where it was cut'],
  ],
  async run([name, ...args]) {
    const task = tasks[name ?? ''];
    if (task === undefined) throw new WrongCall(`Name what to do with the log: ${Object.keys(tasks).join(', ')}.`);
    try {
      return await task(args);
    } catch (error) {
      if (error instanceof LogUnavailable) {
        console.error(maskCredentials(`The log cannot be read: ${error.message}`));
        return exit.failed;
      }
      throw inOneLine(error);
    }
  },
};

const tasks: Readonly<Record<string, Task>> = { check, backup, restore, copy };

async function check(args: readonly string[]): Promise<number> {
  const [place = settingsPlace(readSettings(process.env))] = args.map(parseLogPlace);
  expectAtMost(args, 1);
  return using(openToRead(place), async (log) => {
    const progress = await progressTo(log);
    const report = await checkLog(log, { hash: nativeChainHash, onProgress: progress.update });
    progress.end();
    for (const { kind, stream, version, position } of report.problems) {
      console.log(`${kind}: ${stream} version ${version} (position ${position.toString()})`);
    }
    console.log(`${placeName(place)}: ${counts(report)}, ${report.problems.length} problems`);
    return report.problems.length === 0 ? exit.fine : exit.failed;
  });
}

async function backup(args: readonly string[]): Promise<number> {
  const file = oneFile(args);
  const progress = await progressTo();
  const report = await backupSqliteLog(dataFolder(), file, { onProgress: progress.update });
  progress.end();
  console.log(`${file}: ${counts(report)}, verified`);
  return exit.fine;
}

async function restore(args: readonly string[]): Promise<number> {
  const file = oneFile(args);
  const progress = await progressTo();
  const report = await restoreSqliteLog(file, dataFolder(), { onProgress: progress.update });
  progress.end();
  console.log(`${dataFolder()}: ${counts(report)}, verified`);
  return exit.fine;
}

async function copy(args: readonly string[]): Promise<number> {
  const [from, to] = args.map(parseLogPlace);
  if (from === undefined || to === undefined) throw new WrongCall('Name the log to copy from and the one to copy to.');
  expectAtMost(args, 2);
  return using(openToRead(from), (source) =>
    using(openToWrite(to), async (target) => {
      const progress = await progressTo(source);
      const result = await copyLog(source, target, { onProgress: progress.update });
      progress.end();
      switch (result.kind) {
        case 'copied':
          console.log(
            `${placeName(to)}: ${result.events} events, ${result.foundAlready} of them were there already; compared with ${placeName(from)}`,
          );
          return exit.fine;
        case 'not-a-prefix':
          console.error(`${placeName(to)} is not a copy of ${placeName(from)}: they differ at ${result.stream} version ${result.version}.`);
          return exit.failed;
        case 'failed':
          console.error(`${placeName(to)} did not take ${result.stream} version ${result.version}: ${result.reason}. Copy again to go on.`);
          return exit.failed;
      }
    }),
  );
}

async function using<Result>(log: EventLog, work: (log: EventLog) => Promise<Result>): Promise<Result> {
  try {
    return await work(log);
  } finally {
    await log.close();
  }
}

interface CountedProgress {
  readonly update: (events: number, position: bigint) => void;
  readonly end: () => void;
}

/** How many events there are in all is not known beforehand, but how far the log reaches is. */
async function progressTo(log?: EventLog): Promise<CountedProgress> {
  const bar = drawProgress();
  const last = log === undefined ? undefined : Number((await log.lastPosition()) ?? 0n);
  return {
    update: (events, position) => bar.update(Number(position), Math.max(last ?? 0, Number(position)), `${events} events`),
    end: () => bar.end(),
  };
}

function dataFolder(): string {
  const place: LogPlace = settingsPlace(readSettings(process.env));
  if (place.kind === 'server') throw new WrongCall('Backup and restore are for the embedded log; a server has its own (docs/cluster.md).');
  return place.folder;
}

function oneFile(args: readonly string[]): string {
  const [file] = args;
  if (file === undefined || args.length > 1) throw new WrongCall('Name one file.');
  return file;
}

function expectAtMost(args: readonly string[], count: number): void {
  if (args.length > count) throw new WrongCall(`'${args[count] ?? ''}' is one too many.`);
}

function counts({ events, streams, chains }: LogReport): string {
  return `${events} events in ${streams} streams, ${chains} chains valid`;
}
