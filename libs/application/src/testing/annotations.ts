import type { Variation } from '@kronika/annotations';
import { variationStream } from '@kronika/annotations';
import { eventId } from '@kronika/event-log';
import { type NewGameEvent, randomBot, simulateOne } from '@kronika/game-kernel';
import type { AnnotationQueries } from '../annotations/annotation-queries';
import { AnnotationStores } from '../annotations/annotation-stores';
import { type AnnotationParts, Annotations } from '../annotations/annotations';
import type { GameStanding, GameStandings } from '../annotations/game-standings';
import { Studies } from '../annotations/studies';
import { Variations } from '../annotations/variations';
import { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import type { ReadModel } from '../read-model';
import type { AccountCaller, Caller } from '../rights/caller';
import { Texts } from '../texts/texts';
import { hex, samplePlatform } from './table';

export const anonymous: Caller = { kind: 'anonymous', address: '192.0.2.1' };

export function account(accountId: string, changes: Partial<AccountCaller> = {}): AccountCaller {
  return { kind: 'account', accountId, guest: false, administrator: false, scopes: 'all', address: '192.0.2.1', ...changes };
}

/** What annotations know of games, as a test says. */
export class SetStandings implements GameStandings {
  readonly #games = new Map<string, GameStanding & { readonly seats?: readonly string[]; readonly commentators?: readonly string[] }>();

  set(
    gameId: string,
    standing: Partial<GameStanding> & { readonly seats?: readonly string[]; readonly commentators?: readonly string[] },
  ): void {
    const base = { released: true, version: 1000, head: 1000, seated: false, commentator: false, heard: () => true };
    this.#games.set(gameId, { ...base, ...standing });
  }

  standing(caller: Caller, gameId: string): Promise<GameStanding | undefined> {
    const game = this.#games.get(gameId);
    const id = caller.kind === 'account' ? caller.accountId : '';
    return Promise.resolve(
      game && {
        ...game,
        seated: game.seats?.includes(id) ?? false,
        commentator: !game.released && (game.commentators?.includes(id) ?? false),
      },
    );
  }
}

/** Answers from the log, slowly: what the projection is tested against as well. */
export function slowModel({ log }: Platform, stores: AnnotationStores): ReadModel<AnnotationQueries> & { refresh(): Promise<void> } {
  let variations: (readonly [string, Variation])[] = [];
  const queries: AnnotationQueries = {
    studies: () => ({ ids: [], total: 0 }),
    variationsOf: (gameId, owner, links) =>
      variations
        .filter(([, { game, author, sharing, deleted }]) => {
          const isOpen = sharing.visibility === 'public' || (sharing.linkHash !== null && links.includes(sharing.linkHash));
          return game === gameId && !deleted && (isOpen || author === owner);
        })
        .map(([id]) => id),
    countVariations: (gameId, owner) => variations.filter(([, { game, author }]) => game === gameId && author === owner).length,
    leftByDeleted: () => [],
    annotationsBy: () => ({ items: [], total: 0 }),
  };
  const refresh = async () => {
    const ids = new Set<string>();
    for await (const { stream } of log.readAll({ filter: { streamPrefixes: ['variation-'] } })) ids.add(stream.slice('variation-'.length));
    const loaded = await Promise.all([...ids].map(async (id) => [id, (await stores.variations.load(variationStream(id)))?.state] as const));
    variations = loaded.flatMap(([id, state]) => (state === undefined ? [] : [[id, state] as const]));
  };
  return {
    ask: async (question) => {
      await refresh();
      return question(queries);
    },
    onApplied: () => () => undefined,
    refresh,
  };
}

/** The use cases around annotations on a log in memory, with games that bots have played. */
export class AnnotationWorld {
  readonly platform = samplePlatform();
  readonly standings = new SetStandings();
  readonly stores = new AnnotationStores(this.platform.log);
  readonly wakes = new Wakes();
  readonly texts = new Texts(this.platform);
  readonly parts: AnnotationParts = {
    platform: this.platform,
    stores: this.stores,
    texts: this.texts,
    standings: this.standings,
    wakes: this.wakes,
  };
  readonly annotations = new Annotations(this.parts, slowModel(this.platform, this.stores));
  readonly studies = new Studies(this.parts, slowModel(this.platform, this.stores));
  readonly variations = new Variations(this.parts, slowModel(this.platform, this.stores));

  /** Records a whole released game of the sample game; its chance is committed, as in play. */
  async recordGame(seed = hex(4)): Promise<{ readonly gameId: string; readonly events: readonly NewGameEvent[] }> {
    const game = await this.platform.games.game('sample');
    if (game === undefined) throw new Error('no sample game');
    const { events } = simulateOne({ game, options: {}, bots: [randomBot, randomBot], seed, committed: true });
    const gameId = `recorded-${seed}`;
    const stream = `game-${gameId}`;
    const stored = events.map(({ version, time: _time, ...event }) => ({
      ...event,
      id: eventId(stream, 'bots', 'record', version),
      schema: 1,
      time: 1000 + version,
      actor: 'bots',
      command: 'record',
    }));
    await this.platform.log.append(stream, stored, 'no stream');
    this.standings.set(gameId, { version: events.length - 1, head: events.length - 1 });
    return { gameId, events };
  }

  /** An account that exists in the log. */
  async register(accountId: string): Promise<AccountCaller> {
    const stream = `account-${accountId}`;
    const event = {
      id: eventId(stream, accountId, 'x', 0),
      type: 'Registered',
      schema: 1,
      time: 1,
      actor: accountId,
      command: 'x',
      open: {},
    };
    await this.platform.log.append(stream, [event], 'no stream');
    return account(accountId);
  }
}
