import { canonical, type Json } from '@kronika/event-log';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { foldEvent } from './fold';
import type { GameOf, KernelState } from './kernel-state';
import type { VersionedEvent } from './recorded-event';

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

/** A link of the undo window, as what led to it: the states of the window are folded again. */
interface Saved<State> {
  readonly key: SnapshotKey;
  readonly base: Omit<KernelState<State>, 'undo'>;
  readonly since: readonly { readonly event: VersionedEvent; readonly version: number }[];
}

/** A state as text. It holds what the state holds, the seed included: as private as the log itself. */
export function encodeSnapshot<State>(game: GameOf<State>, stream: string, kernel: KernelState<State>): string {
  const since: Saved<State>['since'][number][] = [];
  let at = kernel;
  for (let link = at.undo; link !== undefined; link = at.undo) {
    since.unshift({ event: link.event, version: at.version });
    at = link.before;
  }
  const { undo: _, ...base } = at;
  return JSON.stringify({ key: snapshotKey(game, stream, kernel.version), base, since } satisfies Saved<State>);
}

/** The state of a snapshot, or undefined for a text that is not the snapshot asked for. */
export function decodeSnapshot<State>(game: GameOf<State>, key: SnapshotKey, text: string): KernelState<State> | undefined {
  const saved = parseSaved<State>(text);
  if (saved === undefined || canonical(saved.key) !== canonical(key)) return undefined;
  let kernel: KernelState<State> = { ...saved.base, undo: undefined };
  for (const { event, version } of saved.since) kernel = { ...foldEvent(game, kernel, event), version };
  return kernel;
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
