import { evolveAll } from './evolve';
import { stageStandings } from './stage-standings';
/** Standings as they were right after the event of this version (0 is the first). Without a stage: of the one that was being played. */
export function standingsAt(events, version, stage) {
  const state = evolveAll(events.slice(0, version + 1));
  return state ? stageStandings(state, stage ?? state.stages.length) : [];
}
//# sourceMappingURL=standings-at.js.map
