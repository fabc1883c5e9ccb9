import { advancingField } from './advancing';
import { checkSettings, checkSpec } from './check-spec';
import { accept, refuse } from './decision';
import { promotions } from './decide-entries';
import { evolve } from './evolve';
import { unsafeSettings, unsafeSpec } from './safe-change';
import { isStageOver } from './stage-over';
import { stageRanking } from './stage-ranking';
import { smallestTable } from './stage-spec';
import { stageStarted } from './start-stage';
import { tournamentRanking } from './tournament-ranking';
export function decideLifecycle(state, command, context) {
  const by = command.actor;
  switch (command.type) {
    case 'create':
      return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['not-created'] });
    case 'change-settings':
      return changeSettings(state, command);
    case 'revise-stages':
      return reviseStages(state, command);
    case 'change-stage':
      return changeStage(state, command);
    case 'open-registration':
      return inPhase(state, ['draft'], { type: 'RegistrationOpened', by });
    case 'close-registration':
      return inPhase(state, ['registration'], { type: 'RegistrationClosed', by });
    case 'open-check-in':
      return inPhase(state, ['draft', 'registration'], { type: 'CheckInOpened', by });
    case 'start':
      return start(state, command, context);
    case 'advance-stage':
      return advanceStage(state, command, context);
    case 'rule-order':
      return ruleOrder(state, command);
    case 'finish':
      return finish(state, command);
    case 'cancel':
      return inPhase(state, ['draft', 'registration', 'check-in', 'running'], { type: 'TournamentCancelled', by, reason: command.reason });
  }
}
/** The first command of all. */
export function create(command) {
  const { id, title, description, settings, stages, clonedFrom, actor: by } = command;
  const wrong = checkSettings(settings) ?? firstWrong(stages, settings);
  if (wrong) return refuse(wrong);
  const more = { ...(description === undefined ? {} : { description }), ...(clonedFrom === undefined ? {} : { clonedFrom }) };
  return accept({ type: 'TournamentCreated', id, title, settings, stages, ...more, by });
}
function inPhase(state, needs, event) {
  return needs.includes(state.phase) ? accept(event) : refuse({ kind: 'wrong-phase', phase: state.phase, needs });
}
function firstWrong(stages, settings) {
  if (stages.length === 0) return { kind: 'invalid', path: 'stages', message: 'at least one' };
  return stages.map((spec, i) => checkSpec(spec, settings, `stages[${i}]`)).find((wrong) => wrong !== undefined);
}
function changeSettings(state, { settings, actor: by }) {
  if (isOver(state)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['draft', 'registration', 'check-in', 'running'] });
  const next = { ...state.settings, ...settings };
  const wrong = checkSettings(next) ?? firstWrong(state.specs, next) ?? unsafeSettings(state, next);
  if (wrong) return refuse(wrong);
  const changed = { type: 'SettingsChanged', settings: next, by };
  return accept(changed, ...promotions(evolve(state, changed)));
}
function reviseStages(state, { from, stages, actor: by }) {
  if (isOver(state)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['draft', 'registration', 'check-in', 'running'] });
  if (from < 1 || from > state.specs.length + 1) return refuse({ kind: 'unknown-stage', stage: from });
  if (from <= state.stages.length) return refuse({ kind: 'unsafe-change', field: `stages[${from - 1}]`, because: 'it has started' });
  const wrong = firstWrong([...state.specs.slice(0, from - 1), ...stages], state.settings);
  return wrong ? refuse(wrong) : accept({ type: 'StagesRevised', from, stages, by });
}
function changeStage(state, { stage, spec, actor: by }) {
  if (isOver(state)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['draft', 'registration', 'check-in', 'running'] });
  const before = state.specs[stage - 1];
  if (!before) return refuse({ kind: 'unknown-stage', stage });
  const started = state.stages[stage - 1];
  const wrong = checkSpec(spec, state.settings, `stages[${stage - 1}]`) ?? (started && unsafeSpec(before, spec, started));
  return wrong ? refuse(wrong) : accept({ type: 'StageSpecChanged', stage, spec, by });
}
function start(state, { order, actor: by }, context) {
  const needs = ['draft', 'registration', 'check-in'];
  if (!needs.includes(state.phase)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs });
  const spec = state.specs[0];
  if (!spec) return refuse({ kind: 'unknown-stage', stage: 1 });
  const mustCheckIn = state.settings.checkIn && state.phase === 'check-in';
  const entered = state.participants.filter((p) => p.status === 'checked-in' || (p.status === 'registered' && !mustCheckIn));
  const missing = mustCheckIn ? state.participants.filter((participant) => participant.status === 'registered') : [];
  const field = order ?? bySeed(entered);
  if (
    !isPermutation(
      field,
      entered.map((participant) => participant.id),
    )
  ) {
    return refuse({ kind: 'invalid', path: 'order', message: 'everybody who plays, exactly once' });
  }
  const few = tooFew(state, field.length, spec);
  if (few) return few;
  const withdrawn = missing.map(({ id }) => ({
    type: 'ParticipantWithdrawn',
    participant: id,
    by,
    reason: { code: 'no-show' },
  }));
  return accept(...withdrawn, stageStarted(state, 1, spec, field, context.seed, by));
}
function advanceStage(state, { actor: by }, context) {
  if (state.phase !== 'running') return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['running'] });
  const stage = state.stages.length;
  const next = state.specs[stage];
  if (!next) return refuse({ kind: 'unknown-stage', stage: stage + 1 });
  if (!isStageOver(state, stage) || state.draft) return refuse({ kind: 'stage-not-over', stage });
  const advancing = advancingField(state, stage, next.format);
  if (advancing.kind === 'tied') return refuse(advancing.refusal);
  const few = tooFew(state, advancing.field.length, next);
  if (few) return few;
  const completed = { type: 'StageCompleted', stage, ranking: stageRanking(state, stage), by };
  return accept(completed, stageStarted(state, stage + 1, next, advancing.field, context.seed, by));
}
function ruleOrder(state, { stage, order, reason, actor: by }) {
  const started = state.stages[stage - 1];
  if (!started) return refuse({ kind: 'unknown-stage', stage });
  if (started.ranking) return refuse({ kind: 'stage-over', stage });
  const stranger = order.find((participant) => !started.field.includes(participant));
  if (stranger !== undefined) return refuse({ kind: 'unknown-participant', participant: stranger });
  if (order.length < 2 || new Set(order).size !== order.length)
    return refuse({ kind: 'invalid', path: 'order', message: 'at least two, each once' });
  return accept({ type: 'OrderRuled', stage, order, by, reason });
}
function finish(state, { actor: by }) {
  if (state.phase !== 'running') return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['running'] });
  const stage = state.stages.length;
  if (stage < state.specs.length || !isStageOver(state, stage) || state.draft) return refuse({ kind: 'stage-not-over', stage });
  const completed = { type: 'StageCompleted', stage, ranking: stageRanking(state, stage), by };
  return accept(completed, { type: 'TournamentFinished', ranking: tournamentRanking(evolve(state, completed)), by });
}
function isOver(state) {
  return state.phase === 'finished' || state.phase === 'cancelled';
}
/** By rating; those without one last, in the order of entry. */
function bySeed(entered) {
  return [...entered].sort((x, y) => (y.rating ?? -Infinity) - (x.rating ?? -Infinity) || 0).map((participant) => participant.id);
}
function tooFew(state, participants, spec) {
  const table = smallestTable(spec.format, state.settings.seats.min);
  const needs = spec.format.kind === 'groups' ? table * spec.format.groups : table;
  return participants < needs ? refuse({ kind: 'too-few-participants', participants, needs }) : undefined;
}
function isPermutation(one, other) {
  return one.length === other.length && new Set(one).size === one.length && one.every((participant) => other.includes(participant));
}
//# sourceMappingURL=decide-lifecycle.js.map
