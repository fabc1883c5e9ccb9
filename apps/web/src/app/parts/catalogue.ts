import { computed, inject, Injectable, resource } from '@angular/core';
import { CatalogueDocument, GraphQLClient } from '@kronika/web/client';
import { Texts } from '@kronika/web/i18n';

/** The games on offer, asked for once. */
@Injectable({ providedIn: 'root' })
export class Catalogue {
  readonly #client = inject(GraphQLClient);
  readonly #texts = inject(Texts);
  readonly #answer = resource({ loader: () => this.#client.request(CatalogueDocument) });

  readonly games = computed(() => (this.#answer.hasValue() ? this.#answer.value().catalogue : []));
  readonly failed = computed(() => this.#answer.error() !== undefined);

  /** The game's name in the reader's language; its id while the catalogue is on its way. */
  nameOf(game: string): string {
    return (
      this.games().find(({ id }) => id === game)?.names[this.#texts.language()] ??
      (this.#texts.has(`common.games.${game}`) ? this.#texts.say(`common.games.${game}`) : game)
    );
  }
}
