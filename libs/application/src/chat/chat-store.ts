import { eventId, LogUnavailable, type StoredEvent } from '@kronika/event-log';
import * as z from 'zod';
import { appendEvents } from '../append-events';
import type { CommandResult, Written } from '../command-result';
import type { Platform } from '../platform';
import type { ChatChannel } from './chat-rights';

/** Something that was said. */
export interface ChatMessage {
  /** Its place in the channel: where to go on after it. */
  readonly version: number;
  readonly by: string;
  readonly time: number;
  /** Null where it was erased. */
  readonly text: string | null;
}

export interface Said {
  readonly gameId: string;
  readonly channel: ChatChannel;
  readonly by: string;
  readonly commandId: string;
  readonly text: string;
}

const words = z.object({ text: z.string() });
const mention = z.object({ by: z.string(), words: z.int().nonnegative() });
const attempts = 8;

/**
 * What is said at tables. A channel holds who spoke when; the words are in a stream of their speaker and game, so that they can be erased without
 * anybody else's.
 */
export class ChatStore {
  readonly #platform: Pick<Platform, 'log' | 'now'>;

  constructor(platform: Pick<Platform, 'log' | 'now'>) {
    this.#platform = platform;
  }

  async say(said: Said): Promise<CommandResult<Written>> {
    const kept = await this.#append(wordsStream(said.by, said.gameId), said, 'WordsKept', { text: said.text });
    if (kept.kind !== 'done') return kept;
    if (kept.event !== undefined && words.parse(kept.event.open).text !== said.text) {
      return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
    }
    const result = await this.#append(channelStream(said.gameId, said.channel), said, 'Said', { by: said.by, words: kept.version });
    return result.kind === 'done' ? { kind: 'done', version: result.version, position: result.position } : result;
  }

  /** What was said in a channel from a version on. */
  async messages(gameId: string, channel: ChatChannel, from: number, limit: number): Promise<readonly ChatMessage[]> {
    const found: { readonly event: StoredEvent; readonly by: string; readonly at: number }[] = [];
    for await (const event of this.#platform.log.read(channelStream(gameId, channel), { from, limit })) {
      const { by, words: at } = mention.parse(event.open);
      found.push({ event, by, at });
    }
    const texts = new Map<string, ReadonlyMap<number, string>>();
    for (const by of new Set(found.map((one) => one.by))) texts.set(by, await this.#wordsOf(by, gameId));
    return found.map(({ event, by, at }) => ({ version: event.version, by, time: event.time, text: texts.get(by)?.get(at) ?? null }));
  }

  /** Takes away all that an account said in a game. */
  async erase(by: string, gameId: string): Promise<void> {
    await this.#erase(wordsStream(by, gameId));
  }

  /** Takes away all that an account ever said. */
  async eraseAllOf(by: string): Promise<void> {
    const streams = new Set<string>();
    for await (const { stream } of this.#platform.log.readAll({ filter: { streamPrefixes: [wordsPrefix(by)] } })) streams.add(stream);
    for (const stream of streams) await this.#erase(stream);
  }

  async #erase(stream: string): Promise<void> {
    const result = await this.#platform.log.erase(stream);
    if (result.kind !== 'erased') throw new LogUnavailable(`${stream} could not be erased (${result.message})`);
  }

  async #wordsOf(by: string, gameId: string): Promise<ReadonlyMap<number, string>> {
    const texts = new Map<number, string>();
    for await (const { version, open } of this.#platform.log.read(wordsStream(by, gameId))) texts.set(version, words.parse(open).text);
    return texts;
  }

  /** Appends one event to a stream's end, or finds the one that the same command appended. */
  async #append(
    stream: string,
    { by, commandId }: Said,
    type: string,
    open: NewData,
  ): Promise<CommandResult<Written & { readonly event?: StoredEvent }>> {
    const { log, now } = this.#platform;
    let expected: number | 'no stream' = 'no stream';
    for await (const event of log.read(stream)) {
      if (event.actor === by && event.command === commandId)
        return { kind: 'done', version: event.version, position: event.position, event };
      expected = event.version;
    }
    const event = { id: eventId(stream, by, commandId, 0), type, schema: 1, time: now(), actor: by, command: commandId, open };
    for (let attempt = 0; attempt < attempts; attempt++) {
      const result = await appendEvents(log, stream, [event], expected);
      if (result.kind === 'appended') return { kind: 'done', version: result.version, position: result.position };
      // Erased events cannot be read, but their versions stay used: the log names the last one.
      expected = result.actual;
    }
    return { kind: 'conflict', code: 'busy', version: typeof expected === 'number' ? expected : -1 };
  }
}

type NewData = { readonly text: string } | { readonly by: string; readonly words: number };

export function channelStream(gameId: string, channel: ChatChannel): string {
  return `chat-${gameId}-${channel}`;
}

function wordsPrefix(by: string): string {
  return `chat-words-${by}-`;
}

function wordsStream(by: string, gameId: string): string {
  return `${wordsPrefix(by)}${gameId}`;
}
