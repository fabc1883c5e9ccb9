import type { ChainVerdict, Json } from '@kronika/event-log';
import type { RulesId } from '../refusals';

/** A stretch of a game under the same rules. */
export interface Segment extends RulesId {
  readonly from: number;
  readonly to: number;
  /** 'not re-runnable': this build does not have these rules; the chain still vouches for the events. */
  readonly result: 're-run' | 'not re-runnable';
}

/** What came of checking a released game. */
export type Verdict =
  /** The seed and the moves give exactly the recorded events, all of them. */
  | { readonly kind: 'verified'; readonly chained: boolean; readonly segments: readonly Segment[] }
  /** The chain (where the stream has one) is valid and all that could be re-run agrees, but some segments' rules are not here. */
  | { readonly kind: 'chain valid, not re-runnable'; readonly chained: boolean; readonly segments: readonly Segment[] }
  | Difference
  | Extract<ChainVerdict, { kind: 'broken' }>
  /** The events make no sense at all: not written by this kernel. */
  | { readonly kind: 'malformed'; readonly message: string }
  /** Only a released game can be checked: before that, the seed is sealed. */
  | { readonly kind: 'not released' };

/** The first place where the record and the re-run part. */
export interface Difference {
  readonly kind: 'different';
  readonly version: number;
  readonly what: 'commitment' | 'seed' | 'event' | 'missing event' | 'refused' | 'no move';
  readonly recorded: Json;
  readonly expected: Json;
}
