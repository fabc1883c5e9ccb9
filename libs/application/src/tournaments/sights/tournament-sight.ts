import {
  type ByeRequest,
  type ChangeConsequence,
  type JudgeCall,
  type Phase,
  type RoleGrant,
  type RoundDraft,
  type TournamentRole,
  type TournamentSettings,
} from '@kronika/tournaments';
import { participantById, participantSight, type ParticipantSight, type TournamentSource } from './source';
import { rankingSight, type RankedSight, type ScheduledRound, scheduleSight, stageSight, type StageSight } from './stage-sight';

export interface AnnouncementSight {
  readonly id: string;
  /** Null where it was erased. */
  readonly text: string | null;
  readonly by: string;
  readonly at: number;
}

export interface CallSight {
  readonly id: string;
  readonly table: string;
  readonly status: JudgeCall['status'];
  readonly by: string;
  readonly judge: string | null;
  readonly note: string | null;
  readonly at: number;
}

export interface DraftTableSight {
  readonly id: string;
  readonly number: number;
  readonly seats: readonly ParticipantSight[];
  readonly reasons: RoundDraft['tables'][number]['reasons'];
  readonly match: string | null;
  readonly group: number | null;
}

export interface DraftSight {
  readonly stage: number;
  readonly round: number;
  readonly tables: readonly DraftTableSight[];
  readonly byes: readonly { readonly participant: ParticipantSight; readonly bye: string; readonly points: number }[];
  readonly seed: string;
  readonly search: NonNullable<RoundDraft['search']> | null;
  readonly quality: RoundDraft['quality'];
}

export interface MyPart {
  readonly roles: readonly TournamentRole[];
  readonly mayAppoint: boolean;
  readonly mayOrganise: boolean;
  readonly mayJudge: boolean;
  readonly participant: ParticipantSight | null;
}

/** A tournament as the caller may see it. */
export interface TournamentSight {
  readonly id: string;
  readonly version: number;
  readonly position: bigint;
  readonly title: string | null;
  readonly description: string | null;
  readonly phase: Phase;
  readonly settings: TournamentSettings;
  readonly clonedFrom: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly roles: readonly RoleGrant[];
  readonly participants: readonly ParticipantSight[];
  readonly announcements: readonly AnnouncementSight[];
  readonly stages: readonly StageSight[];
  readonly schedule: readonly ScheduledRound[];
  readonly ranking: readonly RankedSight[];
  readonly cancelReason: string | null;
  /** For organisers and judges. */
  readonly draft: DraftSight | null;
  /** All for judges, those of their own tables for players. */
  readonly calls: readonly CallSight[];
  /** All for organisers, their own for players. */
  readonly byeRequests: readonly ByeRequest[];
  /** For organisers. */
  readonly forbiddenPairs: readonly (readonly [string, string])[];
  readonly invited: readonly string[];
  readonly mine: MyPart;
  readonly source: TournamentSource;
}

/** Built up from nothing: what is not named here is not seen. */
export function tournamentSight(source: TournamentSource): TournamentSight {
  const { loaded, rights, texts } = source;
  const { state, times } = loaded;
  const text = (hash: string | undefined): string | null => (hash === undefined ? null : (texts.get(hash) ?? null));
  return {
    id: state.id,
    version: state.version - 1,
    position: loaded.position,
    title: text(state.title),
    description: text(state.description),
    phase: state.phase,
    settings: state.settings,
    clonedFrom: state.clonedFrom ?? null,
    createdAt: times.get('created') ?? 0,
    startedAt: times.get('started') ?? null,
    finishedAt: times.get('finished') ?? null,
    roles: state.roles,
    participants: state.participants.map((participant) => participantSight(source, participant)),
    announcements: state.announcements.map(({ id, text: hash, by }) => ({
      id,
      text: text(hash),
      by,
      at: times.get(`announcement ${id}`) ?? 0,
    })),
    stages: state.specs.map((spec, i) => stageSight(source, i + 1, spec)),
    schedule: scheduleSight(source),
    ranking: rankingSight(source, state.ranking ?? []),
    cancelReason: state.cancelled === undefined ? null : (text(state.cancelled.reason.note) ?? state.cancelled.reason.code),
    draft: rights.isJudge && state.draft !== undefined ? draftSight(source, state.draft) : null,
    calls: callSights(source),
    byeRequests: state.byeRequests.filter(({ participant }) => rights.isOrganiser || participant === rights.participant?.id),
    forbiddenPairs: rights.isOrganiser ? state.forbidden : [],
    invited: rights.isOrganiser ? state.invited : state.invited.filter((account) => account === rights.account),
    mine: {
      roles: rights.roles,
      mayAppoint: rights.isHead,
      mayOrganise: rights.isOrganiser,
      mayJudge: rights.isJudge,
      participant: rights.participant === undefined ? null : participantSight(source, rights.participant),
    },
    source,
  };
}

export function draftSight(source: TournamentSource, draft: RoundDraft): DraftSight {
  const named = participantById(source);
  return {
    stage: draft.stage,
    round: draft.round,
    tables: draft.tables.map(({ id, number, seats, reasons, match, group }) => ({
      id,
      number,
      seats: seats.map(named),
      reasons,
      match: match ?? null,
      group: group ?? null,
    })),
    byes: draft.byes.map(({ participant, bye, points }) => ({ participant: named(participant), bye, points })),
    seed: draft.seed,
    search: draft.search ?? null,
    quality: draft.quality,
  };
}

/** A change of a draft as it would be. */
export interface DraftChangePreview {
  readonly draft: DraftSight;
  readonly consequences: readonly ChangeConsequence[];
}

function callSights({ loaded, rights, texts }: TournamentSource): readonly CallSight[] {
  const { state, times } = loaded;
  const own = rights.participant?.id;
  const ownTables = new Set(
    state.stages.flatMap((stage) =>
      stage.rounds.flatMap((round) =>
        round.tables.filter((table) => own !== undefined && table.seats.includes(own)).map((table) => table.id),
      ),
    ),
  );
  return state.calls
    .filter((call) => rights.isJudge || ownTables.has(call.table))
    .map(({ id, table, status, by, judge, note }) => ({
      id,
      table,
      status,
      by: by.id,
      judge: judge?.id ?? null,
      note: (note === undefined ? undefined : texts.get(note)) ?? null,
      at: times.get(`call ${id}`) ?? 0,
    }));
}
