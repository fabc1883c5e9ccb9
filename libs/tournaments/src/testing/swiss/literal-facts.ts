import type { Colour, DutchRequest, RoundRecord } from '../../swiss/request';

/**
 * What the rules say about a player, computed as literally as possible from the record and apart from the engine, so that the two can be
 * compared.
 */
export interface LiteralPlayer {
  readonly number: number;
  readonly score: number;
  readonly white: number;
  readonly black: number;
  readonly colours: readonly Colour[];
  readonly wish: Colour | undefined;
  readonly wishKind: 'none' | 'mild' | 'strong' | 'absolute';
  readonly floatBefore: (roundsAgo: number) => 'down' | 'up' | 'none';
  readonly byeAllowed: boolean;
  readonly gamesNotPlayed: number;
  readonly opponents: readonly number[];
}

export function literalPlayers(request: DutchRequest): LiteralPlayer[] {
  const played = request.roundsPlayed ?? Math.max(0, ...request.players.map((player) => player.rounds.length));
  const round = (number: number, index: number): RoundRecord =>
    request.players.find((player) => player.number === number)?.rounds[index] ?? { kind: 'bye', bye: 'zero', points: 0 };
  const scoreAfter = (number: number, rounds: number): number => {
    let score = 0;
    for (let index = 0; index < rounds; index++) score += round(number, index).points;
    return score;
  };
  return request.players
    .filter((player) => !(request.absent ?? []).includes(player.number))
    .map(({ number }) => {
      const records = Array.from({ length: played }, (_, index) => round(number, index));
      const colours = request.colours ? records.flatMap((record) => (record.kind === 'played' ? [record.colour] : [])) : [];
      const white = colours.filter((colour) => colour === 'white').length;
      const black = colours.length - white;
      return {
        number,
        score: scoreAfter(number, played),
        white,
        black,
        colours,
        ...wishOf(colours, white - black),
        floatBefore: (roundsAgo: number) => {
          const index = played - roundsAgo;
          const record = records[index];
          if (record === undefined) return 'none' as const;
          if (record.kind !== 'played') return record.points > 0 ? 'down' : 'none';
          const mine = scoreAfter(number, index);
          const theirs = scoreAfter(record.opponent, index);
          return mine > theirs ? 'down' : mine < theirs ? 'up' : 'none';
        },
        byeAllowed: !records.some((record) => record.kind !== 'played' && record.points >= 1),
        gamesNotPlayed: records.filter((record) => record.kind !== 'played').length,
        opponents: records.flatMap((record) => (record.kind === 'played' ? [record.opponent] : [])),
      };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

function wishOf(colours: readonly Colour[], difference: number): Pick<LiteralPlayer, 'wish' | 'wishKind'> {
  const last = colours.at(-1);
  const twice = colours.length > 1 && colours.at(-2) === last;
  const other = last === 'white' ? 'black' : 'white';
  if (last === undefined) return { wish: undefined, wishKind: 'none' };
  if (difference > 1) return { wish: 'black', wishKind: 'absolute' };
  if (difference < -1) return { wish: 'white', wishKind: 'absolute' };
  if (twice) return { wish: other, wishKind: 'absolute' };
  if (difference === 1) return { wish: 'black', wishKind: 'strong' };
  if (difference === -1) return { wish: 'white', wishKind: 'strong' };
  return { wish: other, wishKind: 'mild' };
}

/** The absolute criteria C1 and C3. */
export function mayMeet(a: LiteralPlayer, b: LiteralPlayer, request: DutchRequest): boolean {
  if (a.opponents.includes(b.number)) return false;
  const forbidden = request.forbiddenPairs ?? [];
  if (forbidden.some((pair) => pair.includes(a.number) && pair.includes(b.number))) return false;
  if (a.wishKind !== 'absolute' || b.wishKind !== 'absolute' || a.wish !== b.wish) return true;
  const played = request.roundsPlayed ?? Math.max(0, ...request.players.map((player) => player.rounds.length));
  return played >= request.totalRounds - 1 && (a.score > played / 2 || b.score > played / 2);
}
