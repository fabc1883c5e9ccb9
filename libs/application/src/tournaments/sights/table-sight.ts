import {
  findParticipant,
  openTie,
  readClock,
  type PairingQuality,
  type ResultSource,
  type RoundBye,
  type RoundState,
  type SeatFinish,
  type SeatResult,
  type StageSpec,
  type TableReason,
  type TableState,
} from '@kronika/tournaments';
import { participantById, type ParticipantSight, type TournamentSource } from './source';

export interface TournamentSeatSight {
  /** From 1, in seating order; the first is first player. */
  readonly seat: number;
  readonly participant: ParticipantSight;
  readonly place: number | null;
  readonly vp: number | null;
  readonly points: number | null;
  /** Won or lost without playing. */
  readonly forfeit: 'won' | 'lost' | null;
  /** Out of the table, and how. */
  readonly left: 'no-show' | 'forfeit' | 'dropped-out' | null;
}

export interface ReportSight {
  readonly by: ParticipantSight;
  readonly finishes: readonly SeatFinish[];
}

export interface TournamentTableSight {
  readonly id: string;
  readonly number: number;
  readonly stage: number;
  readonly round: number;
  readonly group: number | null;
  readonly match: string | null;
  readonly playOffOf: string | null;
  readonly seats: readonly TournamentSeatSight[];
  readonly reasons: readonly TableReason[];
  readonly games: readonly string[];
  readonly sources: readonly ResultSource[];
  /** `open`, `reported`, `disputed`, `decided` or `void`. */
  readonly status: 'open' | 'reported' | 'disputed' | 'decided' | 'void';
  /** For the table itself and for judges. */
  readonly report: ReportSight | null;
  /** Those tied across the cut, while that is not resolved. */
  readonly tied: readonly ParticipantSight[];
  readonly extensionMs: number;
}

export interface ClockSight {
  readonly durationMs: number;
  readonly startedAt: number;
  readonly pausedAt: number | null;
  readonly extensionMs: number;
  /** When it was read; less than nothing is overtime. */
  readonly leftMs: number;
  readonly running: boolean;
  readonly readAt: number;
}

export interface RoundSight {
  readonly stage: number;
  readonly round: number;
  readonly plannedAt: number | null;
  readonly publishedAt: number | null;
  readonly completedAt: number | null;
  readonly complete: boolean;
  readonly duplicate: boolean;
  readonly tables: readonly TournamentTableSight[];
  readonly byes: readonly (Omit<RoundBye, 'participant'> & { readonly participant: ParticipantSight })[];
  readonly clock: ClockSight | null;
  readonly quality: PairingQuality | null;
}

/** A published round, as the caller may see it. */
export function roundSight(source: TournamentSource, stage: number, spec: StageSpec, round: RoundState): RoundSight {
  const { loaded, now } = source;
  const named = participantById(source);
  const key = `${stage}.${round.round}`;
  const planned = loaded.state.settings.plan?.find((plan) => plan.stage === stage && plan.round === round.round);
  return {
    stage,
    round: round.round,
    plannedAt: planned?.at ?? null,
    publishedAt: loaded.times.get(`round ${key}`) ?? null,
    completedAt: round.complete ? (loaded.times.get(`completed ${key}`) ?? null) : null,
    complete: round.complete,
    duplicate: round.duplicate,
    tables: round.tables.map((table) => tableSight(source, named, stage, spec, round, table)),
    byes: round.byes.map(({ participant, bye, points }) => ({ participant: named(participant), bye, points })),
    clock: clockSight(round, now),
    quality: loaded.quality.get(key) ?? null,
  };
}

function clockSight({ clock }: RoundState, now: number): ClockSight | null {
  if (clock === undefined) return null;
  const { durationMs, startedAt, pausedAt = null, extensionMs } = clock;
  return { durationMs, startedAt, pausedAt, extensionMs, ...readClock(clock, now), readAt: now };
}

function tableSight(
  source: TournamentSource,
  named: (id: string) => ParticipantSight,
  stage: number,
  spec: StageSpec,
  round: RoundState,
  table: TableState,
): TournamentTableSight {
  const { rights, loaded } = source;
  const own = rights.participant !== undefined && table.seats.includes(rights.participant.id);
  const report = table.report !== undefined && (rights.isJudge || own) ? table.report : undefined;
  return {
    id: table.id,
    number: table.number,
    stage,
    round: round.round,
    group: table.group ?? null,
    match: table.match ?? null,
    playOffOf: table.playOffOf ?? null,
    seats: table.seats.map((id, i) => seatSight(named(id), i + 1, table)),
    reasons: table.reasons.filter((reason) => rights.isOrganiser || reason.kind !== 'forbidden-avoided'),
    games: table.games,
    sources: table.played.map(({ source: from }) => from),
    status: statusOf(table),
    report: report === undefined ? null : { by: named(report.by), finishes: report.finishes },
    tied: (openTie(spec, round, table)?.tied ?? []).filter((id) => findParticipant(loaded.state, id)).map(named),
    extensionMs: round.clock?.tableExtensionsMs[table.id] ?? 0,
  };
}

function seatSight(participant: ParticipantSight, seat: number, table: TableState): TournamentSeatSight {
  const result: SeatResult | undefined = table.result?.find((candidate) => candidate.participant === participant.id);
  return {
    seat,
    participant,
    place: result?.place ?? null,
    vp: result?.vp ?? null,
    points: result?.points ?? null,
    forfeit: result?.forfeit ?? null,
    left: table.left.find((candidate) => candidate.participant === participant.id)?.how ?? null,
  };
}

function statusOf(table: TableState): TournamentTableSight['status'] {
  if (table.void) return 'void';
  if (table.result !== undefined) return 'decided';
  if (table.disputed) return 'disputed';
  return table.report === undefined ? 'open' : 'reported';
}
