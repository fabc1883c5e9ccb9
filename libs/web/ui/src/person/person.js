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
import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { SeatMark } from '../seat/seat-mark';
import { Avatar } from './avatar';
/** Somebody at a table: the seat's marker, or an avatar where there is no seat, and the name. */
let Person = class Person {
  constructor() {
    this.name = input.required();
    this.seat = input(undefined);
  }
};
Person = __decorate(
  [
    Component({
      selector: 'kr-person',
      imports: [Avatar, SeatMark],
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `@if (seat() !== undefined) {
      <kr-seat-mark [seat]="seat() ?? 0" />
    } @else {
      <kr-avatar [name]="name()" />
    }
    <span>{{ name() }}</span>`,
      styles: `
    :host {
      display: inline-flex;
      align-items: center;
      gap: 0.4em;
      min-width: 0;
    }
    span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  `,
    }),
  ],
  Person,
);
export { Person };
//# sourceMappingURL=person.js.map
