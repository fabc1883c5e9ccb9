import { ordinal, plackettLuce, rateTeams, type Skill } from './plackett-luce';
import type { PlayerId, RatedResult, RatedSeat } from './rated-result';
import { byOrdinal, type Ladder, type RatingChange, type RatingEntry, type RatingSystem } from './rating-system';

/** Which circumstances are rated beside the players, as team-mates who sit at every table. */
export type ModelledEffect = 'seat' | 'faction';

export interface OpenSkillOptions {
  readonly tau?: number;
  readonly effects?: readonly ModelledEffect[];
}

/** What a seat or a faction was found to be worth, on the players' scale. */
export interface EffectEntry {
  /** `seat 1 of 4`, `faction merchants`. */
  readonly effect: string;
  readonly value: number;
  readonly deviation: number;
  readonly games: number;
}

export interface OpenSkillLadder extends Ladder {
  effects(): readonly EffectEntry[];
}

export interface OpenSkillSystem extends RatingSystem {
  open(): OpenSkillLadder;
}

/** An effect is nothing until shown otherwise, and is much better known beforehand than a new player. */
const unknownEffect: Skill = { mu: 0, sigma: plackettLuce.sigma / 4 };
const fewGames = 10;
/** Ten games against players who are themselves known bring the deviation below this. */
const wideDeviation = 0.85 * plackettLuce.sigma;

interface Rated {
  readonly skill: Skill;
  readonly games: number;
}

/** OpenSkill by the Plackett-Luce model, for tables of any size. */
export function openSkillSystem(options: OpenSkillOptions = {}): OpenSkillSystem {
  return { id: 'openskill', open: () => openLadder(options) };
}

function openLadder(options: OpenSkillOptions): OpenSkillLadder {
  const players = new Map<PlayerId, Rated>();
  const effects = new Map<string, Rated>();
  const newcomer: Rated = { skill: { mu: plackettLuce.mu, sigma: plackettLuce.sigma }, games: 0 };
  const ratedPlayer = (player: PlayerId): Rated => players.get(player) ?? newcomer;
  const ratedEffect = (effect: string): Rated => effects.get(effect) ?? { skill: unknownEffect, games: 0 };

  const add = (result: RatedResult): RatingChange[] => {
    if (!isRatable(result)) return [];
    const mates = result.seats.map((seat, i) => effectsOf(options.effects ?? [], seat, i, result.seats.length));
    const teams = result.seats.map((seat, i) => [
      ratedPlayer(seat.player).skill,
      ...(mates[i] ?? []).map((effect) => ratedEffect(effect).skill),
    ]);
    const places = result.seats.map((seat) => seat.place);
    const rated = rateTeams(teams, places, options.tau);
    const changes = result.seats.map((seat, i): RatingChange => {
      const before = ratedPlayer(seat.player);
      const after: Rated = { skill: rated[i]?.[0] ?? before.skill, games: before.games + 1 };
      players.set(seat.player, after);
      const { id, time, seats } = result;
      return {
        result: id,
        time,
        player: seat.player,
        place: seat.place,
        seats: seats.length,
        before: entryOf(seat.player, before),
        after: entryOf(seat.player, after),
      };
    });
    mates.forEach((team, i) => {
      team.forEach((effect, m) => {
        const before = ratedEffect(effect);
        effects.set(effect, { skill: rated[i]?.[m + 1] ?? before.skill, games: before.games + 1 });
      });
    });
    return changes;
  };

  return {
    add,
    entry: (player) => {
      const rated = players.get(player);
      return rated && entryOf(player, rated);
    },
    entries: () => [...players].map(([player, rated]) => entryOf(player, rated)).sort(byOrdinal),
    effects: () =>
      [...effects]
        .map(([effect, { skill, games }]) => ({ effect, value: skill.mu, deviation: skill.sigma, games }))
        .sort((x, y) => y.value - x.value || (x.effect < y.effect ? -1 : 1)),
  };
}

/** A game against oneself says nothing, nor does one alone. */
export function isRatable(result: RatedResult): boolean {
  return result.seats.length >= 2 && new Set(result.seats.map((seat) => seat.player)).size === result.seats.length;
}

function effectsOf(wanted: readonly ModelledEffect[], seat: RatedSeat, index: number, size: number): string[] {
  return wanted.flatMap((effect) => {
    if (effect === 'seat') return [`seat ${index + 1} of ${size}`];
    return seat.faction === undefined ? [] : [`faction ${seat.faction}`];
  });
}

function entryOf(player: PlayerId, { skill, games }: Rated): RatingEntry {
  return {
    player,
    value: skill.mu,
    deviation: skill.sigma,
    ordinal: ordinal(skill),
    games,
    provisional: games < fewGames || skill.sigma > wideDeviation,
  };
}
