import type { Accounts } from '../accounts/accounts';
import type { Annotations } from '../annotations/annotations';
import type { Studies } from '../annotations/studies';
import type { Variations } from '../annotations/variations';
import type { CommandResult } from '../command-result';
import type { Games } from '../games/games';
import type { Platform } from '../platform';
import type { AccountCaller } from '../rights/caller';
import type { Leagues } from '../tournaments/leagues/leagues';
import type { Tournaments } from '../tournaments/tournaments';
import type { TournamentStore } from '../tournaments/tournament-store';

/** A clock that the script of the demonstration sets. */
export class StageClock {
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** Time goes on, and never back. */
  advanceTo(time: number): void {
    this.#now = Math.max(this.#now, time);
  }
}

/** What the demonstration is played with: the product's own use cases, on a log of their own, under a clock and a chance that can be repeated. */
export interface Stage {
  readonly platform: Platform;
  readonly clock: StageClock;
  readonly accounts: Accounts;
  readonly games: Games;
  readonly tournaments: Tournaments;
  readonly tournamentStore: TournamentStore;
  readonly leagues: Leagues;
  readonly annotations: Annotations;
  readonly studies: Studies;
  readonly variations: Variations;
  /** Lets everything be done that follows without a person. */
  settle(): Promise<void>;
}

/** What a command did; the script sends none that should be rejected. */
export function must<Done>(result: CommandResult<Done>, what: string): Done & { readonly kind: 'done' } {
  if (result.kind !== 'done') throw new Error(`The demonstration cannot go on (${what}): ${JSON.stringify(result)}`);
  return result;
}

/** Somebody of the demonstration, as the use cases know them. */
export function callerOf(accountId: string): AccountCaller {
  return { kind: 'account', accountId, guest: false, administrator: false, scopes: 'all', address: 'demonstration' };
}
