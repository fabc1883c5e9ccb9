import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { PlayerView } from '@kronika/games/fifty-first-state';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes, SeatMark } from '@kronika/web/ui';
import { goodsShapes, signShapes } from '@kronika/web/ui/cards';
import { placesByRow, rows } from '../model/table';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { fiftyFirstStateTexts } from '../texts';
import { FactionBoard } from './faction-board';
import { PlaceTile } from './place-tile';
import { Region } from './region';
import { SupplyView } from './supply';
import { ThingButton } from './thing';

const rowShapes = { production: signShapes.production, feature: signShapes.feature, action: signShapes.action, gained: signShapes.ruins };

/** A player's State: who, what they have, the faction board with its deals, and the three rows. */
@Component({
  selector: 'kr-fs-state',
  imports: [FactionBoard, Icon, PlaceTile, Region, SeatMark, SupplyView, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './state-area.html',
  host: { class: 'fs-state', '[class.compact]': '!open()', '[class.acting]': 'acting()', '[class.has-moves]': 'hasMoves()' },
})
export class StateArea {
  readonly owner = input.required<number>();
  readonly player = input.required<PlayerView>();
  readonly open = input(true);
  /** Whether it can be opened and closed; the own State is always open. */
  readonly foldable = input(false);
  readonly acting = input(false);
  readonly first = input(false);
  readonly spatial = input(false);
  readonly folded = output();

  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(fiftyFirstStateTexts);
  protected readonly shapes = interfaceShapes;
  protected readonly goods = goodsShapes;
  protected readonly region = computed(() => ({ spatial: this.spatial() }));
  protected readonly playerThing = computed(() => thing.player(this.owner()));
  protected readonly vpChange = computed(() => this.table.changedThings().get(thing.vp(this.owner()))?.by);
  protected readonly cards = computed(() => {
    const { locations, blue, red } = this.player().hand;
    return locations + blue + red;
  });
  protected readonly label = computed(() => {
    const { vp, passed } = this.player();
    const name = this.table.name(this.owner());
    return [
      this.t('fiftyFirstState.stateOf', { name, vp, cards: this.cards() }),
      ...(passed ? [this.t('fiftyFirstState.passed')] : []),
      ...(this.first() ? [this.t('fiftyFirstState.first')] : []),
    ].join('. ');
  });
  protected readonly rowsShown = computed(() => {
    const places = placesByRow(this.player().places);
    const { defence } = this.table.rules();
    return rows
      .filter((row) => row !== 'gained' || places.gained.length > 0)
      .map((row) => ({ row, places: places[row], shape: rowShapes[row], defence: row === 'gained' ? undefined : defence[row] }));
  });
  protected readonly hasMoves = computed(() => this.player().places.some(({ id }) => this.table.byThing().has(thing.place(id))));
}
