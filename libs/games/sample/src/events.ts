import type { GameEvent, Seat } from '@kronika/game-kernel';
import type { Audience, Json } from '@kronika/event-log';
import type { Card } from './card';
import type { Frame, Score } from './state';

interface Secret<Data> {
  readonly to: Audience;
  readonly data?: Data;
}

/** A question as an event names it: its id is given by the state. */
export type Question =
  { readonly kind: 'offer'; readonly waiting: readonly Seat[] } | { readonly kind: Exclude<Frame['kind'], 'offer'>; readonly seat: Seat };

/** The facts of the game. Where something is hidden, the sealed part holds it and the open part says what all can see. */
export type SampleEvent =
  | Fact<'TableLaid', { seats: number; rounds: number; deck: number }, readonly Card[]>
  | Fact<'CardsDrawn', { seat: Seat; count: number }, readonly Card[]>
  | Fact<'RoundBegan', { round: number; lead: Seat }>
  | Fact<'Asked', Question>
  | Fact<'Offered', { seat: Seat }, Card>
  | Fact<'OffersRevealed', { offers: readonly { seat: Seat; card: Card }[] }>
  | Fact<'CoinsGained', { seat: Seat; coins: number }>
  | Fact<'OrderSet', { order: readonly Seat[] }>
  | Fact<'TurnBegan', { seat: Seat }>
  | Fact<'TurnEnded', { seat: Seat }>
  | Fact<'Discarded', { seat: Seat; card: Card }>
  | Fact<'Stored', { seat: Seat }, Card>
  | Fact<'GuardAnswered', { seat: Seat; card: Card | null }>
  | Fact<'RaidPlanned', { seat: Seat }>
  | Fact<'RaidRolled', { seat: Seat; target: Seat; place: number; die: number; success: boolean }>
  | Fact<'CardStolen', { seat: Seat; from: Seat; place: number }, Card>
  | Fact<'Passed', { seat: Seat }>
  | Fact<'DeckShuffled', { cards: number }, readonly Card[]>
  | Fact<'StoresOpened', { stores: readonly (readonly Card[])[] }>
  | Fact<'Scored', { scores: readonly Score[] }>;

interface Fact<Type extends string, Open, Hidden = never> {
  readonly type: Type;
  readonly open: Readonly<Open>;
  readonly sealed?: [Hidden] extends [never] ? undefined : readonly Secret<Hidden>[];
}

export type SampleEventType = SampleEvent['type'];
export type EventOf<Type extends SampleEventType> = Extract<SampleEvent, { type: Type }>;

/** Reads an event of this game's log. Only `decide` and `setup` write them, so their shape is trusted. */
export function asSampleEvent(event: GameEvent): SampleEvent {
  return event as unknown as SampleEvent;
}

/** An event without secrets. */
export function fact(type: SampleEventType, open: Json): GameEvent {
  return { type, open };
}

/** An event with one secret. */
export function secretFact(type: SampleEventType, open: Json, to: Audience, data: Json): GameEvent {
  return { type, open, sealed: [{ to, data }] };
}

/** What the sealed part says, or undefined where it is redacted. */
export function secretOf<Data>(event: { readonly sealed?: readonly Secret<Data>[] }): Data | undefined {
  return event.sealed?.[0]?.data;
}
