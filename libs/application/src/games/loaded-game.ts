import type { ChainHead, StoredEvent } from '@kronika/event-log';
import { type AnyGame, asKernelEvent, foldEvent, type KernelState, openDecisions, type Seat } from '@kronika/game-kernel';
import { emptyTurnLog, type TurnLog, withAppend } from './turn-log';

/** A game as it stands at its last known version, with what its commands left behind. */
export interface LoadedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly kernel: KernelState<unknown>;
  readonly head: ChainHead | undefined;
  /** The appends of every command, by `commandKey`. */
  readonly commands: ReadonlyMap<string, CommandTrace>;
  readonly turns: TurnLog;
  /** The time of its last event: the next is not before it. */
  readonly lastTime: number;
}

/** What a command wrote. */
export interface CommandTrace {
  readonly first: StoredEvent;
  readonly last: { readonly version: number; readonly position: bigint };
}

/** Commands are known by who gave them: another actor's id is another command. */
export function commandKey(actor: string, command: string): string {
  return `${actor} ${command}`;
}

/** The game after more of its events: whole appends, as the log reads them. */
export function withEvents(
  loaded: LoadedGame | undefined,
  id: string,
  game: AnyGame,
  events: readonly StoredEvent[],
): LoadedGame | undefined {
  if (events.length === 0) return loaded;
  const commands = new Map(loaded?.commands);
  let { kernel, head, turns, lastTime = 0 } = loaded ?? {};
  let takenOver: Seat[] = [];
  for (const [index, event] of events.entries()) {
    kernel = foldEvent(game, kernel, event);
    if (event.chain !== undefined) head = { version: event.version, chain: event.chain };
    const key = commandKey(event.actor, event.command);
    const { version, position, time } = event;
    commands.set(key, { first: commands.get(key)?.first ?? event, last: { version, position } });
    lastTime = time;
    if (event.type === 'SeatTakenOver') takenOver.push(...seatTakenOver(event));
    const next = events[index + 1];
    if (next !== undefined && commandKey(next.actor, next.command) === key) continue;
    turns = withAppend(turns ?? emptyTurnLog(kernel.table.seats.length), openDecisions(game, kernel), { time, version, takenOver });
    takenOver = [];
  }
  return kernel && turns && { id, game, kernel, head, commands, turns, lastTime };
}

function seatTakenOver(event: StoredEvent): readonly Seat[] {
  const taken = asKernelEvent(event);
  return taken?.type === 'SeatTakenOver' ? [taken.open.seat] : [];
}
