import { makeRules, packSchema } from '@kronika/games/fifty-first-state';
/** The board is handed what this game's engine made: the one place where its types are taken for granted. */
export function asView(view) {
  return view;
}
export function asMoves(moves) {
  return moves;
}
const prepared = new WeakMap();
/** A pack made ready, once. */
export function rulesOf(pack) {
  const key = pack;
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const parsed = packSchema.parse(pack);
  if (!parsed.ok) throw new Error('This is no pack of 51st State');
  const rules = makeRules(parsed.value);
  prepared.set(key, rules);
  return rules;
}
//# sourceMappingURL=parse.js.map
