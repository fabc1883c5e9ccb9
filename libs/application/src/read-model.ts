import type { Position } from '@kronika/event-log';

/** The read model is being made and has no older edition to serve meanwhile, or has not got as far as was asked within the time-out. */
export interface Rebuilding {
  readonly kind: 'rebuilding';
  /** From 0 to 1. */
  readonly progress: number;
}

/**
 * A read model as the use cases see it: `Queries` is the port that they declare, implemented in read-models. `ask` waits (with a time-out) until
 * the model has seen `minPosition`, so that callers read their own writes.
 */
export interface ReadModel<Queries> {
  ask<Answer>(question: (queries: Queries) => Answer, minPosition?: Position): Promise<Answer | Rebuilding>;
  /** Called after each batch that the model has taken in. Returns how to stop listening. */
  onApplied(listener: () => void): () => void;
}
