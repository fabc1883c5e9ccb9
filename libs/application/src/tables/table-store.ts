import type { EventLog, Position, StoredEvent } from '@kronika/event-log';
import { commandKey } from '../games/loaded-game';
import { asTableEvent, sealedServerSeed } from './table-events';
import { evolveTable, type TableState } from './table-state';

/** A table as it stands, with the secrets and traces that only the use cases need. */
export interface LoadedTable {
  readonly table: TableState;
  readonly serverSeed: string;
  /** What the table was opened for, by hash. */
  readonly request: string;
  readonly opened: { readonly time: number; readonly actor: string };
  /** What each command wrote, by `commandKey`. */
  readonly commands: ReadonlyMap<string, TableTrace>;
  readonly lastTime: number;
}

export interface TableTrace {
  readonly events: readonly StoredEvent[];
  readonly version: number;
  readonly position: Position;
}

const kept = 2000;

/** Tables as they stand; loading one again reads only what was written since. */
export class TableStore {
  readonly #log: EventLog;
  readonly #recent = new Map<string, LoadedTable>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** The table at the head of its stream; undefined where there is none. */
  async load(id: string): Promise<LoadedTable | undefined> {
    let loaded = this.#recent.get(id);
    const from = loaded === undefined ? 0 : loaded.table.version + 1;
    for await (const event of this.#log.read(`table-${id}`, { from })) loaded = withEvent(loaded, id, event);
    if (loaded !== undefined) this.#keep(id, loaded);
    return loaded;
  }

  #keep(id: string, loaded: LoadedTable): void {
    const known = this.#recent.get(id);
    if (known !== undefined && known.table.version > loaded.table.version) return;
    this.#recent.delete(id);
    this.#recent.set(id, loaded);
    if (this.#recent.size > kept) this.#recent.delete(this.#recent.keys().next().value ?? '');
  }
}

function withEvent(loaded: LoadedTable | undefined, id: string, event: StoredEvent): LoadedTable {
  const tableEvent = asTableEvent(event);
  const commands = new Map(loaded?.commands);
  const key = commandKey(event.actor, event.command);
  commands.set(key, { events: [...(commands.get(key)?.events ?? []), event], version: event.version, position: event.position });
  const lastTime = event.time;
  if (tableEvent?.type === 'TableOpened') {
    return {
      table: evolveTable(undefined, id, event.version, tableEvent),
      serverSeed: sealedServerSeed(event),
      request: tableEvent.open.request,
      opened: { time: event.time, actor: event.actor },
      commands,
      lastTime,
    };
  }
  if (loaded === undefined) throw new Error(`table-${id} does not begin with TableOpened`);
  const table =
    tableEvent === undefined ? { ...loaded.table, version: event.version } : evolveTable(loaded.table, id, event.version, tableEvent);
  return { ...loaded, table, commands, lastTime };
}
