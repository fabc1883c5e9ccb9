import type { ParticipantId } from '../scoring/score-book';
import type { ChangeConsequence, DraftChange } from './draft-change';
import { consequencesOf, isSameTable } from './draft-consequences';
import { draftQuality } from './draft-round';
import type { Refusal } from './refusal';
import type { DraftTable, RoundBye, RoundDraft } from './round';
import { isSwiss, preferredSize, type StageFormat } from './stage-spec';
import type { TournamentState } from './state';

export interface ChangedDraft {
  readonly draft: RoundDraft;
  readonly consequences: readonly ChangeConsequence[];
}

/** A draft after a change by hand, with what the change brings about; also for showing that before it is made. */
export function applyDraftChange(state: TournamentState, change: DraftChange): ChangedDraft | Refusal {
  const { draft } = state;
  const spec = draft && state.specs[draft.stage - 1];
  if (!spec) return { kind: 'no-draft' };
  const fixed = fixedByFormat(spec.format, change);
  if (fixed) return fixed;
  const changed = changedParts(draft, change, spec.byes);
  if ('kind' in changed) return changed;
  const wrong = wrongSize(state, spec.format, changed.tables);
  if (wrong) return wrong;
  const byHand = changed.tables.map((table): DraftTable =>
    isSameTable(table, draft) ? table : { ...table, reasons: [{ kind: 'by-hand' }] },
  );
  const next: RoundDraft = { ...draft, tables: byHand, byes: changed.byes, quality: draftQuality(state, draft.stage, byHand) };
  return { draft: next, consequences: consequencesOf(state, draft, next) };
}

type Parts = { readonly tables: readonly DraftTable[]; readonly byes: readonly RoundBye[] };

/** What a format leaves to the organiser: brackets and schedules only seats and table numbers. */
function fixedByFormat(format: StageFormat, change: DraftChange): Refusal | undefined {
  if (change.kind === 'seat' || change.kind === 'number' || isSwiss(format)) return undefined;
  if (format.kind === 'table-elimination' && change.kind === 'swap') return undefined;
  return { kind: 'fixed-by-format', message: 'the bracket or the schedule says who meets whom' };
}

function changedParts(draft: RoundDraft, change: DraftChange, byePoints: { full: number; half: number; zero: number }): Parts | Refusal {
  switch (change.kind) {
    case 'swap':
      return swap(draft, change.one, change.other);
    case 'move':
      return move(draft, change.participant, change.to);
    case 'give-bye': {
      if (!isInDraft(draft, change.participant)) return { kind: 'unknown-participant', participant: change.participant };
      const { tables, byes } = without(draft, change.participant);
      return { tables, byes: [...byes, { participant: change.participant, bye: change.bye, points: byePoints[change.bye] }] };
    }
    case 'seat': {
      const table = draft.tables.find((candidate) => candidate.id === change.table);
      if (!table) return { kind: 'unknown-table', table: change.table };
      if ([...table.seats].sort().join() !== [...change.seats].sort().join())
        return { kind: 'invalid', path: 'seats', message: 'the same players' };
      return withTable(draft, { ...table, seats: change.seats });
    }
    case 'number': {
      const table = draft.tables.find((candidate) => candidate.id === change.table);
      if (!table) return { kind: 'unknown-table', table: change.table };
      const other = draft.tables.find((candidate) => candidate.number === change.number);
      const exchanged = other ? withTable(draft, { ...other, number: table.number }) : draft;
      return withTable(exchanged, { ...table, number: change.number });
    }
  }
}

function swap(draft: RoundDraft, one: ParticipantId, other: ParticipantId): Parts | Refusal {
  const missing = [one, other].find((participant) => !isInDraft(draft, participant));
  if (missing !== undefined) return { kind: 'unknown-participant', participant: missing };
  const exchange = (participant: ParticipantId): ParticipantId => (participant === one ? other : participant === other ? one : participant);
  return {
    tables: draft.tables.map((table) => ({ ...table, seats: table.seats.map(exchange) })),
    byes: draft.byes.map((bye) => ({ ...bye, participant: exchange(bye.participant) })),
  };
}

function move(draft: RoundDraft, participant: ParticipantId, to: string): Parts | Refusal {
  if (!isInDraft(draft, participant)) return { kind: 'unknown-participant', participant };
  const left = without(draft, participant);
  const table = left.tables.find((candidate) => candidate.id === to);
  if (!table) return { kind: 'unknown-table', table: to };
  return withTable(left, { ...table, seats: [...table.seats, participant] });
}

function without(draft: Parts, participant: ParticipantId): Parts {
  return {
    tables: draft.tables
      .map((table) => ({ ...table, seats: table.seats.filter((seat) => seat !== participant) }))
      .filter((table) => table.seats.length > 0),
    byes: draft.byes.filter((bye) => bye.participant !== participant),
  };
}

function withTable(draft: Parts, table: DraftTable): Parts {
  return { byes: draft.byes, tables: draft.tables.map((candidate) => (candidate.id === table.id ? table : candidate)) };
}

function isInDraft(draft: Parts, participant: ParticipantId): boolean {
  return draft.tables.some((table) => table.seats.includes(participant)) || draft.byes.some((bye) => bye.participant === participant);
}

function wrongSize(state: TournamentState, format: StageFormat, tables: readonly DraftTable[]): Refusal | undefined {
  const { min, max } = preferredSize(format) === 2 ? { min: 2, max: 2 } : state.settings.seats;
  const wrong = tables.find((table) => table.seats.length < Math.max(2, min) || table.seats.length > max);
  return wrong && { kind: 'invalid', path: `tables.${wrong.id}`, message: `${wrong.seats.length} cannot play` };
}
