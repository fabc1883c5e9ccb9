import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import type { VariationNode } from '../model/annotation';
import { playerTexts } from '../player-texts';

/** Lines that leave the game, each with the lines that leave it. */
@Component({
  selector: 'kr-variation-tree',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<ul>
    @for (node of nodes(); track node.id) {
      <li>
        <button
          type="button"
          class="kr-button quiet small"
          [attr.aria-current]="node.id === current() ? 'true' : null"
          (click)="chosen.emit(node.id)"
        >
          <b>{{ node.title }}</b>
          <span
            >{{ node.author }} · {{ t('player.at', { version: node.fromVersion }) }} · {{ t('player.moves', { count: node.length }) }}</span
          >
        </button>
        @if (node.children.length > 0) {
          <kr-variation-tree [nodes]="node.children" [current]="current()" (chosen)="chosen.emit($event)" />
        }
      </li>
    } @empty {
      <li class="none">{{ t('player.noVariations') }}</li>
    }
  </ul>`,
  styles: `
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    :host-context(kr-variation-tree) ul {
      padding-inline-start: var(--gap-l);
      border-inline-start: 2px solid var(--line);
    }
    .kr-button {
      flex-direction: column;
      align-items: flex-start;
      gap: 0;
      width: 100%;
      text-align: start;
    }
    .kr-button span {
      font-size: var(--text-xs);
      color: var(--faint);
    }
    [aria-current] {
      background: var(--good-ground);
    }
    .none {
      color: var(--faint);
    }
  `,
})
export class VariationTree {
  readonly nodes = input.required<readonly VariationNode[]>();
  readonly current = input<string | undefined>(undefined);
  readonly chosen = output<string>();
  protected readonly t = useTexts(playerTexts);
}
