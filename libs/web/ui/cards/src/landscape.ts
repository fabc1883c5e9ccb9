/** A small horizon of ruins, drawn from a card's id: the same card always looks the same, and no art is copied. */
export interface Landscape {
  readonly skyline: string;
  readonly hills: string;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
}

const drawn = new Map<string, Landscape>();

/** On a grid of 100 by 40, the ground at 40. */
export function landscapeOf(id: string): Landscape {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const next = numbersFrom(id);
  const between = (low: number, high: number) => Math.round(low + next() * (high - low));
  const sun = { x: between(14, 86), y: between(7, 20), r: between(4, 9) };
  const made = { skyline: skylineOf(between), hills: hillsOf(between), sun };
  drawn.set(id, made);
  return made;
}

type Between = (low: number, high: number) => number;

/** Houses, chimneys, broken towers and gaps, from left to right. */
function skylineOf(between: Between): string {
  let path = 'M0 40';
  let x = between(0, 8);
  while (x < 96) {
    const [width, height] = [between(4, 13), between(6, 24)];
    const right = Math.min(100, x + width);
    const [top, kind] = [40 - height, between(0, 5)];
    path += ` L${x} 40`;
    if (kind === 0) path += ` L${x} ${top} L${right} ${top}`;
    else if (kind === 1) path += ` L${x} ${top + 3} L${(x + right) / 2} ${top - 3} L${right} ${top + 3}`;
    else if (kind === 2) path += ` L${x} ${top} L${x + 2} ${top} L${x + 2} ${top + 7} L${right} ${top + 7}`;
    else if (kind === 3) path += ` L${x} ${top} L${x + width / 3} ${top + 5} L${x + width / 2} ${top + 1} L${right} ${top + 8}`;
    else if (kind === 4) path += ` L${x} ${top + 6} L${right - 1} ${top + 6} L${right - 1} ${top - 4} L${right} ${top - 4}`;
    else path += ` L${x} ${top + 9} L${right} ${top + 9}`;
    path += ` L${right} 40`;
    x = right + between(0, 9);
  }
  return `${path} L100 40 Z`;
}

function hillsOf(between: Between): string {
  const [a, b, c] = [between(16, 28), between(12, 30), between(16, 28)];
  return `M0 40 L0 ${a} Q25 ${b} 50 ${c} T100 ${between(16, 28)} L100 40 Z`;
}

/** Numbers from 0 to 1 that a text decides. */
function numbersFrom(text: string): () => number {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_507) + 0x9e3779b9;
    seed ^= seed >>> 13;
    return (seed >>> 0) / 2 ** 32;
  };
}
