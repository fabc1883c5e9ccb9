import { Menu as AriaMenu, MenuContent, MenuItem, MenuTrigger } from '@angular/aria/menu';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
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
  imports: [AriaMenu, CdkConnectedOverlay, CdkOverlayOrigin, Icon, MenuContent, MenuItem, MenuTrigger],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<button
      type="button"
      class="kr-button"
      [class]="look()"
      ngMenuTrigger
      #trigger="ngMenuTrigger"
      cdkOverlayOrigin
      #origin="cdkOverlayOrigin"
      [menu]="menu"
      [attr.aria-label]="label() || null"
    >
      <ng-content />
    </button>
    <ng-template
      [cdkConnectedOverlay]="{ origin, usePopover: 'inline' }"
      [cdkConnectedOverlayOpen]="trigger.expanded()"
      [cdkConnectedOverlayPositions]="positions"
    >
      <div ngMenu #menu="ngMenu" class="panel" (itemSelected)="chosen.emit($event)">
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
      </div>
    </ng-template>`,
  styleUrl: './list-panel.css',
})
export class Menu {
  readonly entries = input.required<readonly MenuEntry[]>();
  readonly label = input('');
  /** Classes of the button: `quiet`, `small`, `icon-only`. */
  readonly look = input('');
  readonly chosen = output<string | undefined>();
  protected readonly positions = [
    { originX: 'start', originY: 'bottom', overlayX: 'start', overlayY: 'top', offsetY: 4 },
    { originX: 'end', originY: 'bottom', overlayX: 'end', overlayY: 'top', offsetY: 4 },
    { originX: 'start', originY: 'top', overlayX: 'start', overlayY: 'bottom', offsetY: -4 },
  ] as const;
}
