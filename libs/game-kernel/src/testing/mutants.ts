import { canonical, type Json } from '@kronika/event-log';
import type { Chance } from '../index';

const most = 24;
const usual: readonly Json[] = [null, 0, true, false];

/** Moves like the given ones with one leaf changed: to a neighbouring number, or to what stands elsewhere in some other move. */
export function mutantsOf(moves: readonly Json[], others: readonly Json[], chance: Chance): readonly Json[] {
  const leaves = [...new Map([...usual, ...others.flatMap(leavesOf)].map((leaf) => [canonical(leaf), leaf])).values()];
  const mutants = new Map<string, Json>();
  for (let attempt = 0; attempt < most && moves.length > 0; attempt++) {
    const move = chance.pick('move', moves);
    const paths = pathsOf(move);
    if (paths.length === 0) continue;
    const path = chance.pick('path', paths);
    const mutant = changed(move, path, (old) => {
      if (typeof old === 'number' && chance.int('how', 2) === 0) return old + (chance.int('sign', 2) === 0 ? 1 : -1);
      return chance.pick('leaf', leaves);
    });
    mutants.set(canonical(mutant), mutant);
  }
  return [...mutants.values()];
}

function isBranch(value: Json): value is Exclude<Json, null | string | number | boolean> {
  return typeof value === 'object' && value !== null;
}

function leavesOf(value: Json): readonly Json[] {
  return isBranch(value) ? Object.values(value).flatMap((member) => leavesOf(member)) : [value];
}

function pathsOf(value: Json): readonly (readonly string[])[] {
  if (!isBranch(value)) return [[]];
  return Object.entries(value).flatMap(([key, member]) => pathsOf(member).map((path) => [key, ...path]));
}

function changed(value: Json, path: readonly string[], change: (old: Json) => Json): Json {
  const [step, ...rest] = path;
  if (step === undefined || !isBranch(value)) return change(value);
  const entries = Object.entries(value).map(([key, member]): [string, Json] => [
    key,
    key === step ? changed(member, rest, change) : member,
  ]);
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}
