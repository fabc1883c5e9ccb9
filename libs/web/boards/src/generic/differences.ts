import type { Json } from '@kronika/event-log';
import type { Change } from '@kronika/web/boards/contract';

/** Where two values differ, by path (`players.0.score`). */
export function differences(before: Json, after: Json, path = ''): readonly Change[] {
  if (before === after) return [];
  if (isBranch(before) && isBranch(after)) {
    const [old, now] = [new Map(branches(before)), new Map(branches(after))];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): readonly Change[] => {
      const below = path === '' ? name : `${path}.${name}`;
      const [left, right] = [old.get(name), now.get(name)];
      if (left === undefined) return [{ thing: below, kind: 'new' }];
      if (right === undefined) return [{ thing: below, kind: 'gone' }];
      return differences(left, right, below);
    });
  }
  const by = typeof before === 'number' && typeof after === 'number' ? { by: after - before } : {};
  return [{ thing: path, kind: 'changed', ...by }];
}

/** An object's members, or a list's by number. */
export function branches(value: Json): readonly (readonly [string, Json])[] {
  if (!isBranch(value)) return [];
  return Object.entries(value);
}

export function isBranch(value: Json): value is readonly Json[] | Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null;
}
