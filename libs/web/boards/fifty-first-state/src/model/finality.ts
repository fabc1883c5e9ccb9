import type { Seat } from '@kronika/game-kernel';
import type { Move, PlaceView, Rules, View } from '@kronika/games/fifty-first-state';

/** Why a move cannot be taken back. */
export type Finality = 'passes' | 'ends-turn' | 'draws' | 'reveals' | 'choice';

/** What is lost with this move: a confirmation is asked for these and for nothing else. Undefined where it can be taken back. */
export function finalityOf(move: Move, view: View, rules: Rules, seat: Seat): Finality | undefined {
  switch (move.do) {
    case 'pass':
      return 'passes';
    case 'takeLookoutCard':
    case 'keepStartingCards':
    case 'chooseFaction':
      return 'choice';
    case 'endTurn':
      return 'ends-turn';
    case 'exchangeWorkers':
      return move.good === 'card' ? 'draws' : undefined;
    case 'activateLocation':
      return givesCards(cardOn(view, rules, move.place)?.action?.effects) ? 'draws' : undefined;
    case 'useOpenProduction':
      return givesCards(cardOn(view, rules, move.place)?.production?.effects) ? 'draws' : undefined;
    case 'factionAction':
      return givesCards(actionOf(view, rules, seat, move.action)?.effects) ? 'draws' : undefined;
    case 'signDeal':
      return (rules.cards.get(move.card)?.deal.card ?? 0) > 0 ? 'draws' : undefined;
    case 'razeFromHand':
      return (rules.cards.get(move.card)?.spoils.card ?? 0) > 0 ? 'draws' : undefined;
    case 'chooseReplaced':
      return placeIn(view, move.place)?.ruined === true ? 'reveals' : undefined;
    default:
      return undefined;
  }
}

type Effects = readonly { readonly do: string; readonly res?: string }[];

function givesCards(effects: Effects | undefined): boolean {
  return effects?.some((effect) => effect.res === 'card' || effect.do === 'gainRuins') ?? false;
}

function placeIn(view: View, id: number): PlaceView | undefined {
  for (const player of view.players) {
    const place = player.places.find((candidate) => candidate.id === id);
    if (place !== undefined) return place;
  }
  return undefined;
}

function cardOn(view: View, rules: Rules, id: number) {
  return rules.cards.get(placeIn(view, id)?.card ?? '');
}

function actionOf(view: View, rules: Rules, seat: Seat, action: string) {
  return rules.factions.get(view.players[seat]?.faction ?? '')?.actions.find(({ id }) => id === action);
}
