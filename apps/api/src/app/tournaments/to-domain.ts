import type { BrowsedPage, WantedPlan } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import type { DraftChange, NewEntry, Reason, SeatFinish, StageSpec, TournamentSettings } from '@kronika/tournaments';
import type { Connection } from '../common/connection';
import { present } from '../common/present';
import type { EntryInput, FinishInput, ReasonInput } from './inputs';
import type { LeaguePlanInput } from './league-types';
import type { DraftChangeInput } from './round-inputs';
import type { TournamentClockInput, TournamentSettingsChangeInput, TournamentSettingsInput } from './settings-types';

/** What was not said about the reason is `other`. */
export function reasonOf(input: ReasonInput | null | undefined): Reason {
  if (!input) return { code: 'other' };
  return { code: input.code, ...(input.note ? { note: input.note } : {}) };
}

export function finishesOf(finishes: readonly FinishInput[]): readonly SeatFinish[] {
  return finishes.map(({ participant, place, vp }) => ({ participant, place, ...(typeof vp === 'number' ? { vp } : {}) }));
}

export function entryOf({ accountId, bot, name, rating, division }: EntryInput): NewEntry {
  return {
    ...(accountId ? { account: accountId } : {}),
    ...(bot ? { bot } : {}),
    ...(name ? { name } : {}),
    ...(typeof rating === 'number' ? { rating } : {}),
    ...(typeof division === 'number' ? { division } : {}),
  };
}

export function settingsOf(input: TournamentSettingsInput): Omit<TournamentSettings, 'seats'> {
  const { game, venue, registration, checkIn, lateEntry, timeOut, rated, autopilot } = input;
  return { game, venue, registration, checkIn, lateEntry, timeOut, rated, autopilot, clock: clockOf(input.clock), ...optional(input) };
}

export function settingsChangeOf(input: TournamentSettingsChangeInput): Partial<TournamentSettings> {
  const { options: _options, clock, plan: _plan, ...rest } = present(input);
  return { ...rest, ...(clock ? { clock: clockOf(clock) } : {}), ...optional(input) };
}

function optional(input: {
  readonly options?: Json | null;
  readonly capacity?: number | null;
  readonly startsAt?: number | null;
  readonly plan?: readonly { readonly stage: number; readonly round: number; readonly at: number }[] | null;
}): Pick<TournamentSettings, 'options' | 'capacity' | 'startsAt' | 'plan'> {
  return {
    ...(input.options === undefined || input.options === null ? {} : { options: input.options }),
    ...(typeof input.capacity === 'number' ? { capacity: input.capacity } : {}),
    ...(typeof input.startsAt === 'number' ? { startsAt: input.startsAt } : {}),
    ...(input.plan ? { plan: input.plan.map(({ stage, round, at }) => ({ stage, round, at })) } : {}),
  };
}

function clockOf(input: TournamentClockInput | null | undefined): TournamentSettings['clock'] {
  switch (input?.kind) {
    case 'round':
      return { kind: 'round', durationMs: input.durationMs ?? 0 };
    case 'async': {
      const { bankMs, incrementMs, graceMs, vacationDays } = input;
      return { kind: 'async', bankMs: bankMs ?? 0, incrementMs: incrementMs ?? 0, graceMs: graceMs ?? 0, vacationDays: vacationDays ?? 0 };
    }
    default:
      return { kind: 'none' };
  }
}

/** GraphQL sees to it that there is exactly one. */
export function changeOf({ swap, move, giveBye, seat, number }: DraftChangeInput): DraftChange {
  if (swap) return { kind: 'swap', one: swap.one, other: swap.other };
  if (move) return { kind: 'move', participant: move.participant, to: move.to };
  if (giveBye) return { kind: 'give-bye', participant: giveBye.participant, bye: giveBye.bye };
  if (seat) return { kind: 'seat', table: seat.table, seats: seat.seats };
  return { kind: 'number', table: number?.table ?? '', number: number?.number ?? 0 };
}

export function planOf({ settings, automatic, pauseMs, seasons }: LeaguePlanInput, stage: StageSpec): WantedPlan {
  return { settings: settingsOf(settings), stage, automatic, pauseMs, ...(typeof seasons === 'number' ? { seasons } : {}) };
}

/** A page of a list as a connection. */
export function connectionFrom<Item>({ items, total, hasMore }: BrowsedPage<Item>): Connection<Item> & { readonly kind: 'done' } {
  return {
    kind: 'done',
    edges: items.map(({ item, cursor }) => ({ node: item, cursor })),
    pageInfo: { hasNextPage: hasMore, endCursor: items.at(-1)?.cursor ?? null },
    totalCount: total,
  };
}
