import type { ParticipantId } from '../scoring/score-book';
import type { SeatFinish } from '../tournament/result';
import { usualSettings, type TournamentSettings } from '../tournament/settings';
import { stageOf, type StageFormat, type StageSpec } from '../tournament/stage-spec';
import type { RoundState, StageState, TableState } from '../tournament/state';
import { driver, judge, organiser, type Driver } from './event-driver';

export const sampleSettings: TournamentSettings = { ...usualSettings, game: 'sample', seats: { min: 2, max: 5 }, venue: 'physical' };

export const names = (count: number): ParticipantId[] => Array.from({ length: count }, (_, i) => `p${i + 1}`);

/** A tournament with its players registered, p1 rated highest, not started. */
export function entered(stages: readonly StageSpec[], players: number, settings: Partial<TournamentSettings> = {}): Driver {
  const game = driver('scenario');
  game.must({ type: 'create', actor: organiser, id: 't1', title: 'hash', settings: { ...sampleSettings, ...settings }, stages });
  game.must({
    type: 'register',
    actor: organiser,
    entries: names(players).map((participant, i) => ({ participant, rating: 3000 - i })),
  });
  return game;
}

/** The same, started. */
export function started(stages: readonly StageSpec[] | StageFormat, players: number, settings: Partial<TournamentSettings> = {}): Driver {
  const game = entered('kind' in stages ? [stageOf(stages)] : stages, players, settings);
  game.must({ type: 'start', actor: organiser });
  return game;
}

/** Drafts and publishes the next round. */
export function publish(game: Driver): RoundState {
  game.must({ type: 'draft-round', actor: organiser });
  game.must({ type: 'publish-round', actor: organiser });
  return stage(game).rounds.at(-1)!;
}

export function stage(game: Driver): StageState {
  return game.state().stages.at(-1)!;
}

export function table(game: Driver, id: string): TableState {
  const found = game
    .state()
    .stages.flatMap((s) => s.rounds.flatMap((round) => round.tables))
    .find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
}

export function tableOf(game: Driver, participant: ParticipantId): TableState {
  return stage(game)
    .rounds.at(-1)!
    .tables.find((candidate) => candidate.seats.includes(participant))!;
}

/** Finishes in this order, all different places. */
export function order(...participants: readonly ParticipantId[]): SeatFinish[] {
  return participants.map((participant, i) => ({ participant, place: i + 1, vp: 40 - 10 * i }));
}

/** Finishes in which all share first place. */
export function tied(...participants: readonly ParticipantId[]): SeatFinish[] {
  return participants.map((participant) => ({ participant, place: 1, vp: 10 }));
}

export const number = (participant: ParticipantId): number => Number(participant.slice(1));

/** Judges enter every open table of the last round: lower numbers win. */
export function favouritesWin(game: Driver): void {
  for (const open of stage(game).rounds.at(-1)!.tables) {
    if (open.result) continue;
    const seats = [...open.seats].sort((x, y) => number(x) - number(y));
    game.must({ type: 'enter-result', actor: judge, table: open.id, finishes: order(...seats) });
  }
}

/** Plays the current stage to its end, favourites winning; answers with the rounds it took. */
export function playStage(game: Driver): number {
  for (let round = 1; round < 100; round++) {
    const drafted = game.send({ type: 'draft-round', actor: organiser });
    if ('kind' in drafted) return round - 1;
    game.must({ type: 'publish-round', actor: organiser });
    favouritesWin(game);
  }
  throw new Error('the stage does not end');
}
