import { ChangeDetectionStrategy, Component, computed, DestroyRef, effect, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { foldEvent, gameState, type KernelState } from '@kronika/game-kernel';
import { BoardHost } from '@kronika/web/boards';
import type { GameCardPartsFragment } from '@kronika/web/client';
import { Texts, useTexts } from '@kronika/web/i18n';
import { Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { GameFeed } from '../play/game-feed';
import { playTexts } from '../play/play-texts';
import { homeTexts } from './home-texts';

const stepEvery = 1_400;

/** A past game that plays itself, slowly; it stands still for those who like less motion. */
@Component({
  selector: 'kr-featured-replay',
  imports: [BoardHost, RouterLink, Skeleton],
  providers: [GameFeed],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section [attr.aria-label]="t('home.featured.title')">
      <div class="page-head">
        <h2>{{ t('home.featured.title') }}</h2>
        <p class="kr-row">
          <button type="button" class="kr-button small" (click)="running.set(!running())">
            {{ running() ? t('home.featured.pause') : t('home.featured.play') }}
          </button>
          <a class="kr-button small primary" [routerLink]="['/replay', game().gameId]">{{ t('home.featured.open') }}</a>
        </p>
      </div>
      @if (moment(); as moment) {
        <p class="said" aria-hidden="true">{{ said() }}</p>
        <div class="stage" inert>
          @if (feed.engine(); as engine) {
            <kr-board [game]="game().game" [view]="moment.view" viewer="spectator" [names]="names()" [pack]="engine.pack" />
          }
        </div>
      } @else {
        <kr-skeleton [lines]="8" />
      }
    </section>
  `,
  styles: `
    section {
      margin-bottom: var(--gap-xl);
    }
    .page-head p {
      margin: 0;
    }
    .stage {
      max-height: 26rem;
      overflow: hidden;
      border-radius: var(--radius-l);
      mask-image: linear-gradient(#000 75%, transparent);
    }
    .said {
      min-height: 1.5em;
      color: var(--faint);
    }
  `,
})
export class FeaturedReplay {
  readonly game = input.required<GameCardPartsFragment>();
  readonly #texts = inject(Texts);
  protected readonly feed = inject(GameFeed);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(homeTexts, playTexts);
  protected readonly running = signal(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  /** How many events are shown: from the middle of the game, where something is on the table. */
  readonly #step = signal(0);
  readonly #shown = computed(() => {
    const [events, engine] = [this.feed.events(), this.feed.engine()];
    if (engine === undefined || events.length === 0) return undefined;
    const count = Math.floor(events.length * 0.4) + (this.#step() % Math.max(1, Math.floor(events.length * 0.6)));
    return { engine, events: events.slice(0, Math.max(2, count)) };
  });
  /** Folding goes on from the step before. */
  #folded: { readonly count: number; readonly kernel: KernelState<unknown> | undefined } = { count: 0, kernel: undefined };
  protected readonly moment = computed(() => {
    const shown = this.#shown();
    if (shown === undefined) return undefined;
    let { count, kernel } = shown.events.length >= this.#folded.count ? this.#folded : { count: 0, kernel: undefined };
    for (const event of shown.events.slice(count)) kernel = foldEvent(shown.engine.game, kernel, event);
    count = shown.events.length;
    this.#folded = { count, kernel };
    return kernel?.state === undefined ? undefined : { view: shown.engine.game.view(gameState(kernel), 'spectator') };
  });
  protected readonly names = computed(() => {
    const { seats } = this.game();
    return (seat: number): string => {
      const one = seats.find((each) => each.seat === seat);
      return one?.player?.name ?? this.t('play.bot', { name: one?.bot ?? '', number: seat + 1 });
    };
  });
  protected readonly said = computed(() => {
    const [rebuilt, engine, count] = [this.feed.rebuilt(), this.feed.engine(), this.#shown()?.events.length ?? 0];
    const line = rebuilt?.lines[count - 1];
    return line === undefined || engine === undefined ? '' : engine.narrator.sentence(this.#texts.language(), line, this.names());
  });

  constructor() {
    effect(() => void this.feed.open({ gameId: this.game().gameId, link: null, as: { kind: 'SPECTATOR' } }));
    const timer = setInterval(() => {
      if (this.running() && !document.hidden) this.#step.update((step) => step + 1);
    }, stepEvery);
    inject(DestroyRef).onDestroy(() => clearInterval(timer));
  }
}
