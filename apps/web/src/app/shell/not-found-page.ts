import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import { useTexts } from '@kronika/web/i18n';
import { shellTexts } from './shell-texts';

/** For addresses that lead nowhere. */
@Component({
  selector: 'kr-not-found-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>{{ t('shell.notFound.title') }}</h1>
    <p>{{ t('shell.notFound.text') }}</p>
    <p>
      <a class="kr-button" routerLink="/">{{ t('shell.notFound.home') }}</a>
    </p>
  `,
})
export class NotFoundPage {
  protected readonly t = useTexts(shellTexts);
}
