import type { TournamentEvent } from './events';
import type { Refusal } from './refusal';

/** Events, or why not. */
export type Decision = { readonly ok: true; readonly value: readonly TournamentEvent[] } | { readonly ok: false; readonly error: Refusal };

export function accept(...events: readonly TournamentEvent[]): Decision {
  return { ok: true, value: events };
}

export function refuse(error: Refusal): Decision {
  return { ok: false, error };
}
