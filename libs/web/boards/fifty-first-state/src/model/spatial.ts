export type Direction = 'left' | 'right' | 'up' | 'down';

/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sideways distance counts more, so that a row is followed to its end before the next one. */
const sideways = 3;

/** The nearest box in a direction; the same one where there is none. */
export function nextInDirection(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (start === undefined) return from;
  let best = from;
  let least = Infinity;
  boxes.forEach((box, index) => {
    if (index === from) return;
    const { ahead, aside } = offset(start, box, direction);
    if (ahead <= 0) return;
    const cost = ahead + sideways * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** How far a box lies ahead, and how far beside the way. */
function offset(from: Box, to: Box, direction: Direction): { readonly ahead: number; readonly aside: number } {
  const [dx, dy] = [middle(to.left, to.right) - middle(from.left, from.right), middle(to.top, to.bottom) - middle(from.top, from.bottom)];
  const across = Math.max(0, to.left - from.right, from.left - to.right);
  const along = Math.max(0, to.top - from.bottom, from.top - to.bottom);
  if (direction === 'left' || direction === 'right') return { ahead: direction === 'right' ? dx : -dx, aside: along + Math.abs(dy) / 4 };
  // Going up or down, boxes beside each other on the same line are not ahead.
  const ahead = direction === 'down' ? dy : -dy;
  return { ahead: along === 0 && across > 0 ? 0 : ahead, aside: across + Math.abs(dx) / 4 };
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}

/** The one before or after, without going round. */
export function nextInOrder(count: number, from: number, direction: Direction): number {
  const step = direction === 'down' || direction === 'right' ? 1 : -1;
  return Math.min(count - 1, Math.max(0, from + step));
}
