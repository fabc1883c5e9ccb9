import { applyDraftChange } from './apply-draft-change';
import { currentStage, findRound, findTable } from './access';
import { decideClock } from './decide-clock';
import { accept, refuse } from './decision';
import { draftRound } from './draft-round';
import { evolve } from './evolve';
import { isRoundDone, isStageOver } from './stage-over';
import { isScheduled } from './stage-spec';
import { staleInDraft } from './stale-draft';
export function decideRounds(state, command, context) {
  const by = command.actor;
  switch (command.type) {
    case 'draft-round':
      return draft(state, command, context);
    case 'change-draft': {
      const changed = applyDraftChange(state, command.change);
      if ('kind' in changed) return refuse(changed);
      return accept({ type: 'DraftChanged', change: command.change, ...changed, by, reason: command.reason });
    }
    case 'discard-draft':
      return state.draft ? accept({ type: 'DraftDiscarded', by }) : refuse({ kind: 'no-draft' });
    case 'publish-round':
      return publish(state, command);
    case 'start-clock':
    case 'pause-clock':
    case 'resume-clock':
    case 'extend-clock':
      return decideClock(state, command, context.now);
    case 'call-judge': {
      if (!findTable(state, command.table)) return refuse({ kind: 'unknown-table', table: command.table });
      const note = command.note === undefined ? {} : { note: command.note };
      return accept({ type: 'JudgeCalled', call: context.ids(0), table: command.table, ...note, by });
    }
    case 'answer-call':
      return answer(state, command.call, 'open', { type: 'JudgeCallAnswered', call: command.call, by });
    case 'close-call': {
      const note = command.note === undefined ? {} : { note: command.note };
      return answer(state, command.call, undefined, { type: 'JudgeCallClosed', call: command.call, ...note, by });
    }
  }
}
function draft(state, { actor: by }, context) {
  const current = currentStage(state);
  if (state.phase !== 'running' || !current) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['running'] });
  if (state.draft) return refuse({ kind: 'draft-exists' });
  const { stage, stageState, spec } = current;
  const open = stageState.rounds.find((round) => !round.complete);
  if (open && !isScheduled(spec.format)) return refuse({ kind: 'round-open', round: open.round });
  const round = stageState.rounds.length + 1;
  const scheduleEnds = stageState.groups.length > 0 && stageState.groups.every((group) => group.schedule.length < round);
  if (isStageOver(state, stage) || scheduleEnds) return refuse({ kind: 'stage-over', stage });
  const drafted = draftRound({ state, stage, stageState, spec, round, seed: context.seed });
  if ('kind' in drafted) return refuse({ kind: 'needs-ruling', message: drafted.message, participants: drafted.participants });
  return accept({ type: 'RoundDrafted', draft: drafted, by });
}
function publish(state, { actor: by }) {
  const { draft: drafted } = state;
  const spec = drafted && state.specs[drafted.stage - 1];
  if (!spec) return refuse({ kind: 'no-draft' });
  const stale = staleInDraft(state, drafted);
  if (stale.length > 0) return refuse({ kind: 'draft-stale', participants: stale });
  const open = state.stages[drafted.stage - 1]?.rounds.find((round) => !round.complete);
  if (open && !isScheduled(spec.format)) return refuse({ kind: 'round-open', round: open.round });
  const published = {
    type: 'RoundPublished',
    draft: drafted,
    roundId: `${state.id}:${drafted.stage}.${drafted.round}`,
    duplicate: spec.duplicate,
    by,
  };
  const round = findRound(evolve(state, published), drafted.stage, drafted.round);
  const done = round !== undefined && isRoundDone(spec, round);
  return accept(published, ...(done ? [{ type: 'RoundCompleted', stage: drafted.stage, round: drafted.round }] : []));
}
function answer(state, id, status, event) {
  const call = state.calls.find((candidate) => candidate.id === id);
  if (!call || call.status === 'closed' || (status !== undefined && call.status !== status))
    return refuse({ kind: 'unknown-call', call: id });
  return accept(event);
}
//# sourceMappingURL=decide-rounds.js.map
