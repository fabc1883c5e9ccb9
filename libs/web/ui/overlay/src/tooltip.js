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
import { createFlexibleConnectedPositionStrategy, createOverlayRef } from '@angular/cdk/overlay';
import { ComponentPortal } from '@angular/cdk/portal';
import { ChangeDetectionStrategy, Component, DestroyRef, Directive, ElementRef, inject, Injector, input } from '@angular/core';
const delay = 350;
/** Says more about an element while it is pointed at or has the focus. Escape hides it. Never the only place of what it says. */
let Tooltip = class Tooltip {
  #host;
  #injector;
  #timer;
  #overlay;
  constructor() {
    this.krTooltip = input.required();
    this.#host = inject(ElementRef);
    this.#injector = inject(Injector);
    inject(DestroyRef).onDestroy(() => this.hide());
  }
  show() {
    if (this.krTooltip() === '' || this.#overlay !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), delay);
  }
  hide() {
    clearTimeout(this.#timer);
    this.#overlay?.dispose();
    this.#overlay = undefined;
  }
  #open() {
    const position = createFlexibleConnectedPositionStrategy(this.#injector, this.#host).withPositions([
      { originX: 'center', originY: 'top', overlayX: 'center', overlayY: 'bottom', offsetY: -6 },
      { originX: 'center', originY: 'bottom', overlayX: 'center', overlayY: 'top', offsetY: 6 },
    ]);
    this.#overlay = createOverlayRef(this.#injector, { positionStrategy: position });
    const panel = this.#overlay.attach(new ComponentPortal(TooltipPanel));
    panel.setInput('text', this.krTooltip());
  }
};
Tooltip = __decorate(
  [
    Directive({
      selector: '[krTooltip]',
      host: {
        '(mouseenter)': 'show()',
        '(mouseleave)': 'hide()',
        '(focus)': 'show()',
        '(blur)': 'hide()',
        '(keydown.escape)': 'hide()',
        '[attr.aria-description]': 'krTooltip() || null',
      },
    }),
  ],
  Tooltip,
);
export { Tooltip };
let TooltipPanel = class TooltipPanel {
  constructor() {
    this.text = input('');
  }
};
TooltipPanel = __decorate(
  [
    Component({
      selector: 'kr-tooltip-panel',
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<div class="kr-tooltip" aria-hidden="true">{{ text() }}</div>`,
    }),
  ],
  TooltipPanel,
);
export { TooltipPanel };
//# sourceMappingURL=tooltip.js.map
