import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { useTexts } from '@kronika/web/i18n';
import { Session } from './session';
import { shellTexts } from './shell-texts';

/** Who is signed in, with the ways to the own pages; or the way in. */
@Component({
  selector: 'kr-account-menu',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './account-menu.html',
  styleUrl: './menu.css',
})
export class AccountMenu {
  protected readonly session = inject(Session);
  protected readonly t = useTexts(shellTexts);

  protected signOut(): void {
    void this.session.signOut();
  }
}
