import { ChangeDetectionStrategy, Component, computed, effect, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { PageTitle } from '../shell/page-title';
import { gameGuides, sectionOf } from './game-guides';
import { helpTexts } from './help-texts';

/** How a game is played, in short. `?rule=FS-7.11` leads to the part that tells of the rule. */
@Component({
  selector: 'kr-guide-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './guide-page.html',
  styleUrl: './guide-page.css',
})
export class GuidePage {
  readonly game = input.required<string>();
  readonly rule = input<string>();
  protected readonly t = useTexts(helpTexts, commonTexts);
  protected readonly guide = computed(() => gameGuides.find(({ game }) => game === this.game()));
  protected readonly sought = computed(() => {
    const [guide, rule] = [this.guide(), this.rule()];
    return guide === undefined || rule === undefined ? undefined : sectionOf(guide, rule);
  });

  constructor() {
    const title = inject(PageTitle);
    effect(() => title.name(this.t(`common.games.${this.game()}`)));
    effect(() => {
      const id = this.sought()?.id;
      // Later than the router, which puts a new page to its top.
      if (id !== undefined) setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }), 150);
    });
  }

  protected ranges(rules: readonly (readonly [string, string])[]): string {
    return rules.map(([from, to]) => (from === to || to.endsWith('.99') ? from.replace(/\.1$/, '') : `${from}–${to}`)).join(', ');
  }
}
