var __decorate =
  (this && this.__decorate) ||
  function (decorators, target, key, desc) {
    var c = arguments.length,
      r = c < 3 ? target : desc === null ? (desc = Object.getOwnPropertyDescriptor(target, key)) : desc,
      d;
    if (typeof Reflect === 'object' && typeof Reflect.decorate === 'function') r = Reflect.decorate(decorators, target, key, desc);
    else
      for (var i = decorators.length - 1; i >= 0; i--)
        if ((d = decorators[i])) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return (c > 3 && r && Object.defineProperty(target, key, r), r);
  };
import { Menu as AriaMenu, MenuContent, MenuItem, MenuTrigger } from '@angular/aria/menu';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { Icon } from '@kronika/web/ui';
/** A button that opens a list of things to do; arrows, Home, End, letters and Escape work in it. */
let Menu = class Menu {
  constructor() {
    this.entries = input.required();
    this.label = input('');
    /** Classes of the button: `quiet`, `small`, `icon-only`. */
    this.look = input('');
    this.chosen = output();
    this.positions = [
      { originX: 'start', originY: 'bottom', overlayX: 'start', overlayY: 'top', offsetY: 4 },
      { originX: 'end', originY: 'bottom', overlayX: 'end', overlayY: 'top', offsetY: 4 },
      { originX: 'start', originY: 'top', overlayX: 'start', overlayY: 'bottom', offsetY: -4 },
    ];
  }
};
Menu = __decorate(
  [
    Component({
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
    }),
  ],
  Menu,
);
export { Menu };
//# sourceMappingURL=menu.js.map
