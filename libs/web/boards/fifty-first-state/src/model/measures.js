import { goodsShapes, signShapes } from '@kronika/web/ui/cards';
import { asView } from './parse';
const basics = ['fuel', 'iron', 'gun', 'brick', 'ammo'];
const contacts = ['contact-grey', 'contact-red', 'contact-blue', 'contact-universal'];
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
};
/** What the graph under a replay can show. */
export function measures(language) {
  const label = names[language];
  const of = (id, shape, value) => ({
    id,
    label: label[id],
    shape,
    of: (view, seat) => {
      const player = asView(view).players[seat];
      return player === undefined ? 0 : value(player);
    },
  });
  const sum = (player, goods) => goods.reduce((total, good) => total + player.goods[good], 0);
  return [
    of('vp', goodsShapes.vp, ({ vp }) => vp),
    of('resources', goodsShapes.iron, (player) => sum(player, basics)),
    of('workers', goodsShapes.worker, (player) => player.goods.worker),
    of('contacts', signShapes.contact, (player) => sum(player, contacts)),
    of('locations', signShapes.production, ({ places }) => places.filter(({ ruined }) => !ruined).length),
    of('hand', goodsShapes.card, ({ hand }) => hand.locations + hand.blue + hand.red),
  ];
}
const phaseNames = {
  en: { setup: 'Set-up', lookout: 'Lookout', production: 'Production', action: 'Actions', cleanup: 'Clean-up', over: 'End' },
  pl: { setup: 'Przygotowanie', lookout: 'Zwiad', production: 'Produkcja', action: 'Akcje', cleanup: 'Czyszczenie', over: 'Koniec' },
};
/** The phase without its steps. */
export function phaseOf(view) {
  return view.phase.replace(/-.*$/, '');
}
export function phaseName(phase, language) {
  return phaseNames[language][phase] ?? phase;
}
//# sourceMappingURL=measures.js.map
