import type { Officials } from '../rights/officials';
import type { TournamentStore } from './tournament-store';

/**
 * Who has a say at the tables of a tournament. Whoever plays in it has none while it runs, whatever else they are: an arbiter sees all cards, and
 * where deals are the same at every table, also those of the own one.
 */
export class TournamentOfficials implements Officials {
  readonly #store: TournamentStore;

  constructor(store: TournamentStore) {
    this.#store = store;
  }

  async roleIn(tournamentId: string, accountId: string): Promise<'arbiter' | 'commentator' | undefined> {
    const state = (await this.#store.load(tournamentId))?.state;
    if (state === undefined) return undefined;
    const plays = state.participants.some(({ account, status }) => account === accountId && status === 'playing');
    if (plays && state.phase === 'running') return undefined;
    const roles = state.roles.filter(({ account }) => account === accountId).map(({ role }) => role);
    if (roles.some((role) => role !== 'commentator')) return 'arbiter';
    return roles.length > 0 ? 'commentator' : undefined;
  }
}
