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
import { useTexts } from '@kronika/web/i18n';
import { Icon } from '@kronika/web/ui';
import { cardsTexts } from './cards-texts';
import { FaceRowView } from './face-row';
import { landscapeOf } from './landscape';
/** A card as large as it needs to be to say everything: all values, its text, its rules, where its values come from. */
let CardDetail = class CardDetail {
  constructor() {
    this.face = input.required();
    /** The id of the heading, for the dialog that it names. */
    this.headingId = input(null);
    this.t = useTexts(cardsTexts);
    this.tone = computed(() => `var(--tone-${this.face().tone})`);
    this.land = computed(() => landscapeOf(this.face().id));
  }
};
CardDetail = __decorate(
  [
    Component({
      selector: 'kr-card-detail',
      imports: [FaceRowView, Icon],
      changeDetection: ChangeDetectionStrategy.OnPush,
      templateUrl: './card-detail.html',
      styleUrl: './card-detail.css',
      host: { '[style.--tone]': 'tone()' },
    }),
  ],
  CardDetail,
);
export { CardDetail };
//# sourceMappingURL=card-detail.js.map
