import { derivedId } from '@kronika/event-log';
import { isScheduled, isStageOver, openTie, type TournamentState } from '@kronika/tournaments';
import type { LoadedTournament } from '../loaded-tournament';
import type { TournamentRequest } from '../request';
import type { Step } from './online-steps';

/** What the organiser leaves to the machine: to start, to pair and publish rounds, to advance, to finish. And when to look again. */
export function autopilotSteps(loaded: LoadedTournament, now: number): { readonly steps: readonly Step[]; readonly due?: number } {
  const { state } = loaded;
  if (state.settings.autopilot !== true) return { steps: [] };
  const wish = autopilotWish(state, now);
  if (wish === undefined) return { steps: [] };
  if (typeof wish === 'number') return { steps: [], due: wish };
  // What follows from a state follows from its last event.
  return { steps: [{ kind: 'send', cause: derivedId(loaded.lastEvent, 'autopilot', wish.type), request: wish }] };
}

/** The next thing to do, or the moment at which there will be one. */
function autopilotWish(state: TournamentState, now: number): TournamentRequest | number | undefined {
  if (state.phase === 'registration' || state.phase === 'check-in') {
    const { startsAt } = state.settings;
    if (startsAt === undefined) return undefined;
    return startsAt > now ? startsAt : { type: 'start' };
  }
  if (state.phase !== 'running') return undefined;
  return clockWish(state) ?? tieWish(state) ?? roundWish(state, now);
}

/** One clock for the whole round starts when the round is published. */
function clockWish(state: TournamentState): TournamentRequest | undefined {
  if (state.settings.clock.kind !== 'round') return undefined;
  const round = state.stages.at(-1)?.rounds.find((candidate) => !candidate.complete && candidate.clock === undefined);
  return round && { type: 'start-clock', round: round.round };
}

/** A tie across the cut is played off. */
function tieWish(state: TournamentState): TournamentRequest | undefined {
  const spec = state.specs[state.stages.length - 1];
  for (const round of state.stages.at(-1)?.rounds ?? []) {
    const tied = round.tables.find((table) => {
      const open = round.tables.some((other) => other.playOffOf === table.id && other.result === undefined);
      return spec !== undefined && !open && openTie(spec, round, table) !== undefined;
    });
    if (tied !== undefined) return { type: 'call-play-off', table: tied.id };
  }
  return undefined;
}

function roundWish(state: TournamentState, now: number): TournamentRequest | number | undefined {
  const stage = state.stages.length;
  const spec = state.specs[stage - 1];
  const stageState = state.stages[stage - 1];
  if (spec === undefined || stageState === undefined) return undefined;
  if (state.draft === undefined && isStageOver(state, stage))
    return stage < state.specs.length ? { type: 'advance-stage' } : { type: 'finish' };
  const open = stageState.rounds.some((round) => !round.complete);
  // Asynchronous play has all games of a schedule open from the first day.
  const ahead = isScheduled(spec.format) && state.settings.clock.kind === 'async';
  if (open && !ahead) return undefined;
  const scheduled = stageState.groups.length > 0 ? Math.max(...stageState.groups.map((group) => group.schedule.length)) : Infinity;
  if (state.draft === undefined && stageState.rounds.length >= scheduled) return undefined;
  const next = state.draft?.round ?? stageState.rounds.length + 1;
  const planned = state.settings.plan?.find((plan) => plan.stage === stage && plan.round === next)?.at;
  if (planned !== undefined && planned > now) return planned;
  return state.draft === undefined ? { type: 'draft-round' } : { type: 'publish-round' };
}
