import type { Language } from '@kronika/game-kernel';
import { type PlayerView, texts, type View } from '@kronika/games/last-aurora';
import type { Measure } from '@kronika/web/boards/contract';
import { asView } from './parse';
import { shapes } from './shapes';

const names = {
  en: {
    points: 'Points',
    route: 'Place on the road',
    fame: 'Fame',
    survivors: 'Survivors',
    resources: 'Resources',
    damage: 'Damage',
    contamination: 'Contamination',
  },
  pl: {
    points: 'Punkty',
    route: 'Miejsce na drodze',
    fame: 'Sława',
    survivors: 'Ocalali',
    resources: 'Zasoby',
    damage: 'Uszkodzenia',
    contamination: 'Skażenie',
  },
} as const;

/** Every card of a convoy: vehicles, then devices. */
export function convoyOf({ bottom, top }: PlayerView): readonly PlayerView['bottom'][number][] {
  return [...bottom, ...top.filter((card) => card !== null)];
}

export function damageOf(player: PlayerView): number {
  return convoyOf(player).reduce((sum, { damage }) => sum + damage.filter((hit) => hit).length, 0);
}

export function contaminationOf({ survivors }: PlayerView): number {
  return survivors.reduce((sum, { contamination }) => sum + contamination, 0);
}

/** How many tokens of each kind a convoy carries. */
export function cargoOf(player: PlayerView): Readonly<Record<'survivor' | 'food' | 'fuel' | 'ammo', number>> {
  const found = { survivor: 0, food: 0, fuel: 0, ammo: 0 };
  for (const { tokens } of convoyOf(player)) for (const token of tokens) if (token !== null) found[token] += 1;
  return found;
}

/** What the graph under a replay can show; an automatic opponent is the seat behind the last one. */
export function measures(language: Language): readonly Measure[] {
  const label = names[language];
  const of = (
    id: keyof typeof label,
    shape: Measure['shape'],
    value: (player: PlayerView) => number,
    automa: (opponent: NonNullable<View['automa']>) => number,
  ): Measure => ({
    id,
    label: label[id],
    shape,
    of: (view, seat) => {
      const { players, automa: opponent } = asView(view);
      const player = players[seat];
      if (player !== undefined) return value(player);
      return opponent === null ? 0 : automa(opponent);
    },
  });
  return [
    { id: 'points', label: label.points, shape: shapes.fame, of: (view, seat) => asView(view).scores[seat]?.total ?? 0 },
    of(
      'route',
      shapes.truck,
      ({ index }) => index,
      ({ index }) => index,
    ),
    of(
      'fame',
      shapes.skill,
      ({ fame }) => fame,
      ({ fame }) => fame,
    ),
    of(
      'survivors',
      shapes.survivor,
      ({ survivors }) => survivors.length,
      (opponent) => opponent.survivors + opponent.contaminated,
    ),
    of('resources', shapes.item, resourcesOf, ({ food, fuel, ammo }) => food + fuel + ammo),
    of('damage', shapes.damage, damageOf, ({ damage }) => damage.length),
    of('contamination', shapes.contamination, contaminationOf, ({ contaminated }) => contaminated),
  ];
}

function resourcesOf(player: PlayerView): number {
  const { food, fuel, ammo } = cargoOf(player);
  return food + fuel + ammo;
}

/** The phase as the timeline's bands and the head of the board name it. */
export function phaseName(phase: string, language: Language): string {
  const name = texts[language][`phase.${phase}`] ?? phase;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
