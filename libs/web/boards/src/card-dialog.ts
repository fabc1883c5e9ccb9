import { DIALOG_DATA, DialogRef } from '@angular/cdk/dialog';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { CardDetail, type CardFace } from '@kronika/web/ui/cards';
import { boardsTexts } from './boards-texts';

/** A moment of a game in which a card appears. */
export interface CardMoment {
  readonly version: number;
  readonly text: string;
}

export interface CardDialogData {
  readonly face: CardFace;
  /** Undefined where nothing can be jumped to. */
  readonly moments: readonly CardMoment[] | undefined;
}

/** A zoomed card and, in a replay, the moments to jump to; it closes with the version chosen. */
@Component({
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
      font-weight: 400;
    }
    .end {
      justify-content: flex-end;
    }
  `,
})
export class CardDialog {
  protected readonly data = inject<CardDialogData>(DIALOG_DATA);
  protected readonly dialog = inject<DialogRef<number>>(DialogRef);
  protected readonly t = useTexts(boardsTexts);
}
