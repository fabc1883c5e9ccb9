import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import { useTexts } from '@kronika/web/i18n';
import { helpTexts } from './help-texts';

/** Where rules, cards and pictures come from, and what was made here. */
@Component({
  selector: 'kr-provenance-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <p>
      <a routerLink="/help">← {{ t('help.title') }}</a>
    </p>
    <h1>{{ t('help.provenance.title') }}</h1>
    @for (part of parts; track part) {
      <h2>{{ t('help.provenance.' + part + '.title') }}</h2>
      <p class="words">{{ t('help.provenance.' + part + '.text') }}</p>
    }
    <p><span class="kr-badge warn">designed</span> {{ t('help.provenance.badge') }}</p>
  `,
  styles: `
    .words {
      max-width: 48rem;
    }
  `,
})
export class ProvenancePage {
  protected readonly t = useTexts(helpTexts);
  protected readonly parts = ['rules', 'cards', 'designed', 'pictures', 'games'];
}
