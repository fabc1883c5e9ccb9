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
import { DIALOG_DATA, DialogRef } from '@angular/cdk/dialog';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { CardDetail } from '@kronika/web/ui/cards';
import { boardsTexts } from './boards-texts';
/** A zoomed card and, in a replay, the moments to jump to; it closes with the version chosen. */
let CardDialog = class CardDialog {
  constructor() {
    this.data = inject(DIALOG_DATA);
    this.dialog = inject(DialogRef);
    this.t = useTexts(boardsTexts);
  }
};
CardDialog = __decorate(
  [
    Component({
      selector: 'kr-card-dialog',
      imports: [CardDetail],
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<div class="kr-sheet">
    <kr-card-detail [face]="data.face" headingId="kr-card-title" />
    @if (data.moments; as moments) {
      <h3>{{ t('boards.moments') }}</h3>
      <ul>
        @for (moment of moments; track moment.version) {
          <li>
            <button type="button" class="kr-button quiet small" (click)="dialog.close(moment.version)">{{ moment.text }}</button>
          </li>
        } @empty {
          <li>{{ t('boards.noMoments') }}</li>
        }
      </ul>
    }
    <div class="kr-row end">
      <button type="button" class="kr-button" (click)="dialog.close()">{{ t('boards.close') }}</button>
    </div>
  </div>`,
      styles: `
    .kr-sheet {
      display: grid;
      gap: var(--gap-m);
      padding: var(--gap-m);
    }
    h3,
    ul {
      margin: 0;
    }
    ul {
      max-height: 14rem;
      overflow: auto;
      padding: 0;
      list-style: none;
    }
    li .kr-button {
      width: 100%;
      justify-content: flex-start;
      text-align: start;
    }
    .end {
      justify-content: flex-end;
    }
  `,
    }),
  ],
  CardDialog,
);
export { CardDialog };
//# sourceMappingURL=card-dialog.js.map
