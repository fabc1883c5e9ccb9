import { ChangeDetectionStrategy, Component, inject, resource } from '@angular/core';
import { GraphQLClient, HealthDocument } from '@kronika/web/client';

@Component({
  selector: 'kr-home-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './home-page.html',
})
export class HomePage {
  readonly #client = inject(GraphQLClient);
  protected readonly health = resource({ loader: () => this.#client.request(HealthDocument) });
}
