import { createFlexibleConnectedPositionStrategy, createOverlayRef, type OverlayRef } from '@angular/cdk/overlay';
import { ComponentPortal } from '@angular/cdk/portal';
import { ChangeDetectionStrategy, Component, DestroyRef, Directive, ElementRef, inject, Injector, input } from '@angular/core';

const delay = 350;

/** Says more about an element while it is pointed at or has the focus. Escape hides it. Never the only place of what it says. */
@Directive({
  selector: '[krTooltip]',
  host: {
    '(mouseenter)': 'show()',
    '(mouseleave)': 'hide()',
    '(focus)': 'show()',
    '(blur)': 'hide()',
    '(keydown.escape)': 'hide()',
    '[attr.aria-description]': 'krTooltip() || null',
  },
})
export class Tooltip {
  readonly krTooltip = input.required<string>();
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly #injector = inject(Injector);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #overlay: OverlayRef | undefined;

  constructor() {
    inject(DestroyRef).onDestroy(() => this.hide());
  }

  protected show(): void {
    if (this.krTooltip() === '' || this.#overlay !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), delay);
  }

  protected hide(): void {
    clearTimeout(this.#timer);
    this.#overlay?.dispose();
    this.#overlay = undefined;
  }

  #open(): void {
    const position = createFlexibleConnectedPositionStrategy(this.#injector, this.#host).withPositions([
      { originX: 'center', originY: 'top', overlayX: 'center', overlayY: 'bottom', offsetY: -6 },
      { originX: 'center', originY: 'bottom', overlayX: 'center', overlayY: 'top', offsetY: 6 },
    ]);
    this.#overlay = createOverlayRef(this.#injector, { positionStrategy: position });
    const panel = this.#overlay.attach(new ComponentPortal(TooltipPanel));
    panel.setInput('text', this.krTooltip());
  }
}

@Component({
  selector: 'kr-tooltip-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<div class="kr-tooltip" aria-hidden="true">{{ text() }}</div>`,
})
export class TooltipPanel {
  readonly text = input('');
}
