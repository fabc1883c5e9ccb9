import { withStage } from './access';
export function evolveLifecycle(state, event) {
  switch (event.type) {
    case 'TournamentCreated':
      return state;
    case 'SettingsChanged':
      return { ...state, settings: event.settings };
    case 'StagesRevised':
      return { ...state, specs: [...state.specs.slice(0, event.from - 1), ...event.stages] };
    case 'StageSpecChanged':
      return { ...state, specs: state.specs.map((spec, i) => (i === event.stage - 1 ? event.spec : spec)) };
    case 'RegistrationOpened':
      return { ...state, phase: 'registration' };
    case 'RegistrationClosed':
      return { ...state, phase: 'draft' };
    case 'CheckInOpened':
      return { ...state, phase: 'check-in' };
    case 'StageStarted': {
      const { field, carried, groups, firstColour, seed } = event;
      const started = { field, carried, groups, firstColour, lotSeed: seed, rounds: [], ruledOrder: [] };
      const playing = new Set(field);
      return {
        ...state,
        phase: 'running',
        stages: [...state.stages, started],
        participants: state.participants.map((participant) =>
          playing.has(participant.id) && (participant.status === 'registered' || participant.status === 'checked-in')
            ? { ...participant, status: 'playing' }
            : participant,
        ),
      };
    }
    case 'StageCompleted':
      return withStage(state, event.stage, (stage) => ({ ...stage, ranking: event.ranking }));
    case 'OrderRuled':
      return withStage(state, event.stage, (stage) => ({ ...stage, ruledOrder: [...stage.ruledOrder, event.order] }));
    case 'TournamentFinished':
      return { ...state, phase: 'finished', ranking: event.ranking };
    case 'TournamentCancelled':
      return { ...state, phase: 'cancelled', cancelled: { by: event.by, reason: event.reason } };
  }
}
//# sourceMappingURL=evolve-lifecycle.js.map
