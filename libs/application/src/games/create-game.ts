import { derivedId, type Json } from '@kronika/event-log';
import type { Occupant, TimeOutPolicy } from '@kronika/game-kernel';
import type { CommandResult } from '../command-result';
import type { Platform } from '../platform';
import { type Cause, openTable } from '../tables/open-table';
import { type ClockSetting, defaultDelay, type CommentaryDelay, type ReleaseRule, type TournamentLink } from '../tables/settings';
import type { TableEvent } from '../tables/table-events';
import type { TableStore } from '../tables/table-store';
import { beginGame, type GameStarted } from './begin-game';

/** A game that something else causes: a round of a tournament, a demonstration. */
export interface GameToCreate {
  readonly game: string;
  readonly options: Json;
  /** Who plays, in seating order: accounts and bots. */
  readonly seats: readonly Occupant[];
  readonly clock: ClockSetting;
  readonly timeOut: TimeOutPolicy;
  /** `games`: how many the group has in all, so that none opens before the last has ended. */
  readonly release: ReleaseRule;
  /** The same deals at every table of the round. */
  readonly duplicate?: { readonly roundId: string };
  readonly rated: boolean;
  readonly tournament?: TournamentLink;
  readonly delay?: CommentaryDelay;
}

/** The id of the game that a cause creates: known before, and the same for every try. */
export function gameIdFor({ actor, commandId }: Cause): string {
  return derivedId('game', actor, commandId);
}

/** Creates and starts a game; a repeated cause finds the first game, and goes on from wherever that one got to. */
export async function createGame(
  platform: Platform,
  tables: TableStore,
  cause: Cause,
  wanted: GameToCreate,
): Promise<CommandResult<GameStarted>> {
  const game = await platform.games.game(wanted.game);
  if (game === undefined) return { kind: 'not-found', what: `game ${wanted.game}` };
  const options = game.options.parse(wanted.options);
  if (!options.ok) return { kind: 'invalid', issues: options.issues.map(({ path, message }) => ({ path: `options.${path}`, message })) };
  const { min, max } = game.seats(options.value);
  if (wanted.seats.length < min || wanted.seats.length > max) {
    return { kind: 'invalid', issues: [{ path: 'seats', message: `${wanted.seats.length} seats; the game takes ${min} to ${max}` }] };
  }
  const seated = wanted.seats.map((occupant, seat): TableEvent => ({
    type: 'SeatTaken',
    open: { seat, occupant, guest: false, nonce: null },
  }));
  const opened = await openTable(platform, tables, cause, {
    id: gameIdFor(cause),
    game,
    settings: {
      options: options.value,
      seats: wanted.seats.length,
      owner: null,
      access: 'public',
      linkHash: null,
      startsWhenFull: true,
      clock: wanted.clock,
      timeOut: wanted.timeOut,
      release: wanted.release,
      rated: wanted.rated,
      delay: wanted.delay ?? defaultDelay,
      tournament: wanted.tournament ?? null,
      imported: null,
    },
    then: [...seated, { type: 'TableStarted', open: {} }],
    ...(wanted.duplicate === undefined ? {} : { duplicate: wanted.duplicate }),
  });
  if (opened === 'taken') return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for another game' }] };
  return beginGame(platform, opened);
}
