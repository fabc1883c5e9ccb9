import { canonical } from '@kronika/event-log';
import { abandon, adjudicate, asKernelEvent, type Occupant, type Outcome, type Seat, takeOver } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import { accountOf, type Caller, mayUse } from '../rights/caller';
import type { GameAccess } from './game-access';
import type { GameCommands } from './game-commands';
import { seatOf, type SeatCommand } from './games';
import type { GameCommand } from './run-command';

/** What an arbiter may do: an organiser or judge of the game's tournament, or an administrator, who has no seat in it. */
export class Rulings {
  readonly #access: GameAccess;
  readonly #commands: GameCommands;

  constructor(access: GameAccess, commands: GameCommands) {
    this.#access = access;
    this.#commands = commands;
  }

  /** Decides how the game ended. The text of the reason is kept elsewhere, under its hash. */
  async adjudicate(
    caller: Caller,
    command: SeatCommand & { readonly outcome: Outcome; readonly reasonHash?: string },
  ): Promise<CommandResult<Written>> {
    const { outcome, reasonHash } = command;
    return this.#rule(caller, command, {
      isRepeatOf: ({ first }) => {
        const event = asKernelEvent(first);
        return event?.type === 'Adjudicated' && canonical(event.open.outcome) === canonical(outcome);
      },
      decide: ({ game, kernel, head }) => {
        const places = outcome.kind === 'ranking' ? outcome.places.map(({ seat }) => seat).sort((a, b) => a - b) : undefined;
        if (places !== undefined && canonical(places) !== canonical(kernel.table.seats.map((_, seat) => seat))) {
          return { kind: 'invalid', issues: [{ path: 'outcome.places', message: 'names every seat once' }] };
        }
        const ruling = reasonHash === undefined ? { outcome } : { outcome, reasonHash };
        return adjudicate(game, kernel, ruling, head === undefined ? {} : { head });
      },
    });
  }

  /** Ends the game without an outcome. */
  abandon(caller: Caller, command: SeatCommand): Promise<CommandResult<Written>> {
    return this.#rule(caller, command, {
      isRepeatOf: ({ first }) => first.type === 'Abandoned',
      decide: ({ game, kernel, head }) => abandon(game, kernel, { reason: 'organiser' }, head === undefined ? {} : { head }),
    });
  }

  /** Somebody else plays a seat on and takes its result over. */
  substitute(caller: Caller, command: SeatCommand & { readonly seat: Seat; readonly occupant: Occupant }): Promise<CommandResult<Written>> {
    const { seat, occupant } = command;
    return this.#rule(caller, command, {
      isRepeatOf: ({ first }) => {
        const event = asKernelEvent(first);
        return event?.type === 'SeatTakenOver' && event.open.seat === seat && canonical(event.open.occupant) === canonical(occupant);
      },
      decide: (loaded) => {
        if (occupant.kind === 'player' && seatOf(loaded, occupant.id) !== undefined) {
          return { kind: 'invalid', issues: [{ path: 'occupant', message: 'holds a seat of the game already' }] };
        }
        return takeOver(loaded.game, loaded.kernel, { seat, occupant, reason: 'substitute' });
      },
    });
  }

  async #rule(
    caller: Caller,
    { gameId, commandId }: SeatCommand,
    command: Pick<GameCommand, 'isRepeatOf' | 'decide'>,
  ): Promise<CommandResult<Written>> {
    const refused = await this.#mayNotRule(caller, gameId);
    if (refused !== undefined) return refused;
    return this.#commands.run({ gameId, actor: accountOf(caller).accountId, commandId, ...command });
  }

  async #mayNotRule(caller: Caller, gameId: string): Promise<Rejection | undefined> {
    const account = accountOf(caller);
    const found = await this.#access.standing(account, gameId);
    if (found === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `game ${gameId}` };
    if (found.standing.kind === 'arbiter' && mayUse(account, 'organise')) return undefined;
    return { kind: 'forbidden', message: 'Only an arbiter of the game may do this.' };
  }
}
