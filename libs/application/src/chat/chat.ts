import type { CommandResult, Rejection, Written } from '../command-result';
import type { GameAccess } from '../games/game-access';
import { abortable } from '../live/abortable';
import type { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import { accountOf, type Caller } from '../rights/caller';
import { type AtChat, type ChatChannel, mayNotRead, maySayNothing } from './chat-rights';
import { channelStream, type ChatMessage, ChatStore } from './chat-store';

export interface ChatPlace {
  readonly gameId: string;
  readonly channel: ChatChannel;
  readonly link?: string | undefined;
}

const longestText = 1000;
const pageSize = 100;
/** So many words in so long: enough for a quarrel, too few for a flood. */
const burst = { messages: 20, ms: 30_000 };

/** What players say before everybody, and what spectators say among themselves. */
export class Chat {
  readonly #access: GameAccess;
  readonly #wakes: Wakes;
  readonly #now: () => number;
  readonly #store: ChatStore;
  readonly #recent = new Map<string, readonly number[]>();

  constructor(platform: Platform, access: GameAccess, wakes: Wakes) {
    this.#access = access;
    this.#wakes = wakes;
    this.#now = platform.now;
    this.#store = new ChatStore(platform);
  }

  async say(caller: Caller, said: ChatPlace & { readonly commandId: string; readonly text: string }): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    const at = await this.#at(caller, said);
    if ('kind' in at) return at;
    const refused = maySayNothing(account, said.channel, at);
    if (refused !== undefined) return refused;
    const text = said.text.trim();
    if (text === '' || text.length > longestText) {
      return { kind: 'invalid', issues: [{ path: 'text', message: `1 to ${longestText} characters` }] };
    }
    const throttled = this.#throttle(account.accountId);
    if (throttled !== undefined) return throttled;
    const { gameId, channel, commandId } = said;
    return this.#store.say({ gameId, channel, by: account.accountId, commandId, text });
  }

  /** What was said from a version of the channel on. */
  async messages(
    caller: Caller,
    place: ChatPlace,
    from: number,
    limit: number,
  ): Promise<CommandResult<{ readonly messages: readonly ChatMessage[] }>> {
    const at = await this.#readable(caller, place);
    if ('kind' in at) return at;
    return { kind: 'done', messages: await this.#store.messages(place.gameId, place.channel, from, Math.min(limit, pageSize)) };
  }

  /** What was said from a version of the channel on, then each word as it comes. */
  async watch(caller: Caller, place: ChatPlace, from: number): Promise<AsyncIterableIterator<readonly ChatMessage[]> | Rejection> {
    const at = await this.#readable(caller, place);
    if ('kind' in at) return at;
    return abortable((signal) => this.#follow(caller, place, from, signal));
  }

  /** Takes away what an account said in a game. For administrators, and for the speaker. */
  async erase(caller: Caller, { gameId, account }: { readonly gameId: string; readonly account: string }): Promise<CommandResult<object>> {
    const { accountId, administrator } = accountOf(caller);
    if (accountId !== account && !administrator) return { kind: 'forbidden', message: 'Only administrators and the speaker may do this.' };
    await this.#store.erase(account, gameId);
    return { kind: 'done' };
  }

  /** Takes away all that an account ever said, when the account is deleted. */
  eraseAllOf(accountId: string): Promise<void> {
    return this.#store.eraseAllOf(accountId);
  }

  async *#follow(caller: Caller, place: ChatPlace, from: number, signal: AbortSignal): AsyncGenerator<readonly ChatMessage[]> {
    const { gameId, channel } = place;
    let next = from;
    let isFirst = true;
    while (!signal.aborted) {
      // Asked before reading: what is written meanwhile must not be missed.
      const woken = this.#wakes.next(channelStream(gameId, channel), signal);
      // A spectator may have sat down meanwhile.
      if ('kind' in (await this.#readable(caller, place))) return;
      const messages = await this.#store.messages(gameId, channel, next, pageSize);
      if (messages.length > 0 || isFirst) yield messages;
      next = (messages.at(-1)?.version ?? next - 1) + 1;
      isFirst = false;
      if (messages.length < pageSize) await woken;
    }
  }

  async #at(caller: Caller, { gameId, link }: ChatPlace): Promise<AtChat | Extract<Rejection, { kind: 'not-found' }>> {
    const found = await this.#access.standing(caller, gameId, link);
    if (found === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `game ${gameId}` };
    return found;
  }

  async #readable(caller: Caller, place: ChatPlace): Promise<AtChat | Rejection> {
    const at = await this.#at(caller, place);
    return 'kind' in at ? at : (mayNotRead(caller, place.channel, at) ?? at);
  }

  #throttle(accountId: string): Rejection | undefined {
    const now = this.#now();
    const recent = (this.#recent.get(accountId) ?? []).filter((time) => time > now - burst.ms);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= burst.messages) return { kind: 'throttled', retryAfterMs: oldest + burst.ms - now };
    if (this.#recent.size > 10_000) this.#recent.clear();
    this.#recent.set(accountId, [...recent, now]);
    return undefined;
  }
}
