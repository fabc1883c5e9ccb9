import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { PlayerView } from '@kronika/games/last-aurora';
import { useTexts } from '@kronika/web/i18n';
import { Icon } from '@kronika/web/ui';
import { cardName, isDesigned } from '../model/faces';
import { slotShape } from '../model/face-parts';
import { shapeOf, shapes } from '../model/shapes';
import { thing } from '../model/things';
import { slotWords, word } from '../model/words';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';
import { ThingButton } from './thing';

type ConvoyCard = PlayerView['bottom'][number];

/** A convoy: the truck in front, trailers behind it, devices above, each with its slots, what lies on them, and damage. */
@Component({
  selector: 'kr-la-convoy',
  imports: [Icon, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@for (column of columns(); track column.at) {
    <div class="la-column">
      @for (card of column.cards; track card.thing) {
        <div class="la-vehicle" [class]="card.type" [class.device-row]="card.row === 't'">
          <button type="button" class="la-vehicle-name" [krLaThing]="card.thing" [krCard]="card.card" [krLabel]="card.label">
            <kr-icon [shape]="card.shape" />
            <span>{{ card.name }}</span>
            @if (card.designed) {
              <span class="la-designed" [attr.title]="t('lastAurora.designed')">*</span>
            }
          </button>
          <div class="la-slots">
            @for (slot of card.slots; track slot.thing) {
              <button
                type="button"
                class="la-slot"
                [class]="slot.kind"
                [class.hit]="slot.hit"
                [class.full]="slot.full"
                [krLaThing]="slot.thing"
                [krLabel]="slot.label"
                [attr.title]="slot.label"
              >
                <kr-icon [shape]="slot.shape" />
                @if (slot.level > 0) {
                  <b>{{ slot.level }}</b>
                }
                @if (slot.hit) {
                  <kr-icon class="la-hit-sign" [shape]="shapes.damage" />
                }
              </button>
            }
          </div>
        </div>
      }
    </div>
  }`,
  host: { class: 'la-convoy' },
})
export class Convoy {
  readonly owner = input.required<number>();
  readonly player = input.required<PlayerView>();
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  protected readonly shapes = shapes;

  protected readonly columns = computed(() => {
    const { bottom, top } = this.player();
    return bottom.map((vehicle, column) => {
      const device = top[column] ?? null;
      const cards = [...(device === null ? [] : [this.#card(device, 't', column)]), this.#card(vehicle, 'b', column)];
      return { at: column, cards };
    });
  });

  #card(card: ConvoyCard, row: 'b' | 't', column: number) {
    const record = this.table.rules().cards.get(card.card);
    const slots = record !== undefined && 'slots' in record ? record.slots : [];
    const lang = this.table.lang();
    const type = record?.type ?? 'trailer';
    const name = cardName(this.table.rules(), card.card, lang);
    return {
      card: card.card,
      row,
      type,
      name,
      shape: shapeOf(type),
      designed: record !== undefined && isDesigned(record),
      thing: thing.vehicle(this.owner(), row, column + 1),
      label: `${name} (${this.t('lastAurora.type.' + type)})`,
      slots: slots.map((slot, index) => {
        const token = card.tokens[index] ?? null;
        const hit = card.damage[index] === true;
        return {
          thing: thing.slot(this.owner(), `${row}${column + 1}.${index}`),
          kind: slot.kind,
          hit,
          full: token !== null,
          level: slot.kind === 'weapon' ? slot.level : 0,
          shape: token === null ? slotShape(slot) : shapeOf(token),
          label: [
            slotWords(slot, lang),
            ...(token === null ? [] : [this.t('lastAurora.holds', { what: word(token, lang) })]),
            ...(hit ? [this.t('lastAurora.damaged')] : []),
          ].join(', '),
        };
      }),
    };
  }
}
