import type { Language, View } from '@kronika/games/fifty-first-state';
import type { Measure } from '@kronika/web/boards/contract';
import { goodsShapes, signShapes } from '@kronika/web/ui/cards';
import { asView } from './parse';

const basics = ['fuel', 'iron', 'gun', 'brick', 'ammo'] as const;
const contacts = ['contact-grey', 'contact-red', 'contact-blue', 'contact-universal'] as const;

type PlayerOf = View['players'][number];

const names = {
  en: {
    vp: 'Victory points',
    resources: 'Resources',
    workers: 'Workers',
    contacts: 'Contacts',
    locations: 'Locations',
    hand: 'Cards in hand',
  },
  pl: {
    vp: 'Punkty zwycięstwa',
    resources: 'Surowce',
    workers: 'Robotnicy',
    contacts: 'Kontakty',
    locations: 'Lokacje',
    hand: 'Karty na ręce',
  },
} as const;

/** What the graph under a replay can show. */
export function measures(language: Language): readonly Measure[] {
  const label = names[language];
  const of = (id: keyof typeof label, shape: Measure['shape'], value: (player: PlayerOf) => number): Measure => ({
    id,
    label: label[id],
    shape,
    of: (view, seat) => {
      const player = asView(view).players[seat];
      return player === undefined ? 0 : value(player);
    },
  });
  const sum = (player: PlayerOf, goods: readonly (keyof PlayerOf['goods'])[]) =>
    goods.reduce((total, good) => total + player.goods[good], 0);
  return [
    of('vp', goodsShapes.vp, ({ vp }) => vp),
    of('resources', goodsShapes.iron, (player) => sum(player, basics)),
    of('workers', goodsShapes.worker, (player) => player.goods.worker),
    of('contacts', signShapes.contact, (player) => sum(player, contacts)),
    of('locations', signShapes.production, ({ places }) => places.filter(({ ruined }) => !ruined).length),
    of('hand', goodsShapes.card, ({ hand }) => hand.locations + hand.blue + hand.red),
  ];
}

const phaseNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { setup: 'Set-up', lookout: 'Lookout', production: 'Production', action: 'Actions', cleanup: 'Clean-up', over: 'End' },
  pl: { setup: 'Przygotowanie', lookout: 'Wypatrywanie', production: 'Produkcja', action: 'Akcje', cleanup: 'Czyszczenie', over: 'Koniec' },
};

/** The phase without its steps. */
export function phaseOf(view: View): string {
  return view.phase.replace(/-.*$/, '');
}

export function phaseName(phase: string, language: Language): string {
  return phaseNames[language][phase] ?? phase;
}
