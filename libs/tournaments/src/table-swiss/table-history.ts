import type { ParticipantId } from '../scoring/score-book';

/** A table of an earlier round, in seat order. */
export interface EarlierTable {
  readonly round: number;
  readonly seats: readonly ParticipantId[];
}

/** Who has met whom, and who has sat at off-size tables. */
export interface TableHistory {
  meetings(a: ParticipantId, b: ParticipantId): number;
  /** The rounds in which two met. */
  rounds(a: ParticipantId, b: ParticipantId): readonly number[];
  offSizeGames(participant: ParticipantId): number;
}

/** Reads earlier tables once for many questions. */
export function tableHistory(earlier: readonly EarlierTable[], preferredSize: number): TableHistory {
  const met = new Map<ParticipantId, Map<ParticipantId, number[]>>();
  const off = new Map<ParticipantId, number>();
  for (const { round, seats } of earlier) {
    for (const one of seats) {
      if (seats.length !== preferredSize) off.set(one, (off.get(one) ?? 0) + 1);
      const own = met.get(one) ?? new Map<ParticipantId, number[]>();
      met.set(one, own);
      for (const other of seats) if (other !== one) own.set(other, [...(own.get(other) ?? []), round]);
    }
  }
  const rounds = (a: ParticipantId, b: ParticipantId): readonly number[] => met.get(a)?.get(b) ?? [];
  return { rounds, meetings: (a, b) => rounds(a, b).length, offSizeGames: (participant) => off.get(participant) ?? 0 };
}
