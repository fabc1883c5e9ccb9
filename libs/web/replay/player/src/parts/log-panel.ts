import { afterRenderEffect, ChangeDetectionStrategy, Component, computed, ElementRef, inject, input, output } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { SeatMark } from '@kronika/web/ui';
import type { Stop } from '../model/recorded-game';
import { playerTexts } from '../player-texts';

/** So many lines before and after the current one are in the page: a long game has thousands. */
const around = 40;

/** The log in words about the current stop; a line leads to its moment. */
@Component({
  selector: 'kr-replay-log',
  imports: [SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@if (firstShown() > 0) {
      <button type="button" class="kr-button quiet small" (click)="sought.emit(firstShown() - 1)">{{ t('player.earlier') }}</button>
    }
    <ol [attr.aria-label]="t('player.log')">
      @for (line of lines(); track line.version) {
        @if (line.newRound) {
          <li class="round">{{ t('player.roundNumber', { round: line.round }) }}</li>
        }
        <li [class.turn]="line.newTurn">
          <button type="button" [attr.aria-current]="line.current ? 'step' : null" (click)="sought.emit(line.index)">
            @if (line.seat !== undefined) {
              <kr-seat-mark [seat]="line.seat" />
            } @else {
              <span class="nobody"></span>
            }
            <span>{{ line.text }}</span>
          </button>
        </li>
      }
    </ol>
    @if (lastShown() < stops().length - 1) {
      <button type="button" class="kr-button quiet small" (click)="sought.emit(lastShown() + 1)">{{ t('player.later') }}</button>
    }`,
  styles: `
    :host {
      display: grid;
      align-content: start;
      max-height: var(--log-height, 34rem);
      overflow: auto;
      position: relative;
    }
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
      font-size: var(--text-s);
    }
    .round {
      position: sticky;
      top: 0;
      padding: 0.3rem 0.5rem;
      background: var(--sunken);
      font: 700 0.85rem var(--font-title);
      color: var(--faint);
    }
    .turn {
      border-top: 1px solid var(--line);
    }
    li button {
      display: flex;
      gap: 0.5rem;
      align-items: baseline;
      width: 100%;
      padding: 0.22rem 0.5rem;
      border: 0;
      border-inline-start: 3px solid transparent;
      background: none;
      color: inherit;
      font: inherit;
      line-height: 1.35;
      text-align: start;
      cursor: pointer;
    }
    li button:hover {
      background: var(--sunken);
    }
    li button:focus-visible {
      outline-offset: -3px;
    }
    [aria-current] {
      border-inline-start-color: var(--accent);
      background: var(--accent-ground);
      font-weight: 600;
    }
    .nobody {
      width: 0.95em;
      flex: none;
    }
  `,
})
export class LogPanel {
  readonly stops = input.required<readonly Stop[]>();
  readonly index = input.required<number>();
  readonly textOf = input.required<(stop: Stop) => string>();
  readonly sought = output<number>();
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly t = useTexts(playerTexts);
  protected readonly firstShown = computed(() => Math.max(0, this.index() - around));
  protected readonly lastShown = computed(() => Math.min(this.stops().length - 1, this.index() + around));

  protected readonly lines = computed(() => {
    const [stops, first] = [this.stops(), this.firstShown()];
    return stops.slice(first, this.lastShown() + 1).map((stop, offset) => {
      const index = first + offset;
      const before = stops[index - 1];
      return {
        index,
        version: stop.from,
        seat: stop.about,
        round: stop.round,
        text: this.textOf()(stop),
        current: index === this.index(),
        newRound: before?.round !== stop.round,
        newTurn: before?.turn !== stop.turn,
      };
    });
  });

  constructor() {
    // The current line stays in sight; the panel scrolls, never the page.
    afterRenderEffect({
      read: () => {
        this.lines();
        const host = this.#host.nativeElement;
        const current = host.querySelector<HTMLElement>('[aria-current]');
        if (current !== null) host.scrollTop = current.offsetTop - host.clientHeight / 2;
      },
    });
  }
}
