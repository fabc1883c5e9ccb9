import { ChangeDetectionStrategy, Component, computed, inject, resource, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { CatalogueDocument, GraphQLClient, randomHex, StartGameDocument } from '@kronika/web/client';

/** Starts a game of any kind on offer, and hands out a link a seat. */
@Component({
  selector: 'kr-new-game-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './new-game-page.html',
})
export class NewGamePage {
  readonly #client = inject(GraphQLClient);
  protected readonly catalogue = resource({ loader: () => this.#client.request(CatalogueDocument) });
  protected readonly seats = signal(2);
  protected readonly started = signal<{ readonly gameId: string; readonly keys: readonly string[] } | undefined>(undefined);
  protected readonly problem = signal('');
  protected readonly games = computed(() => (this.catalogue.hasValue() ? this.catalogue.value().catalogue : []));

  protected async start(game: string): Promise<void> {
    const seats = Array.from({ length: this.seats() }, () => ({ key: randomHex(16), nonce: randomHex(16) }));
    this.problem.set('');
    try {
      const input = { commandId: randomHex(16), game, options: {}, seats };
      const { startGame } = await this.#client.request(StartGameDocument, { input });
      if (startGame.__typename === 'StartedGame') this.started.set({ gameId: startGame.gameId, keys: seats.map(({ key }) => key) });
      else
        this.problem.set(
          startGame.__typename === 'Invalid' ? startGame.issues.map(({ message }) => message).join('; ') : 'The game could not be started.',
        );
    } catch {
      this.problem.set('The server did not answer.');
    }
  }
}
