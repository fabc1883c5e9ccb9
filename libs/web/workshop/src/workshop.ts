import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { type Language, languages, Texts } from '@kronika/web/i18n';
import { WorkshopGallery } from './workshop-gallery';
import { WorkshopPlay } from './workshop-play';
import { WorkshopReplay } from './workshop-replay';
import { wish } from './wishes';

/** Shows one part of the page with recorded games, as the address says: for looking at it, and for measuring. */
@Component({
  selector: 'kr-workshop',
  imports: [WorkshopGallery, WorkshopPlay, WorkshopReplay],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@switch (page) {
    @case ('play') {
      <kr-workshop-play />
    }
    @case ('gallery') {
      <kr-workshop-gallery />
    }
    @default {
      <kr-workshop-replay />
    }
  }`,
  styles: `
    :host {
      display: block;
      padding: clamp(0.5rem, 2vw, 1.5rem);
      max-width: 110rem;
      margin: 0 auto;
    }
  `,
})
export class Workshop {
  protected readonly page = wish('page') ?? 'replay';

  constructor() {
    const language = languages.find((known): known is Language => known === wish('lang')) ?? 'en';
    void inject(Texts).speak(language);
    document.documentElement.style.colorScheme = wish('theme') ?? 'light';
  }
}
