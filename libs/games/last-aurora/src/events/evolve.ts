import type { GameEvent } from '@kronika/game-kernel';
import type { State } from '../state/state';
import { automaFacts } from './apply-automa';
import { convoyFacts } from './apply-convoy';
import { courseFacts, started } from './apply-course';
import { fireFacts, roadFacts } from './apply-fire';
import type { Fact, Facts, FactType, SecretOf } from './facts';

type Later = Exclude<FactType, 'started'>;
type Appliers = { readonly [Type in Later]: (state: State, open: Facts[Type], secret: SecretOf<Type> | undefined) => State };

const appliers: Appliers = { ...courseFacts, ...convoyFacts, ...roadFacts, ...fireFacts, ...automaFacts };

/** Applies one fact. Reads no rules and no content; works on redacted facts, whose secrets are absent. */
export function evolve(state: State | undefined, event: GameEvent): State {
  const fact = asFact(event);
  if (fact.type === 'started') return started(fact.open, fact.sealed?.[0]?.data);
  if (state === undefined) throw new Error(`A game begins with 'started', not with '${event.type}'`);
  return apply(state, fact);
}

function apply<Type extends Later>(state: State, fact: Fact<Type>): State {
  return appliers[fact.type](state, fact.open, fact.sealed?.[0]?.data);
}

/** The log holds what this game wrote into it: a stored event is read as the fact that it was. */
export function asFact(event: GameEvent): Fact {
  return event as Fact;
}
