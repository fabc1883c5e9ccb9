import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';

/** Circle, triangle, square, diamond, hexagon: a seat is known without its colour. */
const outlines = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M12 2.500L22.500 20.500H1.500Z',
  'M4 4h16v16H4Z',
  'M12 1.500L22.500 12 12 22.500 1.500 12Z',
  'M7 3h10l5.500 9L17 21H7L1.500 12Z',
] as const;

/** The outline of a seat's marker on a 24 by 24 grid, for score tracks and charts. */
export function seatOutline(seat: number): string {
  return outlines[seat % outlines.length] ?? outlines[0];
}

/** The colour of a seat as a CSS value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % outlines.length})`;
}

/** A seat's marker: its shape in its colour. */
@Component({
  selector: 'kr-seat-mark',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<svg viewBox="0 0 24 24" aria-hidden="true"><path [attr.d]="outline()" [style.fill]="colour()" /></svg>`,
  styles: `
    :host {
      display: inline-flex;
      flex: none;
      vertical-align: -0.12em;
    }
    svg {
      width: 0.95em;
      height: 0.95em;
    }
  `,
})
export class SeatMark {
  readonly seat = input.required<number>();
  protected readonly outline = computed(() => seatOutline(this.seat()));
  protected readonly colour = computed(() => seatColour(this.seat()));
}
