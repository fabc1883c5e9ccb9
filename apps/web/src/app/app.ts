import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
  selector: 'kr-root',
  imports: [RouterLink, RouterOutlet],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <a class="skip" href="#main">Skip to the content</a>
    <header class="bar">
      <a routerLink="/" class="brand"><img src="icon.svg" alt="" width="28" height="28" />Kronika</a>
      <nav aria-label="Main"><a routerLink="/play">Play</a></nav>
    </header>
    <main id="main"><router-outlet /></main>
  `,
})
export class App {}
