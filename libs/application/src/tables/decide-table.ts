import type { Occupant, Seat } from '@kronika/game-kernel';
import { vacationDays } from '@kronika/tournaments';
import type { Rejection } from '../command-result';
import type { TableEvent } from './table-events';
import type { TableState, TakenSeat } from './table-state';

/** Somebody at or around a table. */
export interface Person {
  readonly id: string;
  readonly guest: boolean;
}

export type TableCommand =
  | { readonly do: 'join'; readonly by: Person; readonly seat: Seat | undefined; readonly nonce: string }
  | { readonly do: 'leave'; readonly by: Person }
  | { readonly do: 'add-bot'; readonly by: Person; readonly seat: Seat | undefined; readonly bot: string }
  | { readonly do: 'remove'; readonly by: Person; readonly seat: Seat }
  | { readonly do: 'name-commentator'; readonly by: Person; readonly account: string }
  | { readonly do: 'start'; readonly by: Person }
  | { readonly do: 'close'; readonly by: Person }
  | { readonly do: 'agree-to-abandon'; readonly seat: Seat }
  | { readonly do: 'refuse-to-abandon'; readonly seat: Seat }
  | { readonly do: 'take-vacation'; readonly seat: Seat; readonly from: number; readonly to: number; readonly now: number };

export type TableDecision = readonly TableEvent[] | Rejection;

/** What a command leads to at a table. Pure: names of bots and the right to know of the table are checked before. */
export function decideTable(table: TableState, command: TableCommand): TableDecision {
  switch (command.do) {
    case 'join':
      return whileOpen(table, () => join(table, command));
    case 'leave':
      return whileOpen(table, () => leave(table, command.by));
    case 'add-bot':
      return whileOpen(table, () =>
        owned(table, command.by, () => sit(table, command.seat, { kind: 'bot', bot: command.bot }, false, null)),
      );
    case 'remove':
      return whileOpen(table, () => owned(table, command.by, () => remove(table, command.seat)));
    case 'name-commentator':
      return whileOpen(table, () => owned(table, command.by, () => nameCommentator(table, command.account)));
    case 'start':
      return whileOpen(table, () => owned(table, command.by, () => start(table)));
    case 'close':
      return whileOpen(table, () => owned(table, command.by, () => [{ type: 'TableClosed', open: {} }]));
    case 'agree-to-abandon':
      return whilePlayed(table, () => [{ type: 'AbandonAgreed', open: { seat: command.seat } }]);
    case 'refuse-to-abandon':
      return whilePlayed(table, () => [{ type: 'AbandonRefused', open: { seat: command.seat } }]);
    case 'take-vacation':
      return whilePlayed(table, () => takeVacation(table, command));
  }
}

function whileOpen(table: TableState, decide: () => TableDecision): TableDecision {
  return table.phase === 'open' ? decide() : no('table-not-open', 'The table is no longer open.', { phase: table.phase });
}

function whilePlayed(table: TableState, decide: () => TableDecision): TableDecision {
  return table.phase === 'started' ? decide() : no('not-started', 'The game has not started.', { phase: table.phase });
}

function owned(table: TableState, { id }: Person, decide: () => TableDecision): TableDecision {
  return table.settings.owner === id ? decide() : { kind: 'forbidden', message: 'Only who opened the table may do this.' };
}

function join(table: TableState, { by, seat, nonce }: Extract<TableCommand, { do: 'join' }>): TableDecision {
  if (table.commentators.includes(by.id)) return { kind: 'forbidden', message: 'A commentator cannot sit at the table.' };
  if (table.seats.some((taken) => isHeldBy(taken, by.id))) return no('seated-already', 'You hold a seat at this table.', {});
  const people = table.seats.filter((taken) => taken?.occupant.kind === 'player');
  if (people.length > 0 && (by.guest || people.some((taken) => taken?.guest === true))) {
    return no('guests-play-bots', 'Guests play against bots only.', {});
  }
  return sit(table, seat, { kind: 'player', id: by.id }, by.guest, nonce);
}

/** Seats somebody on the wanted seat, or on the first that is free. */
function sit(table: TableState, wanted: Seat | undefined, occupant: Occupant, guest: boolean, nonce: string | null): TableDecision {
  const seat = wanted ?? table.seats.findIndex((taken) => taken === undefined);
  if (seat === -1) return no('table-full', 'Every seat is taken.', {});
  if (!(seat < table.seats.length && seat >= 0)) return { kind: 'not-found', what: `seat ${seat}` };
  if (table.seats[seat] !== undefined) return no('seat-taken', 'Somebody else took the seat.', { seat });
  const taken: TableEvent = { type: 'SeatTaken', open: { seat, occupant, guest, nonce } };
  const isFull = table.seats.every((other, index) => other !== undefined || index === seat);
  return isFull && table.settings.startsWhenFull ? [taken, { type: 'TableStarted', open: {} }] : [taken];
}

function leave(table: TableState, { id }: Person): TableDecision {
  const seat = table.seats.findIndex((taken) => isHeldBy(taken, id));
  return seat === -1 ? no('not-seated', 'You hold no seat at this table.', {}) : [{ type: 'SeatLeft', open: { seat, why: 'left' } }];
}

function remove(table: TableState, seat: Seat): TableDecision {
  if (table.seats[seat] === undefined) return { kind: 'not-found', what: `somebody on seat ${seat}` };
  return [{ type: 'SeatLeft', open: { seat, why: 'removed' } }];
}

function nameCommentator(table: TableState, account: string): TableDecision {
  if (table.seats.some((taken) => isHeldBy(taken, account))) return no('seated-already', 'Who plays cannot comment.', {});
  if (table.commentators.includes(account)) return no('named-already', 'They are a commentator already.', {});
  return [{ type: 'CommentatorNamed', open: { account } }];
}

function start(table: TableState): TableDecision {
  const free = table.seats.flatMap((taken, seat) => (taken === undefined ? [seat] : []));
  return free.length > 0 ? no('seats-free', 'Some seats are still free.', { seats: free }) : [{ type: 'TableStarted', open: {} }];
}

function takeVacation(table: TableState, { seat, from, to, now }: Extract<TableCommand, { do: 'take-vacation' }>): TableDecision {
  const { clock } = table.settings;
  if (clock.kind !== 'bank' || clock.vacationDays === 0) return no('no-vacation', 'There is no vacation in this game.', {});
  // What has passed is counted: a vacation may begin now, never before.
  if (!(from >= now && to > from)) {
    return { kind: 'invalid', issues: [{ path: 'from', message: 'a vacation begins now or later, and ends after it begins' }] };
  }
  const own = table.vacations.filter((vacation) => vacation.seat === seat);
  if (own.some((vacation) => from < vacation.to && vacation.from < to)) {
    return { kind: 'invalid', issues: [{ path: 'from', message: 'overlaps another vacation' }] };
  }
  const left = clock.vacationDays - vacationDays(own);
  if (vacationDays([{ from, to }]) > left) return no('vacation-used-up', 'So many days of vacation are not left.', { left });
  return [{ type: 'VacationTaken', open: { seat, from, to } }];
}

function isHeldBy(taken: TakenSeat | undefined, account: string): boolean {
  return taken?.occupant.kind === 'player' && taken.occupant.id === account;
}

function no(code: string, message: string, details: Extract<Rejection, { kind: 'refused' }>['details']): Rejection {
  return { kind: 'refused', code, message, details };
}
