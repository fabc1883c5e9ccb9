import { afterEveryRender, Directive, ElementRef, inject, input } from '@angular/core';
import { type Direction, nextInDirection, nextInOrder } from '../model/spatial';

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/**
 * A part of the board that is one stop of the Tab key; arrows move inside it. In a replay left and right step through time, so there only up and
 * down move, in reading order.
 */
@Directive({ selector: '[krRegion]', host: { '(keydown)': 'press($event)', '(focusin)': 'remember($event)' } })
export class Region {
  readonly krRegion = input.required<{ readonly spatial: boolean }>();
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef);
  #current: HTMLElement | undefined;

  constructor() {
    // What can be focused comes and goes with every view: exactly one of the things there is a stop.
    afterEveryRender({ write: () => this.#settle() });
  }

  #things(): readonly HTMLElement[] {
    return [...this.#host.nativeElement.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => thing.offsetParent !== null);
  }

  #settle(): void {
    const all = this.#host.nativeElement.querySelectorAll<HTMLElement>('[data-thing]');
    const stop =
      this.#current?.isConnected === true
        ? this.#current
        : (this.#host.nativeElement.querySelector<HTMLElement>('[data-thing].can') ?? all[0]);
    for (const thing of all) {
      const wanted = thing === stop ? 0 : -1;
      if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
    }
  }

  protected remember(event: FocusEvent): void {
    const thing = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-thing]') : null;
    if (thing === null) return;
    this.#current = thing;
    this.#settle();
  }

  protected press(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (direction === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const { spatial } = this.krRegion();
    if (!spatial && (direction === 'left' || direction === 'right')) return;
    const things = this.#things();
    const from = things.findIndex((thing) => thing === document.activeElement);
    if (from < 0) return;
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const next = spatial ? nextInDirection(boxes, from, direction) : nextInOrder(things.length, from, direction);
    event.preventDefault();
    event.stopPropagation();
    things[next]?.focus();
  }
}
