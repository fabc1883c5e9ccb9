import { canonical, type Json } from '@kronika/event-log';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameOf, KernelState, UndoLink } from './kernel-state';

/** What a snapshot is of. One that differs in anything is of no use, and is thrown away: the log has everything. */
export interface SnapshotKey {
  readonly stream: string;
  readonly version: number;
  /** Hash of game, rules version and pack. */
  readonly rules: string;
  readonly stateSchema: number;
}

type RulesOf = Pick<GameOf<never>, 'id' | 'rulesVersion' | 'packHash' | 'stateSchema'>;

/** The key of a snapshot that this build can use. */
export function snapshotKey(game: RulesOf, stream: string, version: number): SnapshotKey {
  const rules = canonical([game.id, game.rulesVersion, game.packHash]);
  return { stream, version, rules: bytesToHex(sha256(utf8ToBytes(rules))), stateSchema: game.stateSchema };
}

type Bare<State> = Omit<KernelState<State>, 'undo'>;

interface Saved<State> {
  readonly key: SnapshotKey;
  /** The state, and those that a take-back may go back to, the nearest first. */
  readonly state: Bare<State>;
  readonly undo: readonly (Omit<UndoLink<State>, 'before'> & { readonly before: Bare<State> })[];
}

/** A state as text. It holds what the state holds, the seed included: as private as the log itself. */
export function encodeSnapshot<State>(game: RulesOf, stream: string, kernel: KernelState<State>): string {
  const undo: Saved<State>['undo'][number][] = [];
  for (let link = kernel.undo; link !== undefined; link = link.before.undo) undo.push({ ...link, before: bare(link.before) });
  return JSON.stringify({ key: snapshotKey(game, stream, kernel.version), state: bare(kernel), undo } satisfies Saved<State>);
}

function bare<State>({ version, effective, state, draws, table }: KernelState<State>): Bare<State> {
  return { version, effective, state, draws, table };
}

/** The state of a snapshot, or undefined for a text that is not the snapshot asked for. */
export function decodeSnapshot<State>(_game: GameOf<State>, key: SnapshotKey, text: string): KernelState<State> | undefined {
  const saved = parseSaved<State>(text);
  if (saved === undefined || canonical(saved.key) !== canonical(key)) return undefined;
  let undo: UndoLink<State> | undefined;
  for (const link of saved.undo.toReversed()) undo = { ...link, before: { ...link.before, undo } };
  return { ...saved.state, undo };
}

/** Trusts the shape of what lies under a matching key: only `encodeSnapshot` writes it. */
function parseSaved<State>(text: string): Saved<State> | undefined {
  try {
    const saved = JSON.parse(text) as Json;
    return typeof saved === 'object' && saved !== null && 'key' in saved ? (saved as unknown as Saved<State>) : undefined;
  } catch {
    return undefined;
  }
}
