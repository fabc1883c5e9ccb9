import { Menu as AriaMenu, MenuContent, MenuItem, MenuTrigger } from '@angular/aria/menu';
import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { Icon, type Shape } from '@kronika/web/ui';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly shape?: Shape;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** A button that opens a list of things to do; arrows, Home, End, letters and Escape work in it. */
@Component({
  selector: 'kr-menu',
  imports: [AriaMenu, Icon, MenuContent, MenuItem, MenuTrigger],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<button type="button" class="kr-button" [class]="look()" ngMenuTrigger [menu]="menu" [attr.aria-label]="label() || null">
      <ng-content />
    </button>
    <div ngMenu #menu="ngMenu" class="panel" [class.shown]="menu.visible()" (itemSelected)="chosen.emit($event)">
      <ng-template ngMenuContent>
        @for (entry of entries(); track entry.id) {
          <div ngMenuItem [value]="entry.id" [disabled]="entry.disabled ?? false" [searchTerm]="entry.label" class="item">
            @if (entry.shape; as shape) {
              <kr-icon [shape]="shape" />
            }
            <span>{{ entry.label }}</span>
            @if (entry.hint) {
              <kbd class="kr-key">{{ entry.hint }}</kbd>
            }
          </div>
        }
      </ng-template>
    </div>`,
  styleUrl: '../../src/styles/list-panel.css',
  styles: `
    :host {
      position: relative;
      display: inline-block;
    }
    .panel {
      position: absolute;
      inset-inline-end: 0;
      top: calc(100% + 0.3rem);
      z-index: 30;
      width: max-content;
      max-width: 80vw;
    }
    .panel:not(.shown) {
      display: none;
    }
  `,
})
export class Menu {
  readonly entries = input.required<readonly MenuEntry[]>();
  readonly label = input('');
  /** Classes of the button: `quiet`, `small`, `icon-only`. */
  readonly look = input('');
  readonly chosen = output<string | undefined>();
}
