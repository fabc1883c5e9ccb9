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
import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
/** Circle, triangle, square, diamond, hexagon: a seat is known without its colour. */
const outlines = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M12 2.500L22.500 20.500H1.500Z',
  'M4 4h16v16H4Z',
  'M12 1.500L22.500 12 12 22.500 1.500 12Z',
  'M7 3h10l5.500 9L17 21H7L1.500 12Z',
];
/** The outline of a seat's marker on a 24 by 24 grid, for score tracks and charts. */
export function seatOutline(seat) {
  return outlines[seat % outlines.length] ?? outlines[0];
}
/** The colour of a seat as a CSS value. */
export function seatColour(seat) {
  return `var(--seat-${seat % outlines.length})`;
}
/** A seat's marker: its shape in its colour. */
let SeatMark = class SeatMark {
  constructor() {
    this.seat = input.required();
    this.outline = computed(() => seatOutline(this.seat()));
    this.colour = computed(() => seatColour(this.seat()));
  }
};
SeatMark = __decorate(
  [
    Component({
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
    }),
  ],
  SeatMark,
);
export { SeatMark };
//# sourceMappingURL=seat-mark.js.map
