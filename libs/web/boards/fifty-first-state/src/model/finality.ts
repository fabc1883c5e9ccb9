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
      return mayDraw(cardOn(view, rules, move.place)?.action?.effects) ? 'draws' : undefined;
    case 'useOpenProduction':
      return givesCards(cardOn(view, rules, move.place)?.production?.effects) ? 'draws' : undefined;
    case 'factionAction':
      return givesCards(actionOf(view, rules, seat, move.action)?.effects) ? 'draws' : undefined;
    case 'construct':
      return buildingGivesCards(rules, move.card) ? 'draws' : undefined;
    case 'develop':
      return buildingGivesCards(rules, move.card) ? 'draws' : replacesRuins(view, seat) ? 'reveals' : undefined;
    case 'signDeal':
      return (rules.cards.get(move.card)?.deal.card ?? 0) > 0 || triggersCards(view, rules, seat) ? 'draws' : undefined;
    case 'razeFromHand':
      return (rules.cards.get(move.card)?.spoils.card ?? 0) > 0 || triggersCards(view, rules, seat) ? 'draws' : undefined;
    case 'razeOpponent': {
      const card = cardOn(view, rules, move.place);
      return (card?.spoils.card ?? 0) + (card?.deal.card ?? 0) > 0 || triggersCards(view, rules, seat) ? 'draws' : undefined;
    }
    case 'chooseReplaced':
      return placeIn(view, move.place)?.ruined === true ? 'reveals' : undefined;
    default:
      return undefined;
  }
}

/** FS-7.2: production at once, then the building bonus. What copies another location may draw as well. */
function buildingGivesCards(rules: Rules, id: string): boolean {
  const card = rules.cards.get(id);
  const effects = [...(card?.production?.onBuild === true ? card.production.effects : []), ...(card?.buildBonus ?? [])];
  return givesCards(effects) || effects.some((effect) => effect.do === 'copyProduction');
}

/** FS-4.16: Ruins that are replaced are shown. */
function replacesRuins(view: View, seat: Seat): boolean {
  return view.players[seat]?.places.some(({ ruined }) => ruined) ?? false;
}

/** FS-8.2: own features that draw cards when a deal is signed or a location razed. */
function triggersCards(view: View, rules: Rules, seat: Seat): boolean {
  const places = view.players[seat]?.places.filter(({ ruined }) => !ruined) ?? [];
  return places.some(({ card }) => rules.cards.get(card ?? '')?.triggers.some(({ effects }) => givesCards(effects)));
}

type Effects = readonly { readonly do: string; readonly res?: string; readonly options?: readonly Effects[] }[];

function givesCards(effects: Effects | undefined): boolean {
  return (
    effects?.some(
      (effect) => effect.res === 'card' || effect.do === 'gainRuins' || (effect.options?.some((option) => givesCards(option)) ?? false),
    ) ?? false
  );
}

/** Copies and deals may bring cards: nobody knows before which one is chosen. */
function mayDraw(effects: Effects | undefined): boolean {
  return givesCards(effects) || (effects?.some((effect) => effect.do === 'copyProduction' || effect.do === 'useDeals') ?? false);
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
