import type { Result } from '@kronika/game-kernel';

/** Why something cannot be done to annotations, studies and variations: an expected outcome. */
export type RefusalCode =
  'unknown' | 'not-yours' | 'deleted' | 'too-many' | 'too-deep' | 'nothing-said' | 'inherits-visibility' | 'last-owner' | 'wrong-place';

export interface AnnotationRefusal {
  readonly code: RefusalCode;
  readonly message: string;
}
export type Decided<Event> = Result<Event, AnnotationRefusal>;

export function refuse(code: RefusalCode, message: string): { readonly ok: false; readonly error: AnnotationRefusal } {
  return { ok: false, error: { code, message } };
}

export function accept<Event>(value: Event): { readonly ok: true; readonly value: Event } {
  return { ok: true, value };
}
