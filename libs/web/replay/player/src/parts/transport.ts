import { ChangeDetectionStrategy, Component, computed, input, output } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { type ReplayCommand, type Speed, speeds } from '../model/commands';
import { playerTexts } from '../player-texts';

const buttons = [
  { id: 'first', shape: interfaceShapes.first, command: { do: 'ends', end: 'first' } },
  { id: 'roundBack', shape: interfaceShapes.roundBack, command: { do: 'go', go: 'round', towards: -1 } },
  { id: 'turnBack', shape: interfaceShapes.turnBack, command: { do: 'go', go: 'turn', towards: -1 } },
  { id: 'stepBack', shape: interfaceShapes.stepBack, command: { do: 'go', go: 'step', towards: -1 } },
  { id: 'play', shape: interfaceShapes.play, command: { do: 'play' } },
  { id: 'stepForward', shape: interfaceShapes.stepForward, command: { do: 'go', go: 'step', towards: 1 } },
  { id: 'turnForward', shape: interfaceShapes.turnForward, command: { do: 'go', go: 'turn', towards: 1 } },
  { id: 'roundForward', shape: interfaceShapes.roundForward, command: { do: 'go', go: 'round', towards: 1 } },
  { id: 'own', shape: interfaceShapes.own, command: { do: 'go', go: 'own', towards: 1 } },
] as const satisfies readonly { readonly id: string; readonly shape: unknown; readonly command: ReplayCommand }[];

/** The buttons that move through a game. */
@Component({
  selector: 'kr-replay-transport',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<div class="buttons" role="toolbar" [attr.aria-label]="t('player.controls')">
      @for (button of buttons; track button.id) {
        <button
          type="button"
          class="kr-button icon-only"
          [class]="button.id === 'play' ? 'primary' : 'quiet'"
          [attr.aria-label]="t('player.go.' + (button.id === 'play' && playing() ? 'pause' : button.id))"
          [attr.title]="t('player.go.' + (button.id === 'play' && playing() ? 'pause' : button.id))"
          (click)="given.emit(button.command)"
        >
          <kr-icon [shape]="button.id === 'play' && playing() ? pause : button.shape" />
        </button>
      }
    </div>
    <label class="speed">
      <span class="visually-hidden">{{ t('player.speed') }}</span>
      <select class="kr-select" (change)="chooseSpeed($event)">
        @for (choice of speeds; track choice) {
          <option [value]="choice" [selected]="choice === speed()">{{ choice }}×</option>
        }
      </select>
    </label>
    <output class="where">{{ where() }}</output>`,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gap-xs) var(--gap-m);
    }
    .buttons {
      display: flex;
      flex-wrap: wrap;
    }
    .where {
      font-variant-numeric: tabular-nums;
      color: var(--faint);
      font-size: var(--text-s);
    }
    .kr-select {
      min-height: 2rem;
      padding: 0 0.3rem;
    }
    @media (width < 40rem) {
      .kr-button.icon-only {
        width: 2.3rem;
      }
    }
  `,
})
export class Transport {
  readonly playing = input(false);
  readonly speed = input.required<Speed>();
  readonly index = input.required<number>();
  readonly count = input.required<number>();
  readonly round = input.required<number>();
  readonly phase = input('');
  readonly given = output<ReplayCommand>();
  readonly speedChosen = output<Speed>();
  protected readonly t = useTexts(playerTexts);
  protected readonly buttons = buttons;
  protected readonly pause = interfaceShapes.pause;
  protected readonly speeds = speeds;
  protected readonly where = computed(
    () => `${this.t('player.roundNumber', { round: this.round() })} · ${this.phase()} · ${this.index() + 1} / ${this.count()}`,
  );

  protected chooseSpeed(event: Event): void {
    const value = event.target instanceof HTMLSelectElement ? Number(event.target.value) : 1;
    const speed = speeds.find((choice) => choice === value);
    if (speed !== undefined) this.speedChosen.emit(speed);
  }
}
