import { afterEveryRender, Directive, ElementRef, inject, input } from '@angular/core';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Pressable = HTMLElement | SVGElement;

/**
 * A part of the board that is one stop of the Tab key; arrows go to the nearest thing in their direction. In a replay left and right belong to
 * time: there up and down go through the things in order.
 */
@Directive({ selector: '[krLaRegion]', host: { '(keydown)': 'press($event)', '(focusin)': 'remember($event)' } })
export class Region {
  readonly krLaRegion = input.required<boolean>();
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef);
  #current: Element | undefined;

  constructor() {
    // What can be focused comes and goes with every view: exactly one of the things there is a stop.
    afterEveryRender({ write: () => this.#settle() });
  }

  #things(): readonly Pressable[] {
    return [...this.#host.nativeElement.querySelectorAll<Pressable>('[data-thing]')];
  }

  #settle(): void {
    const all = this.#things();
    const kept = this.#current?.isConnected === true ? this.#current : undefined;
    const stop = kept ?? all.find((thing) => thing.classList.contains('can')) ?? all[0];
    for (const thing of all) {
      const wanted = thing === stop ? 0 : -1;
      if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
    }
  }

  protected remember(event: FocusEvent): void {
    const thing = event.target instanceof Element ? event.target.closest('[data-thing]') : null;
    if (thing === null) return;
    this.#current = thing;
    this.#settle();
  }

  protected press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const spatial = this.krLaRegion();
    const [dx, dy] = step;
    if (!spatial && dx !== 0) return;
    const things = this.#things();
    const from = things.findIndex((thing) => thing === document.activeElement);
    if (from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    things[spatial ? nearest(things, from, dx, dy) : from + dy]?.focus();
  }
}

/** The thing ahead that is nearest; what lies aside counts as three times as far. */
function nearest(things: readonly Pressable[], from: number, dx: number, dy: number): number {
  const centres = things.map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const start = centres[from] ?? { x: 0, y: 0 };
  let [best, least] = [from, Infinity];
  centres.forEach(({ x, y }, index) => {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 3 * aside;
    if (ahead > 1 && cost < least) [best, least] = [index, cost];
  });
  return best;
}
