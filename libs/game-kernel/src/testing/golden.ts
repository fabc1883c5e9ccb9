import { canonical, type Json, type RedactedEvent } from '@kronika/event-log';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { figuresOf, foldEvents, gameState, type GameOf, type Outcome, type RecordedMetric } from '../index';

/** What must stay the same of a recorded game for ever; `state` only within one state schema. */
export interface GoldenExpectation {
  readonly outcome: Outcome | null;
  readonly endedBy: string;
  /** Each seat's score at the end of each round. */
  readonly scores: readonly (readonly number[])[];
  /** `name/seat/of`: the sum over the game. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly state: { readonly schema: number; readonly hash: string };
}

/** What a recorded game comes to under this build. */
export function expectationOf<State>(game: GameOf<State>, events: readonly RedactedEvent[]): GoldenExpectation {
  const final = foldEvents(game, undefined, events);
  const { ended } = final.table;
  if (ended === undefined) throw new Error('A golden game has ended');
  const { metrics, scores } = figuresOf(game, events);
  return {
    outcome: ended.outcome,
    endedBy: ended.by,
    scores,
    metrics: sums(metrics),
    state: { schema: game.stateSchema, hash: bytesToHex(sha256(utf8ToBytes(canonical(gameState(final))))) },
  };
}

function sums(metrics: readonly RecordedMetric[]): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const { name, seat, of, value } of metrics) {
    const key = `${name}/${seat ?? '-'}/${of ?? '-'}`;
    totals[key] = (totals[key] ?? 0) + value;
  }
  return totals;
}

/** Without what may change when the shape of states does. */
export function everlasting({ state: _, ...rest }: GoldenExpectation): Json {
  return JSON.parse(JSON.stringify(rest)) as Json;
}
