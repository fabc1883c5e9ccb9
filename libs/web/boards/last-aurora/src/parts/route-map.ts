import { ChangeDetectionStrategy, Component, computed, effect, type ElementRef, inject, viewChild } from '@angular/core';
import type { EnemyView, LinkView } from '@kronika/games/last-aurora';
import { useTexts } from '@kronika/web/i18n';
import { seatColour, seatOutline } from '@kronika/web/ui';
import { cardName, nameOf } from '../model/faces';
import { layoutOf } from '../model/map-layout';
import { shapeOf, shapes } from '../model/shapes';
import { thing } from '../model/things';
import { word } from '../model/words';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';
import { Region } from './region';
import { ThingButton } from './thing';

const letters = ['A', 'B', 'C', 'D'] as const;

/** The road to the Aurora, drawn as a map: regions, stops, roads and shortcuts, convoys, enemies, the ship. */
@Component({
  selector: 'kr-la-map',
  imports: [Region, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './route-map.html',
  host: { class: 'la-map' },
})
export class RouteMap {
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  protected readonly shapes = shapes;
  protected readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');
  protected readonly map = computed(() => this.table.table().map);
  protected readonly layout = computed(() => layoutOf(this.map()));
  readonly #record = computed(() => this.table.rules().roads[this.table.table().options.map].record);
  protected readonly title = computed(() => nameOf(this.#record(), this.table.lang()));
  protected readonly designed = computed(() => this.#record().source === 'designed');

  protected readonly regions = computed(() => {
    const names = new Map(this.#record().regions.map((region) => [region.id, nameOf(region, this.table.lang())]));
    return this.layout().regions.map((region, index) => ({ ...region, index, name: names.get(region.id) ?? region.id }));
  });

  protected readonly links = computed(() =>
    this.map()
      .links.flatMap((link) => {
        const path = this.layout().paths.get(link.id);
        if (path === undefined) return [];
        const signs = [
          ...(link.tracks ? [{ shape: shapes.tracks, text: '' }] : []),
          ...(link.damage > 0 ? [{ shape: shapes.damage, text: String(link.damage) }] : []),
          ...(link.contamination > 0 ? [{ shape: shapes.contamination, text: String(link.contamination) }] : []),
          ...(link.mine === null ? [] : [{ shape: shapes.mine, text: '' }]),
        ];
        const width = signs.reduce((sum, { text }) => sum + (text === '' ? 24 : 36), 10);
        let left = -width / 2 + 5;
        const placed = signs.map((sign) => {
          const at = left;
          left += sign.text === '' ? 24 : 36;
          return { ...sign, at };
        });
        const name = thing.link(link.id);
        const mined = this.table.byThing().has(name);
        return [
          {
            ...link,
            ...path,
            signs: placed,
            width,
            thing: name,
            label: this.#linkLabel(link),
            handle: link.kind !== 'road' || mined || link.mine !== null,
          },
        ];
      })
      .sort((a, b) => Number(a.kind !== 'road') - Number(b.kind !== 'road')),
  );

  protected readonly stops = computed(() =>
    this.map().stops.map((stop) => {
      const lying = stop.waypoint === null ? undefined : word(stop.waypoint, this.table.lang());
      const label = [
        this.#stopName(stop.id),
        ...(stop.special ? [this.t('lastAurora.special')] : []),
        ...(lying === undefined ? [] : [this.t('lastAurora.lies', { what: lying })]),
        ...stop.convoys.map((seat) => this.table.name(seat)),
      ].join(', ');
      return { ...stop, thing: thing.stop(stop.id), label, shape: stop.waypoint === null ? undefined : shapeOf(stop.waypoint) };
    }),
  );

  protected readonly convoys = computed(() =>
    this.map().stops.flatMap(({ x, y, convoys }) =>
      convoys.map((seat, index) => ({
        seat,
        x: x + (index - (convoys.length - 1) / 2) * 30,
        y: y - 30,
        outline: seatOutline(seat),
        colour: seatColour(seat),
        name: this.table.name(seat),
      })),
    ),
  );

  protected readonly enemies = computed(() => {
    const { enemies } = this.table.table();
    return enemies.map((enemy, index) => {
      const before = enemies.slice(0, index).filter(({ region }) => region === enemy.region).length;
      const camps = this.layout().camps.get(enemy.region) ?? [];
      const camp = camps[before % Math.max(1, camps.length)] ?? { x: 500, y: 350 };
      const record = this.table.rules().cards.get(enemy.card);
      return {
        ...enemy,
        ...camp,
        name: cardName(this.table.rules(), enemy.card, this.table.lang()),
        number: record?.type === 'enemy' ? record.enemyNo : '',
        left: Math.max(0, enemy.spaces - enemy.damage),
        marks: letters.map((letter, space) => ({ letter, x: (space - 1.5) * 28, seat: enemy.targets[space] })),
        boxes: Array.from({ length: enemy.spaces }, (_, at) => ({
          x: (at - (enemy.spaces - 1) / 2) * Math.min(16, 120 / enemy.spaces),
          hit: at < enemy.damage,
        })),
        thing: thing.enemy(enemy.card),
        label: this.#enemyLabel(enemy),
      };
    });
  });

  protected readonly auroraChanged = computed(() => this.table.changedThings().has(thing.aurora));
  protected readonly outline = seatOutline;
  protected readonly colour = seatColour;

  constructor() {
    // On a narrow screen the map is wider than its window: it follows the reader's own convoy.
    effect(() => {
      const { players, active } = this.table.table();
      const stop = players[this.table.seat() ?? active ?? 0]?.stop;
      const x = this.map().stops.find(({ id }) => id === stop)?.x;
      const element = this.scroller().nativeElement;
      if (x === undefined || element.scrollWidth <= element.clientWidth) return;
      element.scrollLeft = (x / this.map().width) * element.scrollWidth - element.clientWidth / 2;
    });
  }

  #stopName(id: string): string {
    const stop = this.#record().stops.find((known) => known.id === id);
    return stop === undefined ? id : nameOf(stop, this.table.lang());
  }

  #linkLabel(link: LinkView): string {
    return [
      this.t('lastAurora.link.' + link.kind, { from: this.#stopName(link.from), to: this.#stopName(link.to) }),
      ...(link.tracks ? [this.t('lastAurora.needsTracks')] : []),
      ...(link.damage > 0 ? [this.t('lastAurora.damage', { count: link.damage })] : []),
      ...(link.contamination > 0 ? [this.t('lastAurora.contamination', { count: link.contamination })] : []),
      ...(link.blocked ? [this.t('lastAurora.blocked')] : []),
      ...(link.mine === null ? [] : [this.t('lastAurora.mined')]),
    ].join(', ');
  }

  #enemyLabel({ card, region, spaces, damage, targets, loot }: EnemyView): string {
    const place = this.regions().find(({ id }) => id === region)?.name ?? region;
    return [
      this.t('lastAurora.enemy', { name: cardName(this.table.rules(), card, this.table.lang()), region: place, damage, spaces }),
      this.t('lastAurora.lootBack', { pair: loot }),
      ...targets.map((seat, space) => `${letters[space] ?? ''}: ${this.table.name(seat)}`),
    ].join('. ');
  }
}
