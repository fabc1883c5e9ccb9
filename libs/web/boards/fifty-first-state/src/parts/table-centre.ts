import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { Card, faceLabel } from '@kronika/web/ui/cards';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { fiftyFirstStateTexts } from '../texts';
import { Region } from './region';
import { ThingButton } from './thing';

/** What lies between the players: the display, the connection cards, the decks. */
@Component({
  selector: 'kr-fs-centre',
  imports: [Card, Icon, Region, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './table-centre.html',
  host: { class: 'fs-centre' },
})
export class TableCentre {
  readonly spatial = input(false);
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(fiftyFirstStateTexts);
  protected readonly shapes = interfaceShapes;
  protected readonly region = computed(() => ({ spatial: this.spatial() }));

  protected readonly display = computed(() =>
    this.table.table().display.flatMap((card) => {
      const face = this.table.face(card);
      return face === undefined ? [] : [{ card, face, thing: thing.display(card), label: faceLabel(face) }];
    }),
  );

  protected readonly connections = computed(() =>
    (['blue', 'red'] as const).map((colour) => {
      const pile = this.table.table().connections[colour];
      const face = pile.faceUp === null ? undefined : this.table.face(pile.faceUp);
      const left = this.t('fiftyFirstState.left.' + colour, { count: pile.deck.cards });
      return {
        colour,
        face,
        card: pile.faceUp ?? undefined,
        left: pile.deck.cards,
        thing: thing.connection(colour),
        label: face === undefined ? left : `${faceLabel(face)}. ${left}`,
      };
    }),
  );

  protected readonly piles = computed(() => {
    const { deck, discard } = this.table.table();
    const change = (name: string) => this.table.changedThings().has(name);
    return [
      { id: 'deck', shape: interfaceShapes.deck, n: deck.cards, label: this.t('fiftyFirstState.deck'), changed: change(thing.deck) },
      {
        id: 'discard',
        shape: interfaceShapes.discard,
        n: discard.length,
        label: this.t('fiftyFirstState.discard'),
        changed: change(thing.discard),
      },
    ];
  });

  /** The automatic opponent's attempts of this round (FS-10). */
  protected readonly attempts = computed(() => {
    const solo = this.table.table().solo;
    if (solo === null) return [];
    return (['raze', 'deal', 'develop'] as const)
      .filter((kind) => solo.attempts[kind].failures > 0 || solo.attempts[kind].success)
      .map((kind) => ({
        kind,
        text: this.t('fiftyFirstState.attempts.' + kind, { failures: solo.attempts[kind].failures }),
        success: solo.attempts[kind].success,
      }));
  });
  protected readonly revealed = computed(() =>
    (this.table.table().solo?.revealed ?? []).map((card) => this.table.face(card)?.name ?? card),
  );
}
