import type { Json } from '@kronika/event-log';
import { makeRules, type Move, type Pack, packSchema, type Rules, type View } from '@kronika/games/fifty-first-state';

/** The board is handed what this game's engine made: the one place where its types are taken for granted. */
export function asView(view: Json): View {
  return view as unknown as View;
}

export function asMoves(moves: readonly Json[]): readonly Move[] {
  return moves as unknown as readonly Move[];
}

const prepared = new WeakMap<object, Rules>();

/** A pack made ready, once. */
export function rulesOf(pack: Json): Rules {
  const key = pack as object;
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const parsed = packSchema.parse(pack);
  if (!parsed.ok) throw new Error('This is no pack of 51st State');
  const rules = makeRules(parsed.value satisfies Pack);
  prepared.set(key, rules);
  return rules;
}
