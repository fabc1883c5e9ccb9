import { eventId, type NewEvent } from '@kronika/event-log';
import * as z from 'zod';
import { appendEvents } from '../append-events';
import type { Platform } from '../platform';

/** What stands for a free text in a chained stream: SHA-256(salt || text) in hex. Salted, so that nobody can guess a name back from it. */
export type TextHash = string;

const kept = 5_000;
/** How long a text is remembered: after that, what another node erased is gone here, too. */
const rememberedMs = 60_000;
const stored = z.object({ salt: z.string(), text: z.string() });

/**
 * Free texts, kept where they can be erased: each in a stream of its own (`text-<hash>`). Chained streams hold the hash alone, so what is
 * erased here is gone, and nothing else changes.
 */
export class Texts {
  readonly #platform: Pick<Platform, 'log' | 'now' | 'randomHex' | 'chainHash'>;
  readonly #known = new Map<TextHash, { readonly text: string; readonly until: number }>();

  constructor(platform: Pick<Platform, 'log' | 'now' | 'randomHex' | 'chainHash'>) {
    this.#platform = platform;
  }

  /** Keeps a text. The same text put twice has two hashes. */
  async put(actor: string, text: string): Promise<TextHash> {
    const { log, now, randomHex, chainHash } = this.#platform;
    const salt = randomHex(16);
    const hash = chainHash(salt, text);
    const stream = `text-${hash}`;
    const event: NewEvent = {
      id: eventId(stream, actor, hash, 0),
      type: 'TextKept',
      schema: 1,
      time: now(),
      actor,
      command: hash,
      open: { salt, text },
    };
    await appendEvents(log, stream, [event], 'no stream');
    this.#remember(hash, text);
    return hash;
  }

  /** The text behind a hash; undefined when it was erased, or was never here. */
  async get(hash: TextHash): Promise<string | undefined> {
    const known = this.#known.get(hash);
    if (known !== undefined && this.#platform.now() < known.until) return known.text;
    for await (const { open } of this.#platform.log.read(`text-${hash}`, { limit: 1 })) {
      const { salt, text } = stored.parse(open);
      // A stored text that does not fit its hash was tampered with: it counts for nothing.
      if (this.#platform.chainHash(salt, text) !== hash) return undefined;
      this.#remember(hash, text);
      return text;
    }
    return undefined;
  }

  /** Several at once; those that are gone are left out. */
  async getAll(hashes: Iterable<TextHash>): Promise<ReadonlyMap<TextHash, string>> {
    const unique = [...new Set(hashes)];
    const texts = await Promise.all(unique.map(async (hash) => [hash, await this.get(hash)] as const));
    return new Map(texts.flatMap(([hash, text]) => (text === undefined ? [] : [[hash, text] as const])));
  }

  /** Takes a text away for good; its hash stays wherever it stands. */
  async erase(hash: TextHash): Promise<void> {
    this.#known.delete(hash);
    await this.#platform.log.erase(`text-${hash}`);
  }

  #remember(hash: TextHash, text: string): void {
    if (this.#known.size >= kept) this.#known.clear();
    this.#known.set(hash, { text, until: this.#platform.now() + rememberedMs });
  }
}
