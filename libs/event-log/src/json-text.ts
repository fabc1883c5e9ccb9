import { canonical } from './json';

/** Why a value has no place in an event. */
export type JsonProblem = 'not-json' | 'too-deep';

type Verdict = JsonProblem | 'sorted' | 'unsorted';

/**
 * The canonical text of a value that really is JSON, or why there is none. Most payloads have their keys in order already: then the engine's
 * own `JSON.stringify` writes the very same text several times faster.
 */
export function jsonText(value: unknown, maxDepth: number): { readonly text: string } | { readonly problem: JsonProblem } {
  const verdict = inspect(value, maxDepth);
  if (verdict === 'sorted') return { text: JSON.stringify(value) };
  if (verdict === 'unsorted') return { text: canonical(value) };
  return { problem: verdict };
}

function inspect(value: unknown, depthLeft: number): Verdict {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return 'sorted';
    case 'number':
      return Number.isFinite(value) ? 'sorted' : 'not-json';
    case 'object':
      if (value === null) return 'sorted';
      if (depthLeft === 0) return 'too-deep';
      return Array.isArray(value) ? inspectItems(value, depthLeft - 1) : inspectMembers(value, depthLeft - 1);
    default:
      return 'not-json';
  }
}

function inspectItems(items: readonly unknown[], depthLeft: number): Verdict {
  let result: Verdict = 'sorted';
  for (const item of items) {
    const verdict = inspect(item, depthLeft);
    if (verdict === 'unsorted') result = verdict;
    else if (verdict !== 'sorted') return verdict;
  }
  return result;
}

function inspectMembers(object: object, depthLeft: number): Verdict {
  // Dates, maps and class instances do not survive a round trip. (Not compared with Object.prototype: every realm has its own.)
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return 'not-json';
  let result: Verdict = 'sorted';
  let previous: string | undefined;
  const members = object as Readonly<Record<string, unknown>>;
  // Faster than over Object.keys; a prototype that passed the test above has nothing of its own to show.
  for (const key in members) {
    if (previous !== undefined && key < previous) result = 'unsorted';
    previous = key;
    const member = members[key];
    // As in `canonical`, a member that is undefined is not there.
    if (member === undefined) continue;
    const verdict = inspect(member, depthLeft);
    if (verdict === 'unsorted') result = verdict;
    else if (verdict !== 'sorted') return verdict;
  }
  return result;
}

/** How many bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // A surrogate pair takes four bytes: two for each half.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
