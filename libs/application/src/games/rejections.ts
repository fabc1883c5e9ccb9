import type { Refusal } from '@kronika/game-kernel';
import type { Rejection } from '../command-result';

/** A refusal of the kernel as callers of the platform know it. */
export function asRejection(refusal: Refusal, version: number): Rejection {
  switch (refusal.kind) {
    case 'illegal-move':
      return { kind: 'illegal-move', rule: refusal.rule, message: refusal.message };
    case 'invalid':
      return { kind: 'invalid', issues: refusal.issues };
    case 'not-your-turn':
      return { kind: 'not-your-turn', toAct: refusal.toAct };
    case 'cannot-take-back':
      return { kind: 'cannot-take-back', reason: refusal.reason };
    case 'decision-closed':
    case 'game-over':
    case 'awaits-adjudication':
      return { kind: 'conflict', code: refusal.kind, version };
    case 'no-such-seat':
      return { kind: 'not-found', what: `seat ${refusal.seat}` };
    case 'gave-up-already':
    case 'released-already':
      return { kind: 'conflict', code: 'game-over', version };
    case 'not-over-yet':
    case 'rules-differ':
      return { kind: 'conflict', code: 'busy', version };
  }
}
