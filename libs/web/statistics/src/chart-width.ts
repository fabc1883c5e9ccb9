import { afterNextRender, DestroyRef, ElementRef, inject, type Signal, signal } from '@angular/core';

/** How wide the component is, so that charts are drawn at life size and their texts stay readable on a phone. */
export function chartWidth(): Signal<number> {
  const element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  const destroyed = inject(DestroyRef);
  const width = signal(720);
  afterNextRender(() => {
    const observer = new ResizeObserver(() => width.set(Math.max(240, Math.floor(element.clientWidth))));
    observer.observe(element);
    destroyed.onDestroy(() => observer.disconnect());
  });
  return width;
}
