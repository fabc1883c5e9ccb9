import type { Position } from '@kronika/event-log';
import type { Rejection } from '../command-result';
import type { ReadModel, Rebuilding } from '../read-model';
import { administratorOf, isRejection } from '../rights/account-rights';
import type { Caller } from '../rights/caller';

/** An account in the list of all accounts. */
export interface DirectoryEntry {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly joined: number;
  readonly administrator: boolean;
}

export interface DirectoryPage {
  readonly items: readonly { readonly entry: DirectoryEntry; readonly cursor: string }[];
  readonly hasNextPage: boolean;
  readonly total: number;
}

export interface DirectorySearch {
  /** Part of a name; empty for all. */
  readonly text: string;
  readonly guests: boolean;
  readonly first: number;
  readonly after?: string | undefined;
}

/** What the read model of all accounts answers. */
export interface DirectoryQueries {
  search(search: DirectorySearch): DirectoryPage;
  /** Accounts that said good-bye, whose payloads are still to be erased. */
  deletionsBegun(): readonly string[];
}

const largestPage = 100;

/** Finding people. */
export class Directory {
  readonly #model: ReadModel<DirectoryQueries>;

  constructor(model: ReadModel<DirectoryQueries>) {
    this.#model = model;
  }

  /** Players by a part of their name; guests are nobody's business. */
  players(search: Omit<DirectorySearch, 'guests'>, minPosition?: Position): Promise<DirectoryPage | Rebuilding> {
    return this.#search({ ...search, guests: false }, minPosition);
  }

  /** All accounts, for administrators. */
  async accounts(caller: Caller, search: DirectorySearch, minPosition?: Position): Promise<DirectoryPage | Rebuilding | Rejection> {
    const administrator = administratorOf(caller);
    return isRejection(administrator) ? administrator : this.#search(search, minPosition);
  }

  #search(search: DirectorySearch, minPosition: Position | undefined): Promise<DirectoryPage | Rebuilding> {
    const first = Math.max(0, Math.min(largestPage, search.first));
    return this.#model.ask((directory) => directory.search({ ...search, first }), minPosition);
  }
}
