import { applyDraftChange } from './apply-draft-change';
import type { Context } from './actor';
import { currentStage, findRound, findTable } from './access';
import { decideClock } from './decide-clock';
import type { RoundCommand } from './commands';
import { accept, refuse, type Decision } from './decision';
import { draftRound } from './draft-round';
import { evolve } from './evolve';
import type { TournamentEvent } from './events';
import { isRoundDone, isStageOver } from './stage-over';
import { isScheduled } from './stage-spec';
import { staleInDraft } from './stale-draft';
import type { TournamentState } from './state';

type Of<Type extends RoundCommand['type']> = Extract<RoundCommand, { type: Type }>;

export function decideRounds(state: TournamentState, command: RoundCommand, context: Context): Decision {
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

function draft(state: TournamentState, { actor: by }: Of<'draft-round'>, context: Context): Decision {
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

function publish(state: TournamentState, { actor: by }: Of<'publish-round'>): Decision {
  const { draft: drafted } = state;
  const spec = drafted && state.specs[drafted.stage - 1];
  if (!spec) return refuse({ kind: 'no-draft' });
  const stale = staleInDraft(state, drafted);
  if (stale.length > 0) return refuse({ kind: 'draft-stale', participants: stale });
  const open = state.stages[drafted.stage - 1]?.rounds.find((round) => !round.complete);
  if (open && !isScheduled(spec.format)) return refuse({ kind: 'round-open', round: open.round });
  const published: TournamentEvent = {
    type: 'RoundPublished',
    draft: drafted,
    roundId: `${state.id}:${drafted.stage}.${drafted.round}`,
    duplicate: spec.duplicate,
    by,
  };
  const round = findRound(evolve(state, published), drafted.stage, drafted.round);
  const done = round !== undefined && isRoundDone(spec, round);
  return accept(published, ...(done ? [{ type: 'RoundCompleted' as const, stage: drafted.stage, round: drafted.round }] : []));
}

function answer(state: TournamentState, id: string, status: 'open' | undefined, event: TournamentEvent): Decision {
  const call = state.calls.find((candidate) => candidate.id === id);
  if (!call || call.status === 'closed' || (status !== undefined && call.status !== status))
    return refuse({ kind: 'unknown-call', call: id });
  return accept(event);
}
