import type { Seat } from '@kronika/game-kernel';
import type { Good, Language, Move, Rules, View } from '@kronika/games/fifty-first-state';
import type { FacePart } from '@kronika/web/ui/cards';
import { amountOf, exchangeParts } from './face-rows';

const arrow: FacePart = { kind: 'text', text: '→' };

/** What a move of a turn costs and gives, in signs; empty where the board says nothing beyond the words. */
export function priceOf(move: Move, view: View, rules: Rules, seat: Seat, language: Language): readonly FacePart[] {
  const goods = (good: Good, n: number): readonly FacePart[] => (n === 0 ? [] : [{ kind: 'amount', ...amountOf(language, good, n) }]);
  const listed = (list: readonly { readonly res: Good; readonly n: number }[]) => list.flatMap(({ res, n }) => goods(res, n));
  switch (move.do) {
    case 'construct':
      return goods('contact-grey', rules.cards.get(move.card)?.distance ?? 0);
    case 'develop':
      return [
        ...goods('brick', 1),
        { kind: 'text', text: '|' },
        ...goods('development', 1),
        arrow,
        ...goods('vp', rules.constants.developVp),
      ];
    case 'signDeal': {
      const card = rules.cards.get(move.card);
      return card === undefined ? [] : [...goods('contact-blue', card.distance), arrow, ...listed(card.record.deal)];
    }
    case 'razeFromHand': {
      const card = rules.cards.get(move.card);
      return card === undefined ? [] : [...goods('contact-red', card.distance), arrow, ...listed(card.record.spoils)];
    }
    case 'razeOpponent': {
      const place = placeOf(view, move.place);
      const card = rules.cards.get(place?.card ?? '');
      if (card === undefined || place === undefined) return [];
      const shield = place.shield || card.printedShield ? rules.constants.shieldDefence : 0;
      return [...goods('contact-red', rules.defence[card.category] + shield), arrow, ...listed(card.record.spoils)];
    }
    case 'activateLocation': {
      const action = rules.cards.get(placeOf(view, move.place)?.card ?? '')?.action;
      return action === undefined ? [] : exchangeParts(action.cost, action.effects, { language });
    }
    case 'factionAction': {
      const faction = rules.factions.get(view.players[seat]?.faction ?? '');
      const action = faction?.actions.find(({ id }) => id === move.action);
      return action === undefined ? [] : exchangeParts(action.cost, action.effects, { language });
    }
    case 'exchangeWorkers':
      return [...goods('worker', 2), arrow, ...goods(move.good, 1)];
    case 'useOpenProduction':
      return goods('worker', rules.constants.openProductionWorkers);
    case 'takeConnection':
      return goods('worker', rules.constants.connectionCostWorkers);
    case 'placeShield':
      return goods('shield', 1);
    case 'payUnit':
    case 'chooseGood':
    case 'store':
      return goods(move.good, 1);
    default:
      return [];
  }
}

function placeOf(view: View, id: number) {
  return view.players.flatMap(({ places }) => places).find((place) => place.id === id);
}
