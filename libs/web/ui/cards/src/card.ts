import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { Icon } from '@kronika/web/ui';
import type { CardFace } from './card-face';
import { FaceRowView } from './face-row';
import { landscapeOf } from './landscape';

/** A card at hand size. What it says to screen readers is for the thing around it: see `faceLabel`. */
@Component({
  selector: 'kr-card',
  imports: [FaceRowView, Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './card.html',
  styleUrl: './card.css',
  host: { '[style.--tone]': 'tone()', 'aria-hidden': 'true' },
})
export class Card {
  readonly face = input.required<CardFace>();
  protected readonly tone = computed(() => `var(--tone-${this.face().tone})`);
  protected readonly land = computed(() => landscapeOf(this.face().id));
}

/** A card in words, for screen readers: name, sort, cost, what it does, what it is worth. */
export function faceLabel(face: CardFace): string {
  const worth = face.stripes.map(({ label, amounts }) => `${label}: ${amounts.map((amount) => amount.label).join(', ')}`);
  const cost = face.cost === undefined ? [] : [face.cost.label];
  return [`${face.name} (${face.kind})`, ...cost, ...face.types.map(({ label }) => label), ...face.lines, ...worth].join('. ');
}
