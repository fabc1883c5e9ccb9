import type { Rejection } from '../command-result';
import { type AccountCaller, type Caller, mayUse } from '../rights/caller';
import type { GameRole } from '../rights/game-rights';
import type { LoadedGame } from '../games/loaded-game';
import type { LoadedTable } from '../tables/table-store';

/** Those who play talk before everybody; those who watch talk among themselves. */
export const chatChannels = ['players', 'spectators'] as const;
export type ChatChannel = (typeof chatChannels)[number];

/** A table as one finds it, and what one is to it. */
export interface AtChat {
  readonly table: LoadedTable;
  readonly loaded: LoadedGame | undefined;
  readonly standing: GameRole;
}

/** Why a caller may not read a channel; undefined where they may. Spectators' words are hidden from who sits or sat at the table, until release. */
export function mayNotRead(caller: Caller, channel: ChatChannel, at: AtChat): Rejection | undefined {
  if (channel === 'players' || at.loaded?.kernel.table.released === true) return undefined;
  if (at.standing.kind !== 'seat' && !hasSat(caller, at)) return undefined;
  return { kind: 'forbidden', message: 'What spectators say is hidden from the players until the game is released.' };
}

/** Why an account may not speak in a channel; undefined where it may. */
export function maySayNothing(account: AccountCaller, channel: ChatChannel, at: AtChat): Rejection | undefined {
  if (!mayUse(account, 'play')) return { kind: 'forbidden', message: "This token lacks the scope 'play'." };
  const { kind } = at.standing;
  if (channel === 'players') {
    return kind === 'seat' || kind === 'arbiter' ? undefined : { kind: 'forbidden', message: 'Only those who play talk here.' };
  }
  if (account.guest) return { kind: 'forbidden', message: 'Guests listen.' };
  const released = at.loaded?.kernel.table.released === true;
  // An arbiter sees every hand as it is now, and who sat here knows one: they speak to spectators when the game is open.
  if (!released && (kind === 'seat' || kind === 'arbiter' || hasSat(account, at))) {
    return { kind: 'forbidden', message: 'Spectators are among themselves until the game is released.' };
  }
  return undefined;
}

function hasSat(caller: Caller, { table }: AtChat): boolean {
  if (caller.kind === 'anonymous') return false;
  return table.table.seats.some((taken) => taken?.occupant.kind === 'player' && taken.occupant.id === caller.accountId);
}
