import { colourPreference, noPreference, type ColourPreference } from './colour-preference';
import { usualPoints, type DutchRequest, type RoundRecord, type SwissPlayer } from './request';

export type Float = 'down' | 'up' | 'none';

/** What the Dutch system needs to know about a player before a round. */
export interface PairingCard {
  readonly number: number;
  /** Place among those who have a pairing number so far, from 1: late entries count from their first round on. */
  readonly rank: number;
  /** Score for pairing in tenths of a point: whole numbers compare exactly. */
  readonly score: number;
  /** Score without virtual points, in tenths. */
  readonly ownScore: number;
  readonly preference: ColourPreference;
  /** Floats one and two rounds ago. */
  readonly floats: readonly [Float, Float];
  /** C2. */
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
  /** Whom the player may not meet: earlier opponents (C1) and forbidden pairs. */
  readonly met: ReadonlySet<number>;
  readonly forbidden: ReadonlySet<number>;
}

/** The cards of those to be paired, in pairing order: score, then pairing number. */
export function pairingCards(request: DutchRequest): PairingCard[] {
  const played = roundsPlayed(request);
  const absent = new Set(request.absent);
  const players = request.players.map((player) => ({ ...player, rounds: padded(player.rounds, played) }));
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const ranks = effectiveRanks(players, absent);
  const forbidden = forbiddenOpponents(request.forbiddenPairs ?? []);
  return players
    .filter((player) => !absent.has(player.number))
    .map((player) => ({
      number: player.number,
      rank: ranks.get(player.number) ?? 0,
      score: scoreBefore(player, played),
      ownScore: scoreBefore({ ...player, virtualPoints: [] }, played),
      preference: request.colours ? colourPreference(player.rounds) : noPreference,
      floats: [floatIn(player, played - 1, byNumber, request), floatIn(player, played - 2, byNumber, request)] as const,
      mayHaveBye: mayHaveBye(player, request),
      unplayed: player.rounds.filter((round) => round.kind !== 'played').length,
      met: new Set(player.rounds.flatMap((round) => (round.kind === 'played' ? [round.opponent] : []))),
      forbidden: forbidden.get(player.number) ?? nobody,
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

const nobody: ReadonlySet<number> = new Set();

export function roundsPlayed(request: DutchRequest): number {
  return request.roundsPlayed ?? Math.max(0, ...request.players.map((player) => player.rounds.length));
}

function padded(rounds: readonly RoundRecord[], length: number): readonly RoundRecord[] {
  if (rounds.length >= length) return rounds.slice(0, length);
  const absence: RoundRecord = { kind: 'bye', bye: 'zero', points: 0 };
  return [...rounds, ...Array.from({ length: length - rounds.length }, () => absence)];
}

function takesPart(round: RoundRecord): boolean {
  return round.kind !== 'bye' || round.bye === 'pairing-allocated';
}

function effectiveRanks(players: readonly SwissPlayer[], absent: ReadonlySet<number>): Map<number, number> {
  const numbered = players.filter((player) => !absent.has(player.number) || player.rounds.some(takesPart));
  const inOrder = numbered.map((player) => player.number).sort((a, b) => a - b);
  return new Map(inOrder.map((number, index) => [number, index + 1]));
}

const tenths = (points: number): number => Math.round(points * 10);

/** The score with which a player went into the round of this index, in tenths. */
function scoreBefore(player: SwissPlayer, round: number): number {
  const earned = player.rounds.slice(0, round).reduce((so, record) => so + tenths(record.points), 0);
  return earned + tenths(player.extraPoints ?? 0) + tenths(player.virtualPoints?.[round] ?? 0);
}

/** C.04.3 1.4: when players of different scores have played, the higher floated down and the lower up; so did who scored without playing. */
function floatIn(player: SwissPlayer, round: number, players: ReadonlyMap<number, SwissPlayer>, request: DutchRequest): Float {
  const record = player.rounds[round];
  if (record === undefined) return 'none';
  if (record.kind !== 'played') return tenths(record.points) > tenths((request.points ?? usualPoints).loss) ? 'down' : 'none';
  const opponent = players.get(record.opponent);
  if (opponent === undefined) return 'none';
  const difference = scoreBefore(player, round) - scoreBefore(opponent, round);
  if (difference === 0) return 'none';
  return difference > 0 ? 'down' : 'up';
}

/** C2: no bye after a bye, nor after the points of a win without playing. */
function mayHaveBye(player: SwissPlayer, request: DutchRequest): boolean {
  const win = tenths((request.points ?? usualPoints).win);
  return !player.rounds.some(
    (round) => (round.kind === 'bye' && round.bye === 'pairing-allocated') || (round.kind !== 'played' && tenths(round.points) >= win),
  );
}

function forbiddenOpponents(pairs: readonly (readonly [number, number])[]): Map<number, Set<number>> {
  const opponents = new Map<number, Set<number>>();
  const add = (one: number, other: number): void => {
    const known = opponents.get(one) ?? new Set<number>();
    known.add(other);
    opponents.set(one, known);
  };
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return opponents;
}
