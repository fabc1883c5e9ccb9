import type { Position } from '@kronika/event-log';
import type { ReadModel, Rebuilding } from '../read-model';
import { accountOf, type Caller, mayUse } from '../rights/caller';
import type { Texts } from '../texts/texts';
import type { ListedLeague, ListedTournament, TournamentFilter, TournamentQueries } from './ports';

export interface BrowsedPage<Item> {
  readonly items: readonly { readonly item: Item; readonly cursor: string }[];
  readonly total: number;
  readonly hasMore: boolean;
}

export type BrowsedTournament = Omit<ListedTournament, 'title'> & { readonly title: string | null };
export type BrowsedLeague = Omit<ListedLeague, 'title'> & { readonly title: string | null };

const largestPage = 100;

/** Finding tournaments and leagues. */
export class TournamentBrowser {
  readonly #model: ReadModel<TournamentQueries>;
  readonly #texts: Texts;

  constructor(model: ReadModel<TournamentQueries>, texts: Texts) {
    this.#model = model;
    this.#texts = texts;
  }

  async tournaments(
    caller: Caller,
    filter: Omit<TournamentFilter, 'viewer' | 'everything'> & { readonly mine?: boolean },
    page: { readonly first: number; readonly after?: string | undefined },
    minPosition?: Position,
  ): Promise<BrowsedPage<BrowsedTournament> | Rebuilding> {
    const { mine = false, ...rest } = filter;
    const asked: TournamentFilter = {
      ...rest,
      ...(mine ? { of: accountOf(caller).accountId } : {}),
      ...(caller.kind === 'account' ? { viewer: caller.accountId, everything: caller.administrator && mayUse(caller, 'administer') } : {}),
    };
    const found = await this.#model.ask((queries) => queries.list(asked, sizeOf(page.first), page.after), minPosition);
    return 'kind' in found ? found : this.#titled(found, [({ winner }) => winner?.name ?? undefined]);
  }

  async leagues(
    page: { readonly first: number; readonly after?: string | undefined },
    minPosition?: Position,
  ): Promise<BrowsedPage<BrowsedLeague> | Rebuilding> {
    const found = await this.#model.ask((queries) => queries.leagues(sizeOf(page.first), page.after), minPosition);
    return 'kind' in found ? found : this.#titled(found, []);
  }

  async #titled<Item extends { readonly title: string; readonly winner?: ListedTournament['winner'] }>(
    found: BrowsedPage<Item>,
    more: readonly ((item: Item) => string | undefined)[],
  ): Promise<BrowsedPage<Omit<Item, 'title'> & { readonly title: string | null }>> {
    const hashes = found.items.flatMap(({ item }) => [item.title, ...more.flatMap((pick) => pick(item) ?? [])]);
    const texts = await this.#texts.getAll(hashes);
    return {
      ...found,
      items: found.items.map(({ item, cursor }) => ({
        cursor,
        item: {
          ...item,
          title: texts.get(item.title) ?? null,
          ...(item.winner ? { winner: { ...item.winner, name: texts.get(item.winner.name ?? '') ?? null } } : {}),
        },
      })),
    };
  }
}

function sizeOf(first: number): number {
  return Math.max(0, Math.min(largestPage, first));
}
