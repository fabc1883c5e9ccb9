import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink } from '@angular/router';

@Component({
  selector: 'kr-not-found-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>There is no such page</h1>
    <p>The address may be mistyped, or the page may have moved. <a routerLink="/">Go to the first page</a></p>
  `,
})
export class NotFoundPage {}
