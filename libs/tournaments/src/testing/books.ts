import { namedSchemes, tablePoints, type ScoringScheme } from '../scoring/scheme';
import type { BookPage, ByeReason, Opponent, RoundEntry, ScoreBook } from '../scoring/score-book';

/** One table of a round, written short: who took which place, with victory points where they matter. */
export interface TableLine {
  readonly round: number;
  readonly seats: readonly { readonly who: string; readonly place: number; readonly vp?: number }[];
}

export interface ByeLine {
  readonly round: number;
  readonly who: string;
  readonly bye: ByeReason;
  readonly points: number;
}

export interface ForfeitLine {
  readonly round: number;
  readonly winner: string;
  readonly loser: string;
}

export interface BookLines {
  readonly players: readonly string[];
  readonly scheme?: ScoringScheme;
  readonly seats?: 'pairs' | 'tables';
  readonly unplayed?: 'dummy' | 'as-played';
  readonly rounds?: number;
  readonly tables?: readonly TableLine[];
  readonly byes?: readonly ByeLine[];
  readonly forfeits?: readonly ForfeitLine[];
}

/** A score book from short lines; players are seeded in the order given. */
export function bookOf(lines: BookLines): ScoreBook {
  const scheme = lines.scheme ?? namedSchemes['win 1, draw ½'];
  const win = scheme.kind === 'match' || scheme.kind === 'winner' ? scheme.win : 10;
  const draw = scheme.kind === 'match' || scheme.kind === 'winner' ? scheme.draw : 5;
  const entries = new Map<string, RoundEntry[]>(lines.players.map((player) => [player, []]));
  const add = (who: string, entry: RoundEntry): void => void entries.get(who)?.push(entry);

  for (const { round, seats } of lines.tables ?? []) {
    const points = tablePoints(
      scheme,
      seats.map((seat) => seat.place),
    );
    seats.forEach((seat, i) => {
      const opponents = seats
        .filter((other) => other !== seat)
        .map((other): Opponent => ({ participant: other.who, place: other.place, ...(other.vp === undefined ? {} : { vp: other.vp }) }));
      const vp = seat.vp === undefined ? {} : { vp: seat.vp };
      add(seat.who, { kind: 'played', round, points: points[i] ?? 0, place: seat.place, opponents, ...vp });
    });
  }
  for (const { round, who, bye, points } of lines.byes ?? []) add(who, { kind: 'bye', round, points, bye });
  for (const { round, winner, loser } of lines.forfeits ?? []) {
    add(winner, { kind: 'forfeit', round, points: win, won: true, scheduled: [loser] });
    add(loser, { kind: 'forfeit', round, points: 0, won: false, scheduled: [winner] });
  }
  const pages = lines.players.map((participant, i): BookPage => {
    const own = [...(entries.get(participant) ?? [])].sort((x, y) => x.round - y.round);
    return { participant, seed: i + 1, carried: 0, entries: own };
  });
  const rounds = lines.rounds ?? Math.max(0, ...pages.flatMap((page) => page.entries.map((entry) => entry.round)));
  return { seats: lines.seats ?? 'pairs', unplayed: lines.unplayed ?? 'dummy', win, draw, rounds, pages };
}

/** A match between two: `result` is the first player's (1, ½ or 0). */
export function match(round: number, first: string, second: string, result: 1 | 0.5 | 0): TableLine {
  const places = result === 1 ? [1, 2] : result === 0 ? [2, 1] : [1, 1];
  return {
    round,
    seats: [
      { who: first, place: places[0] ?? 1 },
      { who: second, place: places[1] ?? 1 },
    ],
  };
}

/** A table whose seats are given from first to last place, with their victory points. */
export function table(round: number, ...seats: readonly (readonly [who: string, vp: number])[]): TableLine {
  return {
    round,
    seats: seats.map(([who, vp]) => ({ who, vp, place: 1 + seats.filter(([, other]) => other > vp).length })),
  };
}
