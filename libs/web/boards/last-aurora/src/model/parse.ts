import type { Json } from '@kronika/event-log';
import { type Frame, makeRules, type Move, packSchema, type Rules, type View } from '@kronika/games/last-aurora';

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
  if (!parsed.ok) throw new Error('This is no pack of Last Aurora');
  const rules = makeRules(parsed.value);
  prepared.set(key, rules);
  return rules;
}

/** A card of any sort, as the rules keep it. */
export type CardRecord = Rules['cards'] extends ReadonlyMap<string, infer Found> ? Found : never;
export type ItemRecord = Rules['items'] extends ReadonlyMap<string, infer Found> ? Found : never;
export type Slot = Extract<CardRecord, { type: 'truck' }>['slots'][number];
export type Ability = Extract<CardRecord, { type: 'survivor' }>['abilities'][number];
export type Effect = Extract<Frame, { at: 'option' }>['options'][number][number];

/** What a seat is asked: the top of its own lane where all decide at once. */
export function frameOf(view: View, seat: number): Frame | undefined {
  return (view.lanes === null ? view.stack : (view.lanes[seat] ?? [])).at(-1);
}
