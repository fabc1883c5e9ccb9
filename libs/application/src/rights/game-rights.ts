import type { Seat, TableState as GameTable, Viewer } from '@kronika/game-kernel';
import type { Rejection } from '../command-result';
import type { TableState } from '../tables/table-state';
import type { Caller } from './caller';
import type { Officials } from './officials';

/** What somebody is to a game. */
export type GameRole =
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Sees everything but the seed, and rules on the game. */
  | { readonly kind: 'arbiter' }
  /** Sees what some seat knows, with the delay. */
  | { readonly kind: 'commentator' }
  | { readonly kind: 'spectator' }
  /** May not even know of the game. */
  | { readonly kind: 'stranger' };

export interface GameForRights {
  readonly table: TableState;
  /** Undefined before the game has started. */
  readonly game: Pick<GameTable, 'seats' | 'released'> | undefined;
}

/** What a caller is to a game. Who holds a seat is that and nothing else: no second role shows them the others' cards. */
export async function standingOf(
  caller: Caller,
  { table, game }: GameForRights,
  officials: Officials,
  knowsLink: boolean,
): Promise<GameRole> {
  const { settings } = table;
  const account = caller.kind === 'account' ? caller.accountId : undefined;
  const occupants = game?.seats.map(({ occupant }) => occupant) ?? table.seats.map((seat) => seat?.occupant);
  const seat = occupants.findIndex((occupant) => occupant?.kind === 'player' && occupant.id === account);
  if (seat !== -1) return { kind: 'seat', seat };
  const role = await roleOf(caller, table, officials);
  if (role !== undefined) return { kind: role };
  if (settings.access === 'public' || knowsLink) return { kind: 'spectator' };
  // Who sat here once, or opened the table, may go on watching what anybody with the link may.
  const belongs = account !== undefined && (settings.owner === account || table.seats.some((taken) => isAccount(taken?.occupant, account)));
  return { kind: belongs ? 'spectator' : 'stranger' };
}

function isAccount(occupant: { readonly kind: string; readonly id?: string } | undefined, account: string): boolean {
  return occupant?.kind === 'player' && occupant.id === account;
}

async function roleOf(caller: Caller, table: TableState, officials: Officials): Promise<'arbiter' | 'commentator' | undefined> {
  if (caller.kind === 'anonymous') return undefined;
  // Who sat here knows cards that are still hidden: no role for them.
  if (table.seats.some((taken) => isAccount(taken?.occupant, caller.accountId))) return undefined;
  if (caller.administrator) return 'arbiter';
  const { tournament } = table.settings;
  const role = tournament === null ? undefined : await officials.roleIn(tournament.tournamentId, caller.accountId);
  return role ?? (table.commentators.includes(caller.accountId) ? 'commentator' : undefined);
}

/** The eyes that somebody looks through when they ask for none. */
export function ownViewer(standing: GameRole, released: boolean): Viewer {
  if (standing.kind === 'seat') return { seat: standing.seat };
  if (released || standing.kind === 'arbiter') return 'everything';
  return standing.kind === 'commentator' ? 'commentator' : 'spectator';
}

/** The eyes that somebody asks for, where these are theirs to look through. */
export function viewerFor(standing: GameRole, released: boolean, seats: number, asked: Viewer | undefined): Viewer | Rejection {
  if (asked === undefined) return ownViewer(standing, released);
  if (typeof asked === 'object' && !(Number.isInteger(asked.seat) && asked.seat >= 0 && asked.seat < seats)) {
    return { kind: 'not-found', what: `seat ${asked.seat}` };
  }
  if (released || standing.kind === 'arbiter' || asked === 'spectator') return asked;
  if (typeof asked === 'object' && standing.kind === 'seat' && standing.seat === asked.seat) return asked;
  if (asked === 'commentator' && standing.kind === 'commentator') return asked;
  return { kind: 'forbidden', message: 'You may not look through these eyes before the game is released.' };
}
