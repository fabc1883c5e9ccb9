import type { Json } from '@kronika/event-log';
import { canonical } from '@kronika/event-log';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Bot } from './bots/bot';
import type { AnyGame } from './game';
import type { MetricGuide } from './metric-guide';
import type { Narrator } from './narrator';
import type { Schema } from './schema';

/** What a game's library exports for the catalogue; `Pack` is the type of its content. */
export interface GameModule<Pack extends Json = Json> {
  readonly packSchema: Schema<Pack>;
  readonly defaultPack: Pack;
  makeGame(pack: Pack): AnyGame;
  /** The game's own bots by name, beside the kernel's `random` and `greedy`. */
  readonly bots?: Readonly<Record<string, (game: AnyGame) => Bot<unknown>>>;
  /** What the game's metrics mean. */
  readonly metricGuide?: MetricGuide;
  /** Puts games made from a pack into words. */
  narrate?(pack: Pack): Narrator;
}

/** The name of a content pack: SHA-256 of its canonical text, in hex. */
export function packHash(pack: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(pack))));
}
