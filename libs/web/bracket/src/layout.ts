import type { BracketView, LinkView, MatchSide, MatchView } from './bracket-view';

export const boxWidth = 208;
export const rowHeight = 26;
export const headHeight = 16;
const columnGap = 56;
const rowGap = 18;
const sideGap = 56;
const margin = 24;

export interface PlacedMatch {
  readonly match: MatchView;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Which column, from 0: for going up and down by keyboard. */
  readonly column: number;
}

export interface PlacedLink {
  readonly link: LinkView;
  readonly path: string;
}

export interface ColumnHead {
  readonly side: MatchSide;
  readonly round: number;
  readonly x: number;
  readonly y: number;
  /** How many rounds of its side follow. */
  readonly remaining: number;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly matches: readonly PlacedMatch[];
  readonly links: readonly PlacedLink[];
  readonly heads: readonly ColumnHead[];
}

/** Where everything of a bracket goes: rounds from left to right, each match between the two that feed it, losers below winners. */
export function layOut(view: BracketView): BracketLayout {
  const columns = columnsOf(view);
  const upper = place(view, (match) => match.side === 'winners', margin + headHeight + 14, columns);
  const lowerTop = bottomOf(upper) + sideGap;
  const lower = place(view, (match) => match.side === 'losers', lowerTop, columns);
  const ending = placeEnding(view, upper, lower, columns);
  const matches = [...upper, ...lower, ...ending];
  const byId = new Map(matches.map((placed) => [placed.match.id, placed]));
  return {
    width: Math.max(0, ...matches.map(({ x }) => x + boxWidth)) + margin,
    height: bottomOf(matches) + margin,
    matches,
    links: view.links.flatMap((link) => linkPath(link, byId)),
    heads: headsOf(matches),
  };
}

export function heightOf(match: MatchView): number {
  return headHeight + match.slots.length * rowHeight;
}

/** The middle of a slot's row. */
export function slotMiddle(placed: PlacedMatch, slot: number): number {
  return placed.y + headHeight + (slot + 0.5) * rowHeight;
}

function bottomOf(matches: readonly PlacedMatch[]): number {
  return Math.max(margin, ...matches.map(({ y, height }) => y + height));
}

/** Columns by side and round. In a double elimination a winners' round stands over the losers' round that its losers fall into. */
function columnsOf(view: BracketView): (match: MatchView) => number {
  const isDouble = view.matches.some((match) => match.side === 'losers');
  const rounds = Math.max(0, ...view.matches.filter(({ side }) => side === 'winners').map(({ round }) => round));
  const wanted = (match: MatchView): number => {
    switch (match.side) {
      case 'winners':
        return isDouble && match.round > 1 ? 2 * match.round - 3 : match.round - 1;
      case 'losers':
        return match.round - 1;
      case 'third-place':
        return rounds - 1;
      case 'final':
        return isDouble ? 2 * rounds - 2 : rounds;
      case 'reset':
        return (isDouble ? 2 * rounds - 2 : rounds) + 1;
    }
  };
  const used = [...new Set(view.matches.map(wanted))].sort((x, y) => x - y);
  return (match) => used.indexOf(wanted(match));
}

function columnX(column: number): number {
  return margin + column * (boxWidth + columnGap);
}

/** One side as a forest: leaves below each other in the order of the tree, every other match in the middle of what feeds it. */
function place(
  view: BracketView,
  belongs: (match: MatchView) => boolean,
  top: number,
  columnOf: (match: MatchView) => number,
): PlacedMatch[] {
  const own = new Map(view.matches.filter(belongs).map((match) => [match.id, match]));
  const feeders = (match: MatchView) =>
    view.links
      .filter((link) => link.to === match.id && link.as === 'winner' && own.has(link.from))
      .sort((one, other) => one.toSlot - other.toSlot)
      .flatMap((link) => own.get(link.from) ?? []);
  if (view.kind === 'tables') return placeTables([...own.values()], top, columnOf);
  const fed = new Set([...own.values()].flatMap((match) => feeders(match).map(({ id }) => id)));
  const placed = new Map<string, PlacedMatch>();
  let nextRow = top;
  const visit = (match: MatchView): number => {
    const below = feeders(match).map(visit);
    const height = heightOf(match);
    const middle = below.length === 0 ? nextRow + height / 2 : below.reduce((sum, each) => sum + each, 0) / below.length;
    if (below.length === 0) nextRow += height + rowGap;
    const column = columnOf(match);
    placed.set(match.id, { match, x: columnX(column), y: middle - height / 2, height, column });
    return middle;
  };
  for (const match of own.values()) if (!fed.has(match.id)) visit(match);
  return [...placed.values()];
}

