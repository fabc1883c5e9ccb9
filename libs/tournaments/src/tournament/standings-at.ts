import { evolveAll } from './evolve';
import type { TournamentEvent } from './events';
import { stageStandings, type GroupStandings } from './stage-standings';

/** Standings as they were right after the event of this version (0 is the first). Without a stage: of the one that was being played. */
export function standingsAt(events: readonly TournamentEvent[], version: number, stage?: number): GroupStandings[] {
  const state = evolveAll(events.slice(0, version + 1));
  return state ? stageStandings(state, stage ?? state.stages.length) : [];
}
