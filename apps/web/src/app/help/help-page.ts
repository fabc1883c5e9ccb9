import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { gameGuides } from './game-guides';
import { helpTexts } from './help-texts';

/** The way into the help. */
@Component({
  selector: 'kr-help-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>{{ t('help.title') }}</h1>
    <p class="lead">{{ t('help.lead') }}</p>
    <h2>{{ t('help.games') }}</h2>
    <ul class="cards">
      @for (guide of guides; track guide.game) {
        <li class="kr-sheet">
          <h3>
            <a [routerLink]="['/help', guide.game]">{{ t('common.games.' + guide.game) }}</a>
          </h3>
          <p>{{ t('help.' + guide.key + '.short') }}</p>
        </li>
      }
    </ul>
    <h2>{{ t('help.site') }}</h2>
    <div class="topics">
      @for (topic of topics; track topic) {
        <details>
          <summary>{{ t('help.topics.' + topic + '.title') }}</summary>
          <p>{{ t('help.topics.' + topic + '.text') }}</p>
        </details>
      }
    </div>
    <p>
      <a routerLink="/help/provenance">{{ t('help.provenance.title') }}</a> · <a routerLink="/explorer">{{ t('help.explorer') }}</a> ·
      <a routerLink="/gallery">{{ t('help.gallery') }}</a>
    </p>
  `,
  styles: `
    h2 {
      margin-top: var(--gap-xl);
    }
    details {
      border-bottom: 1px solid var(--line);
      padding: var(--gap-s) 0;
      max-width: 52rem;
    }
    summary {
      cursor: pointer;
      font-weight: 600;
      padding: 0.3rem 0;
    }
    .topics {
      margin-bottom: var(--gap-l);
    }
  `,
})
export class HelpPage {
  protected readonly t = useTexts(helpTexts, commonTexts);
  protected readonly guides = gameGuides;
  protected readonly topics = ['replay', 'clocks', 'fair', 'formats', 'tieBreaks', 'annotate', 'api', 'data'];
}
