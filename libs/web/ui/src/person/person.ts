import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { SeatMark } from '../seat/seat-mark';
import { Avatar } from './avatar';

/** Somebody at a table: the seat's marker, or an avatar where there is no seat, and the name. */
@Component({
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
})
export class Person {
  readonly name = input.required<string>();
  readonly seat = input<number | undefined>(undefined);
}
