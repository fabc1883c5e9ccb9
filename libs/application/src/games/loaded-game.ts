import type { ChainHead, StoredEvent } from '@kronika/event-log';
import { type AnyGame, foldEvent, type KernelState } from '@kronika/game-kernel';

/** A game as it stands at its last known version, with what its commands left behind. */
export interface LoadedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly kernel: KernelState<unknown>;
  readonly head: ChainHead | undefined;
  /** The appends of every command, by `commandKey`. */
  readonly commands: ReadonlyMap<string, CommandTrace>;
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

/** The game after more of its events. */
export function withEvents(
  loaded: LoadedGame | undefined,
  id: string,
  game: AnyGame,
  events: readonly StoredEvent[],
): LoadedGame | undefined {
  if (events.length === 0) return loaded;
  const commands = new Map(loaded?.commands);
  let kernel = loaded?.kernel;
  let head = loaded?.head;
  for (const event of events) {
    kernel = foldEvent(game, kernel, event);
    if (event.chain !== undefined) head = { version: event.version, chain: event.chain };
    const key = commandKey(event.actor, event.command);
    const { version, position } = event;
    commands.set(key, { first: commands.get(key)?.first ?? event, last: { version, position } });
  }
  return kernel && { id, game, kernel, head, commands };
}
