import { settle } from '../scoring/exact';
import { pagePoints, type ParticipantId, type RoundEntry, type ScoreBook } from '../scoring/score-book';
import { indexBook, type BookIndex } from '../tie-breaks/book-index';
import { directEncounterGroups, directEncounterValue } from '../tie-breaks/direct-encounter';
import { tieBreakValue } from '../tie-breaks/evaluate';
import type { TieBreakId, TieBreakValue } from '../tie-breaks/tie-break';

export interface StandingsRow {
  readonly participant: ParticipantId;
  readonly seed: number;
  /** Shared where nothing tells participants apart: 1, 2, 2, 4. */
  readonly rank: number;
  readonly score: number;
  readonly carried: number;
  /** What each round gave: the score opens into these. */
  readonly rounds: readonly RoundEntry[];
  /** In the published order, each opening into its contributions. */
  readonly tieBreaks: readonly TieBreakValue[];
  /** What put this row below the one before it; absent on the first row and on shared ranks. */
  readonly decidedBy?: 'score' | TieBreakId;
}

type Split = (group: readonly ParticipantId[]) => ParticipantId[][];

/** The standings: by score, then by each tie-break in turn, compared as numbers in order. */
export function standings(book: ScoreBook, tieBreaks: readonly TieBreakId[], lotSeed: string): StandingsRow[] {
  const index = indexBook(book);
  const values = new Map(book.pages.map((page) => [page.participant, new Map<TieBreakId, TieBreakValue>()]));
  const decided = new Map<ParticipantId, 'score' | TieBreakId>();
  const bySeed = [...book.pages].sort((x, y) => x.seed - y.seed).map((page) => page.participant);

  let groups = splitBy((participant) => settle(index.score(participant)))(bySeed);
  markDecided(groups, 'score', decided);
  for (const id of tieBreaks) {
    const split = splitter(index, lotSeed, id, values);
    groups = groups.flatMap((group) => {
      const parts = split(group);
      markDecided(parts, id, decided);
      return parts;
    });
  }
  return groups.flatMap((group, g) => {
    const rank = 1 + groups.slice(0, g).reduce((count, earlier) => count + earlier.length, 0);
    return group.flatMap((participant, i) =>
      row(index, participant, rank, tieBreaks, values, i === 0 ? decided.get(participant) : undefined),
    );
  });
}

function row(
  index: BookIndex,
  participant: ParticipantId,
  rank: number,
  tieBreaks: readonly TieBreakId[],
  values: ReadonlyMap<ParticipantId, ReadonlyMap<TieBreakId, TieBreakValue>>,
  decidedBy: 'score' | TieBreakId | undefined,
): StandingsRow[] {
  const page = index.page(participant);
  if (!page) return [];
  return [
    {
      participant,
      seed: page.seed,
      rank,
      score: settle(pagePoints(page)),
      carried: page.carried,
      rounds: page.entries,
      tieBreaks: tieBreaks.flatMap((id) => values.get(participant)?.get(id) ?? []),
      ...(decidedBy && rank > 1 ? { decidedBy } : {}),
    },
  ];
}

/** Computes a tie-break for everybody (so that it can be shown), and answers how it parts those who are tied. */
function splitter(
  index: BookIndex,
  lotSeed: string,
  id: TieBreakId,
  values: ReadonlyMap<ParticipantId, Map<TieBreakId, TieBreakValue>>,
): Split {
  if (id === 'direct-encounter') {
    return (group) => {
      for (const participant of group) values.get(participant)?.set(id, directEncounterValue(index, participant, group));
      return directEncounterGroups(index, group);
    };
  }
  for (const [participant, own] of values) own.set(id, tieBreakValue(index, lotSeed, participant, id));
  return splitBy((participant) => values.get(participant)?.get(id)?.value ?? 0);
}

function splitBy(value: (participant: ParticipantId) => number): Split {
  return (group) => {
    const byValue = new Map<number, ParticipantId[]>();
    for (const participant of group) {
      const key = value(participant);
      byValue.set(key, [...(byValue.get(key) ?? []), participant]);
    }
    return [...byValue].sort(([x], [y]) => y - x).map(([, members]) => members);
  };
}

/** Whoever leads a part that is not the first was put there by this criterion. */
function markDecided(
  parts: readonly (readonly ParticipantId[])[],
  by: 'score' | TieBreakId,
  decided: Map<ParticipantId, 'score' | TieBreakId>,
): void {
  for (const part of parts.slice(1)) {
    for (const participant of part) decided.set(participant, by);
  }
}
