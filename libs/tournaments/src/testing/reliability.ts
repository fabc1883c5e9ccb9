import { seededGenerator, shuffled, type Generator } from '../random/generator';
import type { ParticipantId } from '../scoring/score-book';
import type { SeatFinish } from '../tournament/result';
import { usualSettings } from '../tournament/settings';
import type { StageSpec } from '../tournament/stage-spec';
import { driver, organiser } from './event-driver';

/** A format as it is measured. */
export interface ReliabilityCase {
  readonly name: string;
  readonly players: number;
  readonly stages: readonly StageSpec[];
  /** Seeds by true strength; otherwise by lot. */
  readonly seeded: boolean;
}

export interface ReliabilityOutcome {
  /** The strongest player finished first; shared with others, the share. */
  readonly bestWon: number;
  /** Where the strongest finished. */
  readonly bestRank: number;
  /** Spearman's rank correlation between strength and final ranking. */
  readonly correlation: number;
  readonly rounds: number;
}

/**
 * One simulated tournament with players of known strength: uniform in [0, 2), a game's performance = strength + uniform [0, 2), the best
 * performance wins.
 */
export function simulateReliability(given: ReliabilityCase, seed: string): ReliabilityOutcome {
  const random = seededGenerator(`reliability:${given.name}:${seed}`);
  const players = Array.from({ length: given.players }, (_, i) => `p${i + 1}`);
  const strength = new Map(players.map((player) => [player, 2 * random.unit()]));
  const byStrength = [...players].sort((x, y) => (strength.get(y) ?? 0) - (strength.get(x) ?? 0));
  const game = driver(seed);
  game.must({
    type: 'create',
    actor: organiser,
    id: 't',
    title: '',
    settings: { ...usualSettings, game: 'simulated', seats: { min: 2, max: 5 } },
    stages: given.stages,
  });
  game.must({ type: 'register', actor: organiser, entries: players.map((participant) => ({ participant })) });
  game.must({ type: 'start', actor: organiser, order: given.seeded ? byStrength : shuffled(random, players) });
  for (;;) {
    const drafted = game.send({ type: 'draft-round', actor: organiser });
    if ('kind' in drafted) {
      if (game.state().stages.length === game.state().specs.length) break;
      game.must({ type: 'advance-stage', actor: organiser });
      continue;
    }
    game.must({ type: 'publish-round', actor: organiser });
    playRound(game, strength, random);
  }
  game.must({ type: 'finish', actor: organiser });
  const ranking = game.state().ranking ?? [];
  const best = ranking.find(({ participant }) => participant === byStrength[0])?.rank ?? 0;
  const first = ranking.filter(({ rank }) => rank === 1).length;
  return {
    bestWon: best === 1 ? 1 / first : 0,
    bestRank: best,
    correlation: spearman(
      ranking.map(({ participant }) => byStrength.indexOf(participant) + 1),
      sharedRanks(ranking.map(({ rank }) => rank)),
    ),
    rounds: game.state().stages.reduce((sum, stage) => sum + stage.rounds.length, 0),
  };
}

function playRound(game: ReturnType<typeof driver>, strength: ReadonlyMap<ParticipantId, number>, random: Generator): void {
  for (const open of game.state().stages.at(-1)?.rounds.at(-1)?.tables ?? []) {
    while (!isDecided(game, open.id)) {
      game.must({ type: 'enter-result', actor: organiser, table: open.id, finishes: performances(open.seats, strength, random) });
    }
  }
}

function isDecided(game: ReturnType<typeof driver>, id: string): boolean {
  return (
    game
      .state()
      .stages.at(-1)
      ?.rounds.at(-1)
      ?.tables.find((table) => table.id === id)?.result !== undefined
  );
}

function performances(seats: readonly ParticipantId[], strength: ReadonlyMap<ParticipantId, number>, random: Generator): SeatFinish[] {
  const performed = seats.map((seat) => (strength.get(seat) ?? 0) + 2 * random.unit());
  return seats.map((participant, i) => ({
    participant,
    place: 1 + performed.filter((other) => other > (performed[i] ?? 0)).length,
    vp: Math.round(20 * (performed[i] ?? 0)),
  }));
}

/** Shared ranks count as their mean: 1, 2, 2, 4 as 1, 2.5, 2.5, 4. */
function sharedRanks(ranks: readonly number[]): number[] {
  return ranks.map((rank) => rank + (ranks.filter((other) => other === rank).length - 1) / 2);
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const centre = (one.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, i) => sum + (value - centre) * ((y[i] ?? 0) - centre), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
