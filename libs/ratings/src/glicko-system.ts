import { freshGlicko, glickoPeriod, usualTau, type Glicko, type GlickoGame } from './glicko-2';
import { isRatable } from './openskill-system';
import type { PlayerId, RatedResult } from './rated-result';
import { byOrdinal, type Ladder, type RatingChange, type RatingEntry, type RatingSystem } from './rating-system';

export interface GlickoOptions {
  /** Length of a rating period; a week where nothing else is said. */
  readonly periodMs?: number;
  readonly tau?: number;
}

const week = 7 * 24 * 60 * 60 * 1000;
const fewGames = 10;
const wideDeviation = 110;

interface Rated {
  /** As of the beginning of the period that `period` counts. */
  readonly glicko: Glicko;
  readonly period: number;
  readonly games: number;
  /** Games of that period so far. */
  readonly pending: readonly GlickoGame[];
}

/**
 * Glicko-2 for two-seat play. All games of a period are rated together, against ratings from before the period, as the system demands; what is
 * shown is the rating as if the period ended now.
 */
export function glickoSystem(options: GlickoOptions = {}): RatingSystem {
  return { id: 'glicko-2', open: () => openLadder(options) };
}

function openLadder({ periodMs = week, tau = usualTau }: GlickoOptions): Ladder {
  const players = new Map<PlayerId, Rated>();
  let now = -Infinity;

  /** The player at the beginning of a period: earlier ones are closed, also those without games. */
  const at = (player: PlayerId, period: number): Rated => {
    const known = players.get(player) ?? { glicko: freshGlicko, period, games: 0, pending: [] };
    let glicko = known.glicko;
    let pending = known.pending;
    for (let p = known.period; p < period; p++) {
      glicko = glickoPeriod(glicko, pending, tau);
      pending = [];
    }
    return { ...known, glicko, pending, period: Math.max(period, known.period) };
  };
  const shown = (player: PlayerId, rated: Rated): RatingEntry =>
    entryOf(player, rated.pending.length === 0 ? rated.glicko : glickoPeriod(rated.glicko, rated.pending, tau), rated.games);

  const add = (result: RatedResult): RatingChange[] => {
    const [first, second] = result.seats;
    if (!first || !second || result.seats.length !== 2 || !isRatable(result)) return [];
    // Event time never runs backwards, and neither do periods.
    now = Math.max(now, Math.floor(result.time / periodMs));
    const before = result.seats.map((seat) => at(seat.player, now));
    const score = first.place < second.place ? 1 : first.place > second.place ? 0 : 0.5;
    return result.seats.flatMap((seat, i) => {
      const own = before[i];
      const opponent = before[1 - i];
      if (!own || !opponent) return [];
      const game: GlickoGame = { opponent: opponent.glicko, score: i === 0 ? score : 1 - score };
      const after: Rated = { ...own, games: own.games + 1, pending: [...own.pending, game] };
      players.set(seat.player, after);
      return [
        {
          result: result.id,
          time: result.time,
          player: seat.player,
          place: seat.place,
          seats: 2,
          before: shown(seat.player, own),
          after: shown(seat.player, after),
        },
      ];
    });
  };
  const current = (player: PlayerId): RatingEntry | undefined => (players.has(player) ? shown(player, at(player, now)) : undefined);
  return { add, entry: current, entries: () => [...players.keys()].flatMap((player) => current(player) ?? []).sort(byOrdinal) };
}

function entryOf(player: PlayerId, glicko: Glicko, games: number): RatingEntry {
  return {
    player,
    value: glicko.rating,
    deviation: glicko.deviation,
    ordinal: glicko.rating - 2 * glicko.deviation,
    games,
    provisional: games < fewGames || glicko.deviation > wideDeviation,
  };
}
