import { afterRenderEffect, ChangeDetectionStrategy, Component, computed, ElementRef, inject, input, signal } from '@angular/core';
import type { BoardMark } from '@kronika/web/boards/contract';

interface Arrow {
  readonly path: string;
  readonly colour: string;
}

/** Arrows from thing to thing, over a board; they point at nothing where a thing is not shown. */
@Component({
  selector: 'kr-mark-arrows',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@if (arrows().length > 0) {
    <svg aria-hidden="true">
      @for (arrow of arrows(); track $index) {
        <path [attr.d]="arrow.path" [style.stroke]="arrow.colour" />
      }
    </svg>
  }`,
  styles: `
    :host,
    svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      pointer-events: none;
      overflow: visible;
      z-index: 4;
    }
    path {
      fill: none;
      stroke-width: 4px;
      stroke-linecap: round;
      stroke-linejoin: round;
      opacity: 0.85;
    }
  `,
})
export class MarkArrows {
  readonly marks = input.required<readonly BoardMark[]>();
  /** What is shown: the arrows are drawn anew when it changes. */
  readonly view = input.required<unknown>();
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly #pointing = computed(() => this.marks().filter(({ shape, to }) => shape === 'arrow' && to !== null));
  protected readonly arrows = signal<readonly Arrow[]>([]);

  constructor() {
    // Where things lie is known only when they have been drawn.
    afterRenderEffect({
      read: () => {
        this.view();
        const pointing = this.#pointing();
        const drawn = pointing.flatMap((mark) => this.#arrow(mark) ?? []);
        if (drawn.length > 0 || this.arrows().length > 0) this.arrows.set(drawn);
      },
    });
  }

  #arrow({ thing, to, colour }: BoardMark): Arrow | undefined {
    const board = this.#host.nativeElement.parentElement;
    const [from, target] = [middleOf(board, thing), middleOf(board, to ?? '')];
    return from && target && { path: arrowPath(from, target), colour: `var(--mark-${colour})` };
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(board: HTMLElement | null, thing: string): Point | undefined {
  const found = [...(board?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])].find((element) => element.dataset.thing === thing);
  if (board === null || found === undefined) return undefined;
  const [box, frame] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}

const head = 12;

/** A line with a head at its end. */
export function arrowPath(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number) => `${near(to.x - head * Math.cos(angle + turn))} ${near(to.y - head * Math.sin(angle + turn))}`;
  return `M${near(from.x)} ${near(from.y)}L${near(to.x)} ${near(to.y)}M${side(0.5)}L${near(to.x)} ${near(to.y)}L${side(-0.5)}`;
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}
