import { ChangeDetectionStrategy, Component, computed, inject, input, resource } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { GraphQLClient, type ListedTablePartsFragment, LobbyDocument, MyTablesDocument } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { Session } from '../shell/session';
import { lobbyTexts } from './lobby-texts';
import { TableCard } from './table-card';

/** Tables that wait for players, the reader's own first. */
@Component({
  selector: 'kr-lobby-page',
  imports: [Notice, RouterLink, Skeleton, TableCard],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './lobby-page.html',
})
export class LobbyPage {
  /** From the address: tables of this game only. */
  readonly game = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #router = inject(Router);
  protected readonly locale = inject(Locale);
  protected readonly session = inject(Session);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(lobbyTexts, commonTexts);
  protected readonly answer = resource({
    params: () => ({ game: this.game() ?? null, account: this.session.account()?.id }),
    loader: ({ params }) => this.#client.request(LobbyDocument, { game: params.game }),
  });
  readonly #own = resource({
    params: () => this.session.account()?.id,
    loader: () => this.#client.request(MyTablesDocument, {}),
  });
  protected readonly tables = computed((): readonly ListedTablePartsFragment[] => {
    if (!this.answer.hasValue()) return [];
    const { lobby } = this.answer.value();
    return lobby.__typename === 'TableConnection' ? lobby.edges.map(({ node }) => node) : [];
  });
  protected readonly own = computed((): readonly ListedTablePartsFragment[] => {
    if (!this.#own.hasValue()) return [];
    const { myTables } = this.#own.value();
    return myTables.__typename === 'OwnTables' ? myTables.tables : [];
  });

  protected filter(game: string): void {
    void this.#router.navigate([], { queryParams: { game: game === '' ? null : game }, queryParamsHandling: 'merge' });
  }
}
