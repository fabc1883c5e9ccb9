import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { GraphQLClient } from '@kronika/web/client';
import { ThemeChoice, useTexts } from '@kronika/web/i18n';
import { AccountMenu } from './shell/account-menu';
import { KeyDialog } from './shell/key-dialog';
import { MyTurns } from './shell/my-turns';
import { SettingsMenu } from './shell/settings-menu';
import { shellTexts } from './shell/shell-texts';

/** What surrounds every page: header, content, footer. */
@Component({
  selector: 'kr-root',
  imports: [AccountMenu, KeyDialog, RouterLink, RouterLinkActive, RouterOutlet, SettingsMenu],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly t = useTexts(shellTexts);
  protected readonly live = inject(GraphQLClient).live;
  protected readonly turns = inject(MyTurns).count;
  protected readonly places = ['lobby', 'games', 'tournaments', 'statistics', 'help'] as const;

  constructor() {
    inject(ThemeChoice);
  }

  protected nameOf(place: string): string {
    return this.t(`shell.nav.${place === 'lobby' ? 'play' : place}`);
  }

  /** A link to `#main` would leave the page: its base address is the root. */
  protected skip(event: Event, main: HTMLElement): void {
    event.preventDefault();
    main.focus();
  }
}
