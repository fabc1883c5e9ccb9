interface Dot {
  readonly label: string;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly weight: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const letter = 6;
const line = 12;

/** Names for the heaviest points, as many as find a place where they cover neither a name nor the edge. */
export function spreadLabels(dots: readonly Dot[], frame: Box): { readonly text: string; readonly x: number; readonly y: number }[] {
  const taken: Box[] = [];
  const placed: { text: string; x: number; y: number }[] = [];
  for (const dot of [...dots].sort((one, other) => other.weight - one.weight)) {
    const width = dot.label.length * letter;
    const places = [
      { x: dot.cx + dot.r + 3, y: dot.cy + 4 },
      { x: dot.cx - dot.r - 3 - width, y: dot.cy + 4 },
      { x: dot.cx - width / 2, y: dot.cy - dot.r - 3 },
      { x: dot.cx - width / 2, y: dot.cy + dot.r + 11 },
    ];
    for (const { x, y } of places) {
      const box = { left: x, right: x + width, top: y - line + 2, bottom: y + 2 };
      const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
      if (!isInside || taken.some((other) => isOver(box, other))) continue;
      taken.push(box);
      placed.push({ text: dot.label, x, y });
      break;
    }
  }
  return placed;
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
