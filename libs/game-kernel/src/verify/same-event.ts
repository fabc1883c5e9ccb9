import { canonical, type Json } from '@kronika/event-log';
import type { GameEvent, Seat } from '../game';

/** What a re-run must reproduce of an event: everything but the envelope and the salts. */
export function comparable(event: GameEvent & { readonly seat?: Seat }): Json {
  const { type, open, seat, sealed } = event;
  return {
    type,
    open,
    ...(seat === undefined ? {} : { seat }),
    ...(sealed === undefined ? {} : { sealed: sealed.map(({ to, data }) => ({ to, ...(data === undefined ? {} : { data }) })) }),
  };
}

export function sameEvent(a: GameEvent, b: GameEvent): boolean {
  return canonical(comparable(a)) === canonical(comparable(b));
}
