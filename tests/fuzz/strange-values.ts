import type { Dice } from './dice';

/** Values that programs stumble over, of every JSON type and some sizes. */
export function strangeValue(dice: Dice, known: readonly string[]): unknown {
  return dice.pick<() => unknown>([
    () => null,
    () => '',
    () => 'x'.repeat(1 + dice.below(20_000)),
    () => '\u0000\uD800\uFFFF\u202Eżółć 🦂',
    () => "'; DROP TABLE events; --",
    () => '../../etc/passwd',
    () => '__proto__',
    () => '<script>alert(1)</script>',
    () => -1,
    () => 0,
    () => 2 ** 31,
    () => 1e308,
    () => 0.1,
    () => Number.MAX_SAFE_INTEGER,
    () => true,
    () => [],
    () => Array.from({ length: 1 + dice.below(500) }, () => dice.below(9)),
    () => ({}),
    () => nested(1 + dice.below(200)),
    () => ({ __proto__: { admin: true }, constructor: 'x', toString: 1 }),
    () => Object.fromEntries(Array.from({ length: 1 + dice.below(300) }, (_, i) => [`k${i}`, i])),
    () => dice.pick(known),
    () => `${dice.pick(known)}x`,
    () => dice.pick(known).toUpperCase(),
    () => '2026-02-30T25:61:00Z',
    () => '-1',
    () => '99999999999999999999999999',
  ])();
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
