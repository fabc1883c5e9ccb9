import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { PlayerView } from '@kronika/games/last-aurora';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes, SeatMark } from '@kronika/web/ui';
import { cardName } from '../model/faces';
import { cargoOf, contaminationOf, damageOf } from '../model/measures';
import { shapes } from '../model/shapes';
import { thing } from '../model/things';
import { itemWords } from '../model/words';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';
import { Convoy } from './convoy';
import { Crew } from './crew';
import { Region } from './region';
import { ThingButton } from './thing';

/** A player: who, how far, what they carry in short; the convoy, the crew and the items in full. */
@Component({
  selector: 'kr-la-player',
  imports: [Convoy, Crew, Icon, Region, SeatMark, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './player-area.html',
  host: { class: 'la-player', '[class.own]': 'own()', '[class.acting]': 'acting()', '[class.lost]': 'player().eliminated > 0' },
})
export class PlayerArea {
  readonly owner = input.required<number>();
  readonly player = input.required<PlayerView>();
  readonly own = input(false);
  readonly acting = input(false);
  readonly open = input(true);
  readonly folded = output();
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  protected readonly shapes = shapes;
  protected readonly controls = interfaceShapes;
  protected readonly thing = computed(() => thing.player(this.owner()));
  protected readonly score = computed(() => this.table.table().scores[this.owner()]?.total ?? 0);
  protected readonly fameChange = computed(() => this.table.changedThings().get(thing.fame(this.owner()))?.by);
  protected readonly order = computed(() => this.table.table().order.indexOf(this.owner()) + 1);
  protected readonly label = computed(() =>
    this.t('lastAurora.playerOf', {
      name: this.table.name(this.owner()),
      fame: this.player().fame,
      index: this.player().index,
      points: this.score(),
    }),
  );
  protected readonly facts = computed(() => {
    const player = this.player();
    const cargo = cargoOf(player);
    const fact = (id: string, shape: (typeof shapes)[keyof typeof shapes], n: number) => ({
      id,
      shape,
      n,
      label: this.t('lastAurora.fact.' + id),
    });
    return [
      fact('food', shapes.food, cargo.food),
      fact('fuel', shapes.fuel, cargo.fuel),
      fact('ammo', shapes.ammo, cargo.ammo),
      fact('items', shapes.item, player.items.n),
      fact('damage', shapes.damage, damageOf(player)),
      fact('contamination', shapes.contamination, contaminationOf(player)),
      fact('speed', player.tracks ? shapes.tracks : shapes.speed, player.speed),
    ];
  });
  protected readonly items = computed(() => {
    const { rules, lang } = this.table;
    const held = this.player().items.cards ?? [];
    return [...new Set(held)].map((item) => {
      const record = rules().items.get(item);
      const name = cardName(rules(), item, lang());
      const does = record === undefined ? '' : itemWords(record, lang());
      return {
        item,
        name,
        does,
        n: held.filter((other) => other === item).length,
        thing: thing.item(this.owner(), item),
        label: `${name}: ${does}`,
      };
    });
  });
}
