import type { BracketView } from './bracket-view';

/** What lights up while somebody is pointed at: the matches they played and the lines between them. */
export interface LitPath {
  readonly matches: ReadonlySet<string>;
  /** Indexes into the view's links. */
  readonly links: ReadonlySet<number>;
}

/** The way of some entrants through the bracket, as far as it is known. */
export function pathOf(view: BracketView, entrants: ReadonlySet<string>): LitPath {
  const isIn = (slot: { readonly entrant: { readonly id: string } | undefined }) =>
    slot.entrant !== undefined && entrants.has(slot.entrant.id);
  const matches = new Set(view.matches.filter((match) => match.slots.some(isIn)).map(({ id }) => id));
  const slotsOf = new Map(view.matches.map((match) => [match.id, match.slots]));
  const links = view.links.flatMap((link, index) => {
    const arrives = slotsOf.get(link.to)?.[link.toSlot];
    return matches.has(link.from) && arrives !== undefined && isIn(arrives) ? [index] : [];
  });
  return { matches, links: new Set(links) };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The match that an arrow key leads to: along the lines to the sides, within the column up and down. */
export function neighbour(
  placed: readonly { readonly match: { readonly id: string }; readonly column: number; readonly y: number }[],
  view: BracketView,
  id: string,
  direction: Direction,
): string | undefined {
  const here = placed.find(({ match }) => match.id === id);
  if (here === undefined) return undefined;
  const byDistance = (ids: readonly string[]) =>
    placed.filter(({ match }) => ids.includes(match.id)).sort((one, other) => Math.abs(one.y - here.y) - Math.abs(other.y - here.y))[0]
      ?.match.id;
  switch (direction) {
    case 'left':
      return byDistance(view.links.filter((link) => link.to === id).map(({ from }) => from));
    case 'right':
      return byDistance(view.links.filter((link) => link.from === id && link.as === 'winner').map(({ to }) => to));
    case 'up':
      return placed.filter(({ column, y }) => column === here.column && y < here.y).sort((one, other) => other.y - one.y)[0]?.match.id;
    case 'down':
      return placed.filter(({ column, y }) => column === here.column && y > here.y).sort((one, other) => one.y - other.y)[0]?.match.id;
  }
}
