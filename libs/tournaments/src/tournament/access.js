export function findParticipant(state, id) {
  return state.participants.find((participant) => participant.id === id);
}
/** The stage that is being played, with its number. */
export function currentStage(state) {
  const stage = state.stages.length;
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  return stageState && spec ? { stage, stageState, spec } : undefined;
}
export function findTable(state, id) {
  for (const [index, stageState] of state.stages.entries()) {
    for (const round of stageState.rounds) {
      const table = round.tables.find((candidate) => candidate.id === id);
      const spec = state.specs[index];
      if (table && spec) return { stage: index + 1, stageState, spec, round, table };
    }
  }
  return undefined;
}
export function findRound(state, stage, round) {
  return state.stages[stage - 1]?.rounds.find((candidate) => candidate.round === round);
}
export function withParticipant(state, id, change) {
  return { ...state, participants: state.participants.map((participant) => (participant.id === id ? change(participant) : participant)) };
}
export function withStage(state, stage, change) {
  return { ...state, stages: state.stages.map((candidate, i) => (i === stage - 1 ? change(candidate) : candidate)) };
}
export function withRound(state, stage, round, change) {
  return withStage(state, stage, (stageState) => ({
    ...stageState,
    rounds: stageState.rounds.map((candidate) => (candidate.round === round ? change(candidate) : candidate)),
  }));
}
export function withTable(state, id, change) {
  const placed = findTable(state, id);
  if (!placed) return state;
  return withRound(state, placed.stage, placed.round.round, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.id === id ? change(table) : table)),
  }));
}
//# sourceMappingURL=access.js.map
