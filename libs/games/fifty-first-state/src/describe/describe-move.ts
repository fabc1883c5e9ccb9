import type { JsonObject } from '@kronika/event-log';
import type { Description, Seat } from '@kronika/game-kernel';
import { waitingFrame } from '../frames/run';
import type { Move } from '../moves/move';
import { findPlace } from '../state/queries';
import type { State } from '../state/state';

/** A move in words, for buttons and for reviews; `state` is what the seat that moves sees of the game. */
export function describeMove(move: Move, state: State): Description {
  const words = (params: JsonObject = {}, variant = ''): Description => ({ key: `move.${move.do}${variant}`, params });
  switch (move.do) {
    case 'takeLookoutCard':
    case 'construct':
    case 'develop':
    case 'signDeal':
    case 'razeFromHand':
    case 'playConnection':
    case 'discardFromHand':
      return words({ card: move.card });
    case 'razeOpponent':
    case 'useOpenProduction': {
      const found = findPlace(state, move.place);
      const owner: Seat = found?.owner ?? 0;
      return words({ card: found?.place.card ?? 'ruins', owner: owner < state.seats ? owner : state.options.soloMode });
    }
    case 'activateLocation':
    case 'placeShield':
    case 'chooseReplaced':
    case 'chooseProductionLocation':
    case 'chooseLocation':
    case 'chooseRazed':
    case 'chooseOccupied':
    case 'chooseShielded': {
      const place = findPlace(state, move.place)?.place;
      return place?.ruined === true ? words({ card: place.card ?? 'ruins' }, '.ruins') : words({ card: place?.card ?? 'ruins' });
    }
    case 'factionAction':
    case 'chooseUsedFactionAction':
      return words({ action: move.action });
    case 'exchangeWorkers':
      return words({ goods: { [move.good]: 1 } });
    case 'takeConnection':
      return words({ card: state.connections[move.colour].faceUp ?? '' });
    case 'keepStartingCards':
      return words({ cards: move.cards });
    case 'payUnit':
      return move.source === 'supply'
        ? words({ goods: { [move.good]: 1 } })
        : words({ goods: { [move.good]: 1 }, card: findPlace(state, move.source)?.place.card ?? '' }, '.cache');
    case 'discardDeal':
    case 'chooseDeal':
    case 'chooseLostDeal':
      return words({ card: state.players.flatMap(({ deals }) => deals).find(({ id }) => id === move.deal)?.card ?? '' });
    case 'chooseOption': {
      const frame = waitingFrame(state);
      const option = frame?.at === 'option' ? frame.options[move.option] : undefined;
      const goods = Object.fromEntries((option ?? []).flatMap((effect) => ('res' in effect ? [[effect.res, effect.n]] : [])));
      return words({ goods });
    }
    case 'chooseVictim':
      return words({ seat: move.seat });
    case 'chooseGood':
      return words({ goods: { [move.good]: 1 } });
    case 'store':
      return words({ goods: { [move.good]: 1 }, card: findPlace(state, move.place)?.place.card ?? '' });
    case 'chooseFaction':
      return words({ faction: move.faction });
    case 'pass':
    case 'again':
    case 'endTurn':
    case 'done':
    case 'doneStoring':
      return words();
  }
}