/** Tables of a round below each other, every round in the middle of the highest. */
function placeTables(tables: readonly MatchView[], top: number, columnOf: (match: MatchView) => number): PlacedMatch[] {
  const rounds = [...new Set(tables.map(({ round }) => round))].map((round) => tables.filter((table) => table.round === round));
  const heights = rounds.map((round) => round.reduce((sum, table) => sum + heightOf(table) + rowGap, -rowGap));
  const highest = Math.max(0, ...heights);
  return rounds.flatMap((round, index) => {
    let y = top + (highest - (heights[index] ?? 0)) / 2;
    return round.map((match): PlacedMatch => {
      const column = columnOf(match);
      const placed = { match, x: columnX(column), y, height: heightOf(match), column };
      y += placed.height + rowGap;
      return placed;
    });
  });
}

/** Final and reset at the height between both sides; the match for third place below the final of a single elimination. */
function placeEnding(
  view: BracketView,
  upper: readonly PlacedMatch[],
  lower: readonly PlacedMatch[],
  columnOf: (match: MatchView) => number,
): PlacedMatch[] {
  const last = (side: readonly PlacedMatch[]) =>
    side.reduce<PlacedMatch | undefined>((best, one) => (best && best.column > one.column ? best : one), undefined);
  const middle = ({ y, height }: PlacedMatch) => y + height / 2;
  const [top, bottom] = [last(upper), last(lower)];
  const finalMiddle = top === undefined ? margin : bottom === undefined ? middle(top) : (middle(top) + middle(bottom)) / 2;
  return view.matches
    .filter(({ side }) => side === 'final' || side === 'reset' || side === 'third-place')
    .map((match) => {
      const [column, height] = [columnOf(match), heightOf(match)];
      const y =
        match.side === 'third-place'
          ? top === undefined
            ? margin
            : top.y + top.height + 2 * rowGap + headHeight
          : finalMiddle - height / 2;
      return { match, x: columnX(column), y, height, column };
    });
}

function linkPath(link: LinkView, byId: ReadonlyMap<string, PlacedMatch>): PlacedLink[] {
  const [from, to] = [byId.get(link.from), byId.get(link.to)];
  // Losers' ways cross the whole page: they are told in words ('loser of …') and drawn only when they are short.
  if (from === undefined || to === undefined || (link.as === 'loser' && to.match.side !== 'reset')) return [];
  const [x1, x2] = [from.x + boxWidth, to.x];
  const y1 = link.fromSlot === undefined ? from.y + headHeight + (from.height - headHeight) / 2 : slotMiddle(from, link.fromSlot);
  const y2 = slotMiddle(to, link.toSlot);
  const bend = Math.min(columnGap / 2, (x2 - x1) / 2);
  const path =
    link.fromSlot === undefined
      ? `M${x1} ${y1}H${x2 - bend}V${y2}H${x2}`
      : `M${x1} ${y1}C${x1 + bend * 1.6} ${y1} ${x2 - bend * 1.6} ${y2} ${x2} ${y2}`;
  return [{ link, path }];
}

function headsOf(matches: readonly PlacedMatch[]): ColumnHead[] {
  const heads = new Map<string, ColumnHead>();
  for (const { match, x, y } of matches) {
    const key = `${match.side} ${match.round}`;
    const known = heads.get(key);
    const rounds = Math.max(...matches.filter((other) => other.match.side === match.side).map((other) => other.match.round));
    heads.set(key, { side: match.side, round: match.round, x, y: Math.min(known?.y ?? y, y), remaining: rounds - match.round });
  }
  const top = (side: MatchSide) => Math.min(...[...heads.values()].filter((head) => head.side === side).map(({ y }) => y));
  return [...heads.values()].map((head) => ({
    ...head,
    y: (head.side === 'winners' || head.side === 'losers' ? top(head.side) : head.y) - 12,
  }));
}
