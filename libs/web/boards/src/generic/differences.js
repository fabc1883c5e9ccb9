/** Where two values differ, by path (`players.0.score`). */
export function differences(before, after, path = '') {
  if (before === after) return [];
  if (isBranch(before) && isBranch(after)) {
    const [old, now] = [new Map(branches(before)), new Map(branches(after))];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
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
export function branches(value) {
  if (!isBranch(value)) return [];
  return Object.entries(value);
}
export function isBranch(value) {
  return typeof value === 'object' && value !== null;
}
//# sourceMappingURL=differences.js.map
