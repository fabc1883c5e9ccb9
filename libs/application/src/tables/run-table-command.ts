import { canonical } from '@kronika/event-log';
import { appendEvents } from '../append-events';
import type { CommandResult, Written } from '../command-result';
import { commandKey } from '../games/loaded-game';
import type { Platform } from '../platform';
import type { TableDecision } from './decide-table';
import { type Cause, tableEnvelopes } from './open-table';
import type { LoadedTable, TableStore, TableTrace } from './table-store';

/** What is told apart from a repeat: a time that was read off a clock is not. */
export interface TableStep {
  readonly tableId: string;
  readonly cause: Cause;
  readonly decide: (loaded: LoadedTable) => TableDecision;
  readonly isRepeatOf: (recorded: TableTrace) => boolean;
}

const attempts = 8;

/** The way of every command to a table: seen before? decide at its head, append there; when that is stale, again. */
export async function runTableCommand(
  platform: Platform,
  store: TableStore,
  { tableId, cause, decide, isRepeatOf }: TableStep,
): Promise<CommandResult<Written & { readonly after: LoadedTable }>> {
  const stream = `table-${tableId}`;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const loaded = await store.load(tableId);
    if (loaded === undefined) return { kind: 'not-found', what: `table ${tableId}` };
    const recorded = loaded.commands.get(commandKey(cause.actor, cause.commandId));
    if (recorded !== undefined) {
      const { version, position } = recorded;
      if (isRepeatOf(recorded)) return { kind: 'done', version, position, after: loaded };
      return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
    }
    const decided = decide(loaded);
    if ('kind' in decided) return decided;
    const events = tableEnvelopes(tableId, decided, cause, Math.max(platform.now(), loaded.lastTime));
    const written = await appendEvents(platform.log, stream, events, loaded.table.version);
    if (written.kind === 'wrong-expected-version') continue;
    const after = (await store.load(tableId)) ?? loaded;
    return { kind: 'done', version: written.version, position: written.position, after };
  }
  return { kind: 'conflict', code: 'busy', version: -1 };
}

/** Whether the first event that a command wrote is of a type, with these among its data. */
export function wrote(recorded: TableTrace, type: string, data: Readonly<Record<string, unknown>> = {}): boolean {
  const [first] = recorded.events;
  if (first?.type !== type || typeof first.open !== 'object' || first.open === null) return false;
  const open = new Map<string, unknown>(Object.entries(first.open));
  return Object.entries(data).every(([key, value]) => canonical(open.get(key) ?? null) === canonical(value ?? null));
}
