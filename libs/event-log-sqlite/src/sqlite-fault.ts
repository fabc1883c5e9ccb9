import type { AppendRefused } from '@kronika/event-log';

const primaryCodes: Readonly<Record<number, AppendRefused['reason']>> = {
  13: 'disk-full', // SQLITE_FULL
  18: 'too-large', // SQLITE_TOOBIG
};

/** The primary result code of an error that SQLite reported; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  // Not by instanceof: where code runs in a context of its own, as under Jest, SQLite's errors come from another realm.
  if (typeof error !== 'object' || error === null || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}

export function isDiskFull(error: unknown): boolean {
  return refusalReason(error) === 'disk-full';
}

export const busyCode = 5;
export const corruptCode = 11;
export const notADatabaseCode = 26;

function refusalReason(error: unknown): AppendRefused['reason'] {
  return primaryCodes[sqliteCode(error) ?? 0] ?? 'unavailable';
}

/** The answer to an append that failed before it was committed: nothing was written. */
export function refusal(error: unknown): AppendRefused {
  return { kind: 'refused', reason: refusalReason(error), message: messageOf(error) };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
