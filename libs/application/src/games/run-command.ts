import type { NewGameEvent, StepResult } from '@kronika/game-kernel';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { Platform } from '../platform';
import type { GameStore } from './game-store';
import { commandKey, type CommandTrace, type LoadedGame } from './loaded-game';
import { asNewEvents } from './new-events';
import { asRejection } from './rejections';

export interface GameCommand {
  readonly gameId: string;
  readonly actor: string;
  readonly commandId: string;
  decide(loaded: LoadedGame): StepResult<unknown> | Rejection;
  /** Whether a command recorded under the same id was this very one. */
  isRepeatOf(recorded: CommandTrace): boolean;
}

/** `ended`: the game is over with it. */
export type GameWritten = Written & { readonly ended: boolean };

const attempts = 8;

/** The way of every command to a game: seen before? load, decide, append at that version; when that is stale, load and decide again. */
export async function runCommand(platform: Platform, store: GameStore, command: GameCommand): Promise<CommandResult<GameWritten>> {
  const stream = `game-${command.gameId}`;
  let version = -1;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const loaded = await store.load(command.gameId);
    if (loaded === undefined) return { kind: 'not-found', what: `game ${command.gameId}` };
    version = loaded.kernel.version;
    const recorded = loaded.commands.get(commandKey(command.actor, command.commandId));
    if (recorded !== undefined) {
      if (command.isRepeatOf(recorded)) return { kind: 'done', ...recorded.last, ended: loaded.kernel.table.ended !== undefined };
      return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
    }
    const decided = command.decide(loaded);
    if ('kind' in decided) return decided;
    if (!decided.ok) return asRejection(decided.error, version);
    const written = await write(platform, stream, loaded, command, decided.value.events);
    if (written !== undefined) return { kind: 'done', ...written, ended: decided.value.after.table.ended !== undefined };
  }
  return { kind: 'conflict', code: 'busy', version };
}

/** Undefined when somebody else wrote first. */
async function write(
  platform: Platform,
  stream: string,
  { kernel, lastTime }: LoadedGame,
  { actor, commandId }: GameCommand,
  events: readonly NewGameEvent[],
): Promise<Written | undefined> {
  // The clocks of two nodes may differ: time never runs backwards in a stream.
  const time = Math.max(platform.now(), lastTime);
  const envelopes = asNewEvents(stream, events, { actor, command: commandId, time });
  const result = await appendEvents(platform.log, stream, envelopes, kernel.version);
  return result.kind === 'appended' ? { version: result.version, position: result.position } : undefined;
}
