import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal, resource } from '@angular/core';
import { Router } from '@angular/router';
import { BrowseGamesDocument, type BrowseGamesQueryVariables, type GameCardPartsFragment, GraphQLClient } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { Session } from '../shell/session';
import { GameCard } from './game-card';
import { gamesTexts } from './games-texts';

const pageSize = 24;
const states = ['RUNNING', 'ENDED', 'RELEASED'] as const;

/** Finds games; the filter is the address. */
@Component({
  selector: 'kr-games-page',
  imports: [GameCard, Notice, Skeleton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './games-page.html',
  styleUrl: './games-page.css',
})
export class GamesPage {
  readonly game = input<string>();
  readonly state = input<string>();
  readonly seats = input<string>();
  readonly rated = input<string>();
  readonly annotated = input<string>();
  readonly people = input<string>();
  readonly player = input<string>();
  readonly from = input<string>();
  readonly to = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #router = inject(Router);
  readonly #session = inject(Session);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(gamesTexts, commonTexts);
  protected readonly states = states;
  protected readonly counts = [1, 2, 3, 4, 5];
  readonly #question = computed((): Omit<BrowseGamesQueryVariables, 'first'> => {
    const state = states.find((one) => one === this.state());
    return {
      game: this.game() ?? null,
      states: state === undefined ? null : [state],
      filter: {
        ...(this.seats() === undefined ? {} : { seats: Number(this.seats()) }),
        ...(this.rated() === undefined ? {} : { rated: true }),
        ...(this.annotated() === undefined ? {} : { annotated: true }),
        ...(this.people() === undefined ? {} : { bots: false }),
        ...(this.player() === undefined ? {} : { players: [this.player() ?? ''] }),
        ...(this.from() === undefined ? {} : { from: new Date(this.from() ?? '').toISOString() }),
        ...(this.to() === undefined ? {} : { to: new Date(this.to() ?? '').toISOString() }),
      },
    };
  });
  /** Pages asked for so far; a new question begins with the first. */
  readonly #after = linkedSignal<unknown, readonly (string | null)[]>({ source: this.#question, computation: () => [null] });
  protected readonly answer = resource({
    params: () => ({ question: this.#question(), after: this.#after(), account: this.#session.account()?.id }),
    loader: async ({ params: { question, after } }) =>
      Promise.all(after.map((cursor) => this.#client.request(BrowseGamesDocument, { ...question, first: pageSize, after: cursor }))),
  });
  readonly #pages = computed(() =>
    (this.answer.hasValue() ? this.answer.value() : []).flatMap(({ games }) =>
      games.__typename === 'ListedGameConnection' ? [games] : [],
    ),
  );
  protected readonly games = computed((): readonly GameCardPartsFragment[] =>
    this.#pages().flatMap(({ edges }) => edges.map(({ node }) => node)),
  );
  protected readonly total = computed(() => this.#pages()[0]?.totalCount ?? 0);
  protected readonly hasMore = computed(() => this.#pages().at(-1)?.pageInfo.hasNextPage ?? false);

  protected set(name: string, value: string | boolean): void {
    const text = value === true ? 'yes' : value === false || value === '' ? null : value;
    void this.#router.navigate([], { queryParams: { [name]: text }, queryParamsHandling: 'merge', replaceUrl: true });
  }

  protected clear(): void {
    void this.#router.navigate([], { queryParams: {} });
  }

  protected more(): void {
    const next = this.#pages().at(-1)?.pageInfo.endCursor;
    if (next !== undefined) this.#after.update((known) => [...known, next]);
  }
}
