import type { BracketView, Entrant, LinkView, MatchView } from './bracket-view';

/** A table of a table elimination. */
export interface EliminationTable {
  readonly id: string;
  readonly round: number;
  readonly decided: boolean;
  readonly link: string | undefined;
  /** In the order of places once decided, of seats before. */
  readonly seats: readonly { readonly entrant: Entrant; readonly score: string; readonly advances: boolean }[];
}

/** Tables from which the best go on: every line follows one player. */
export function bracketOfTables(tables: readonly EliminationTable[]): BracketView {
  return {
    kind: 'tables',
    matches: tables.map((table): MatchView => ({
      id: table.id,
      side: 'winners',
      round: table.round,
      status: table.decided ? 'decided' : 'playing',
      link: table.link,
      slots: table.seats.map((seat) => ({ ...seat, from: undefined })),
    })),
    links: tables.flatMap((table) =>
      table.seats.flatMap(({ entrant }, fromSlot): LinkView[] => {
        const next = tables.find((other) => other.round === table.round + 1 && other.seats.some((seat) => seat.entrant.id === entrant.id));
        const toSlot = next?.seats.findIndex((seat) => seat.entrant.id === entrant.id) ?? -1;
        return next === undefined ? [] : [{ from: table.id, fromSlot, to: next.id, toSlot, as: 'winner' }];
      }),
    ),
  };
}
