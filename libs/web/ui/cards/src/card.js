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
import { Icon } from '@kronika/web/ui';
import { FaceRowView } from './face-row';
import { landscapeOf } from './landscape';
/** A card at hand size. What it says to screen readers is for the thing around it: see `faceLabel`. */
let Card = class Card {
  constructor() {
    this.face = input.required();
    this.tone = computed(() => `var(--tone-${this.face().tone})`);
    this.land = computed(() => landscapeOf(this.face().id));
  }
};
Card = __decorate(
  [
    Component({
      selector: 'kr-card',
      imports: [FaceRowView, Icon],
      changeDetection: ChangeDetectionStrategy.OnPush,
      templateUrl: './card.html',
      styleUrl: './card.css',
      host: { '[style.--tone]': 'tone()', 'aria-hidden': 'true' },
    }),
  ],
  Card,
);
export { Card };
/** A card in words, for screen readers: name, sort, cost, what it does, what it is worth. */
export function faceLabel(face) {
  const worth = face.stripes.map(({ label, amounts }) => `${label}: ${amounts.map((amount) => amount.label).join(', ')}`);
  const cost = face.cost === undefined ? [] : [face.cost.label];
  return [`${face.name} (${face.kind})`, ...cost, ...face.types.map(({ label }) => label), ...face.lines, ...worth].join('. ');
}
//# sourceMappingURL=card.js.map
