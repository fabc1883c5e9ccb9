import { existsSync, rmSync } from 'node:fs';
import { checkLog, type StoredEvent } from '@kronika/event-log';
import { collect } from '@kronika-testing/event-log';
import { nativeHash } from '../../native-sealing';
import { ReadOnlySqliteLog } from '../../read-only-log';
import { logFile } from '../../sqlite-log';
import { temporaryFolder } from '../temporary-folder';
import { runAndKill, type KillTime } from './child-process';
import { appendEvents, callers, callerStream } from './script';

export interface KillReport {
  readonly kills: number;
  /** Appends whose acknowledgement reached the parent. */
  readonly acknowledged: number;
  /** Appends that had been written although their acknowledgement was lost: their retry wrote nothing. */
  readonly repeated: number;
  readonly events: number;
  /** What must not be: empty when all held. */
  readonly violations: readonly string[];
}

/**
 * A child appends from several callers at once and is killed at a random moment, again and again on the same log; each new child repeats
 * the appends that its predecessor had no answer to. After every kill the log is read and held against what must be there.
 */
export async function killWriter(kills: number, onKill: (done: number) => void = () => undefined): Promise<KillReport> {
  const folder = temporaryFolder();
  const acknowledged = Array.from({ length: callers }, () => 0);
  const violations: string[] = [];
  let repeated = 0;
  let events = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const child = await runAndKill('writing-child.ts', [folder, acknowledged.join(',')], randomMoment());
      if (child.exitCode !== undefined) violations.push(`the child ended by itself: ${child.errors}`);
      for (const line of child.lines) {
        const [caller, n, how] = line.split(' ');
        acknowledged[Number(caller)] = Number(n) + 1;
        if (how === 'repeated') repeated++;
      }
      if (existsSync(logFile(folder))) {
        const found = await inspect(folder, acknowledged);
        violations.push(...found.violations.map((violation) => `after kill ${kill}: ${violation}`));
        events = found.events;
      }
      onKill(kill);
      if (violations.length > 0) break;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { kills, acknowledged: acknowledged.reduce((sum, n) => sum + n, 0), repeated, events, violations };
}

/** Mostly while it writes; now and then while it starts, when it makes the file or recovers it. */
function randomMoment(): KillTime {
  return Math.random() < 0.15 ? { afterStart: 50 + Math.random() * 250 } : { afterFirstLine: Math.random() ** 2 * 120 };
}

async function inspect(
  folder: string,
  acknowledged: readonly number[],
): Promise<{ readonly events: number; readonly violations: readonly string[] }> {
  const violations: string[] = [];
  let log: ReadOnlySqliteLog;
  try {
    log = ReadOnlySqliteLog.open({ file: logFile(folder) });
  } catch (error) {
    // Killed before the very first child had made the tables.
    return { events: 0, violations: acknowledged.every((n) => n === 0) ? [] : [`the log cannot be opened: ${String(error)}`] };
  }
  try {
    const report = await checkLog(log, { hash: nativeHash });
    violations.push(...report.problems.map((problem) => `${problem.kind} in ${problem.stream} at ${problem.version}`));
    if (Number(report.position ?? 0n) !== report.events)
      violations.push(`${report.events} events up to position ${String(report.position)}`);
    for (let caller = 0; caller < callers; caller++) {
      const stored = await collect(log.read(callerStream(caller)));
      violations.push(...compare(caller, stored, acknowledged[caller] ?? 0));
    }
    return { events: report.events, violations };
  } finally {
    await log.close();
  }
}

/** The stream must hold a caller's first appends, whole and once, and at least those that were acknowledged. */
function compare(caller: number, stored: readonly StoredEvent[], acknowledged: number): readonly string[] {
  let at = 0;
  let n = 0;
  while (at < stored.length) {
    for (const expected of appendEvents(caller, n)) {
      const found = stored[at++];
      if (found === undefined) return [`half an append: caller ${caller}, append ${n}`];
      if (found.id !== expected.id) return [`caller ${caller}, append ${n}: another event at version ${at - 1}`];
    }
    n++;
  }
  return n < acknowledged ? [`caller ${caller}: ${acknowledged} appends acknowledged, ${n} stored`] : [];
}
