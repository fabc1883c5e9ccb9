import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Card, faceLabel } from '@kronika/web/ui/cards';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { fiftyFirstStateTexts } from '../texts';
import { Region } from './region';
import { ThingButton } from './thing';

/** A hand whose cards are known to the reader. While starting cards are chosen, a press keeps or gives up a card. */
@Component({
  selector: 'kr-fs-hand',
  imports: [Card, Region, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<section [attr.aria-label]="label()" [krRegion]="region()">
    <h3 class="fs-hand-title">
      {{ label() }} <small>{{ cards().length }}</small>
    </h3>
    <div class="fs-hand-cards">
      @for (card of shown(); track $index) {
        @if (choosing()) {
          <button
            type="button"
            class="fs-card-thing fs-thing can"
            data-keep
            [attr.data-thing]="card.thing"
            [class.kept]="card.kept"
            [attr.aria-pressed]="card.kept"
            (click)="table.toggleKept($index)"
            (keydown.i)="table.look(card.thing, card.card)"
          >
            <span class="visually-hidden">{{ card.label }}</span>
            <kr-card [face]="card.face" />
          </button>
        } @else {
          <button
            class="fs-card-thing"
            [krThing]="card.thing"
            [krCard]="card.card"
            [krLabel]="card.label"
            [class.rejected]="card.rejected"
            #it="krThing"
          >
            <span class="visually-hidden">{{ it.label() }}</span><span class="fs-face" aria-hidden="true">
              <kr-card [face]="card.face" />
            </span>
          </button>
        }
      } @empty {
        <p class="fs-empty">{{ t('fiftyFirstState.handEmpty') }}</p>
      }
    </div>
  </section>`,
  host: { class: 'fs-hand', '[class.foreign]': '!own()' },
})
export class HandArea {
  readonly owner = input.required<number>();
  readonly cards = input.required<readonly string[]>();
  readonly rejected = input<readonly string[] | null>(null);
  readonly own = input(false);
  readonly spatial = input(false);
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(fiftyFirstStateTexts);
  protected readonly region = computed(() => ({ spatial: this.spatial() }));
  protected readonly choosing = computed(() => this.own() && this.table.keeping());
  protected readonly label = computed(() =>
    this.own() ? this.t('fiftyFirstState.ownHand') : this.t('fiftyFirstState.handOf', { name: this.table.name(this.owner()) }),
  );
  protected readonly shown = computed(() =>
    this.cards().flatMap((card, index) => {
      const face = this.table.face(card);
      if (face === undefined) return [];
      return [
        {
          card,
          face,
          thing: thing.hand(this.owner(), card),
          label: faceLabel(face),
          kept: this.table.kept().has(index),
          rejected: this.rejected()?.includes(card) ?? false,
        },
      ];
    }),
  );
}
