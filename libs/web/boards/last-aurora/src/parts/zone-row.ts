import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { Card, faceLabel, FaceRowView } from '@kronika/web/ui/cards';
import { effectParts } from '../model/face-parts';
import { cardName } from '../model/faces';
import { frameOf } from '../model/parse';
import { shapeOf, shapes } from '../model/shapes';
import { thing } from '../model/things';
import { effectsWords, word } from '../model/words';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';
import { Region } from './region';
import { ThingButton } from './thing';

type Pile = Readonly<Record<string, number>>;

/** The Exploration Zone: cards with what lies on them, the cost of each slot, its bonus actions; and the decks beside it. */
@Component({
  selector: 'kr-la-zone',
  imports: [Card, FaceRowView, Icon, Region, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './zone-row.html',
  host: { class: 'la-exploration' },
})
export class ZoneRow {
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  protected readonly shapes = shapes;

  protected readonly slots = computed(() => {
    const { zone, options } = this.table.table();
    const record = this.table.rules().roads[options.map].record;
    const lang = this.table.lang();
    return zone.map((found, index) => {
      const slot = record.slots[index];
      const face = found === null ? undefined : this.table.face(found.card);
      const cost = slot?.cost ?? 0;
      const bonus = (slot?.bonus ?? []).map((effects) => ({ parts: effectParts(effects, lang), label: effectsWords(effects, lang) }));
      const piles =
        found === null ? [] : [found.left, found.right, found.tokens].map((pile) => this.#pile(pile)).filter((pile) => pile.length > 0);
      return {
        index,
        cost,
        face,
        card: found?.card,
        bonus,
        piles,
        explored: this.#explored() === index,
        thing: thing.zone(index + 1),
        label: [
          this.t('lastAurora.slot', { number: index + 1, cost }),
          face === undefined ? this.t('lastAurora.empty') : faceLabel(face),
          ...piles.map((pile) => pile.map(({ n, label }) => `${n} ${label}`).join(', ')),
          ...bonus.map(({ label }) => this.t('lastAurora.bonus', { what: label })),
        ].join('. '),
      };
    });
  });

  protected readonly piles = computed(() => {
    const { deck, discard, items, loot, outcomes } = this.table.table();
    const lang = this.table.lang();
    return [
      { id: 'deck', shape: interfaceShapes.deck, text: `${deck.cards}${deck.period === null ? '' : ` · ${deck.period}`}` },
      { id: 'discard', shape: interfaceShapes.discard, text: String(discard.length) },
      { id: 'itemDeck', shape: shapes.item, text: String(items.deck) },
      { id: 'lootDeck', shape: shapes.trailer, text: `${loot.deck}${loot.pair === null ? '' : ` · ${loot.pair}`}` },
      { id: 'outcomes', shape: shapes.weapon, text: `${outcomes.cards} · ${word(this.#backZone(outcomes.top), lang)}` },
    ].map((pile) => ({ ...pile, label: this.t('lastAurora.pile.' + pile.id) }));
  });

  protected readonly transit = computed(() => {
    const { transit } = this.table.table();
    return transit.map((card) => cardName(this.table.rules(), card, this.table.lang()));
  });

  readonly #explored = computed(() => {
    const { active } = this.table.table();
    const frame = frameOf(this.table.table(), active ?? 0);
    return frame?.at === 'commit' || frame?.at === 'resolve' || frame?.at === 'gather' ? frame.slot : undefined;
  });

  #backZone(top: string): string {
    return this.table.rules().outcomes.get(top)?.backZone ?? top;
  }

  #pile(pile: Pile) {
    return Object.entries(pile)
      .filter(([, n]) => n > 0)
      .map(([what, n]) => ({ what, n, shape: shapeOf(what), label: word(what, this.table.lang()) }));
  }
}
