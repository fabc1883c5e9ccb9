import { isStageOver, plannedRounds, type RankedParticipant, type StageGroup, type StageSpec } from '@kronika/tournaments';
import { participantById, type ParticipantSight, type TournamentSource } from './source';
import { roundSight, type RoundSight } from './table-sight';

export interface GroupSight {
  readonly group: number;
  readonly division: number;
  readonly design: string;
  readonly members: readonly ParticipantSight[];
  /** Every round of the schedule: tables by participant ids, in seating order, and who rests. */
  readonly schedule: StageGroup['schedule'];
}

/** When a round is to be, or was, published. */
export interface ScheduledRound {
  readonly stage: number;
  readonly round: number;
  readonly plannedAt: number | null;
  readonly publishedAt: number | null;
}

export interface StageSight {
  readonly number: number;
  readonly spec: StageSpec;
  readonly started: boolean;
  readonly over: boolean;
  /** In the order of the seeds. */
  readonly field: readonly ParticipantSight[];
  readonly groups: readonly GroupSight[];
  readonly plannedRounds: number | null;
  readonly rounds: readonly RoundSight[];
  readonly ranking: readonly RankedSight[];
  readonly source: TournamentSource;
}

export interface RankedSight {
  readonly rank: number;
  readonly participant: ParticipantSight;
}

export function stageSight(source: TournamentSource, number: number, spec: StageSpec): StageSight {
  const { state } = source.loaded;
  const stage = state.stages[number - 1];
  const named = participantById(source);
  return {
    number,
    spec,
    started: stage !== undefined,
    over: stage?.ranking !== undefined || isStageOver(state, number),
    field: (stage?.field ?? []).map(named),
    groups: (stage?.groups ?? []).map(({ division, design, members, schedule }, i) => ({
      group: i + 1,
      division,
      design,
      members: members.map(named),
      schedule,
    })),
    plannedRounds: (stage === undefined ? roundsOfFormat(spec) : plannedRounds(spec, stage)) ?? null,
    rounds: (stage?.rounds ?? []).map((round) => roundSight(source, number, spec, round)),
    ranking: rankingSight(source, stage?.ranking ?? []),
    source,
  };
}

export function rankingSight(source: TournamentSource, ranking: readonly RankedParticipant[]): readonly RankedSight[] {
  const named = participantById(source);
  return ranking.map(({ rank, participant }) => ({ rank, participant: named(participant) }));
}

/** Every round that is planned or published, in order. */
export function scheduleSight({ loaded }: TournamentSource): readonly ScheduledRound[] {
  const { state, times } = loaded;
  const planned = state.settings.plan ?? [];
  const published = state.stages.flatMap((stage, s) => stage.rounds.map(({ round }) => ({ stage: s + 1, round })));
  const all = [...planned.map(({ stage, round }) => ({ stage, round })), ...published];
  const unique = [...new Map(all.map((one) => [`${one.stage}.${one.round}`, one])).values()];
  return unique
    .sort((x, y) => x.stage - y.stage || x.round - y.round)
    .map(({ stage, round }) => ({
      stage,
      round,
      plannedAt: planned.find((plan) => plan.stage === stage && plan.round === round)?.at ?? null,
      publishedAt: times.get(`round ${stage}.${round}`) ?? null,
    }));
}

function roundsOfFormat({ format }: StageSpec): number | undefined {
  return format.kind === 'swiss' || format.kind === 'table-swiss' ? format.rounds : undefined;
}
