import type { Position } from './envelope';

/** The opaque text of a position, as it leaves the log for cookies, queries and checkpoints. */
export function positionToText(position: Position): string {
  return position.toString();
}

/** The position that a text names, or undefined for a text that names none. */
export function positionFromText(text: string): Position | undefined {
  return /^(0|[1-9][0-9]{0,18})$/.test(text) ? BigInt(text) : undefined;
}
