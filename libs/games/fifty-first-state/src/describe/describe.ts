import type { Json, JsonObject } from '@kronika/event-log';
import type { Description, GameEvent, Seat } from '@kronika/game-kernel';
import { asFact } from '../events/evolve';
import type { Fact } from '../events/facts';
import type { Frame } from '../frames/frame';
import { summed } from '../events/change';
import type { Amounts } from '../goods';
import { findPlace } from '../state/queries';
import type { State } from '../state/state';

/** The log in words: a key of the sentences with what they name. A seat that is no player's is the automatic opponent, by its id. */
export function describe(event: GameEvent, before: State | undefined): Description {
  const fact = asFact(event);
  if (fact.type === 'started') {
    const { seats, deck, first, options } = fact.open;
    return { key: seats === 1 ? 'started.solo' : 'started', params: { seats, deck, seat: first, opponent: options.soloMode } };
  }
  return before === undefined ? { key: fact.type, params: {} } : inPlay(fact, before);
}

function inPlay(fact: Fact, before: State): Description {
  const who = (seat: Seat): Json => (seat < before.seats ? seat : before.options.soloMode);
  const at = (place: number): Json => findPlace(before, place)?.place.card ?? 'ruins';
  const plain = (params: JsonObject = {}, variant = ''): Description => ({ key: fact.type + variant, params });
  switch (fact.type) {
    case 'factionChosen':
      return plain({ seat: fact.open.seat, faction: fact.open.faction });
    case 'dealt':
    case 'kept':
    case 'drew': {
      const cards = fact.sealed?.[0]?.data;
      const goods = fact.type === 'kept' ? {} : { card: fact.open.n };
      return cards === undefined ? plain({ seat: fact.open.seat, goods }) : plain({ seat: fact.open.seat, goods, cards }, '.known');
    }
    case 'rejected':
      return plain({ cards: fact.open.cards.flat() });
    case 'lookoutBegan':
      return plain({ round: fact.open.round, cards: [fact.open.blue, fact.open.red].filter((card) => card !== null) });
    case 'revealed':
    case 'displayDiscarded':
    case 'pileDiscarded':
      return plain({ cards: fact.open.cards });
    case 'taken':
    case 'dealSigned':
    case 'razedFromHand':
    case 'handCardPaid':
    case 'connectionTaken':
    case 'connectionPlayed':
    case 'opponentTookConnection':
      return plain({ seat: who(fact.open.seat), card: fact.open.card });
    case 'reshuffled':
    case 'connectionsReshuffled':
      return plain({ n: fact.open.n });
    case 'storesReturned':
      return plain({ seat: fact.open.seat, goods: fact.open.goods });
    case 'diverted':
    case 'copied':
      return plain({ seat: fact.open.seat, via: at(fact.open.via), card: at(fact.open.target) });
    case 'produced':
      return plain({ seat: fact.open.seat, goods: fact.open.sources.map(({ goods }) => goods).reduce<Amounts>(summed, {}) });
    case 'gained':
      return fact.open.card === null
        ? plain({ seat: who(fact.open.seat), goods: fact.open.goods, by: fact.open.by })
        : plain({ seat: who(fact.open.seat), goods: fact.open.goods, by: fact.open.by, card: fact.open.card }, '.from');
    case 'ruinsGained':
      return fact.sealed?.[0]?.data === undefined
        ? plain({ seat: fact.open.seat })
        : plain({ seat: fact.open.seat, card: fact.sealed[0].data }, '.known');
    case 'cached':
      return plain({ seat: fact.open.seat, goods: fact.open.goods, card: at(fact.open.place) });
    case 'turn':
      return plain({ seat: fact.open.seat });
    case 'asked':
      return asked(fact.open.stack);
    case 'paid': {
      const goods = fact.open.cached.reduce<Amounts>((sum, { good, n }) => summed(sum, { [good]: n }), fact.open.goods);
      return plain({ seat: fact.open.seat, goods });
    }
    case 'dealPaid':
    case 'dealLost':
      return plain({ seat: fact.open.seat, card: dealCard(before, fact.open.seat, fact.open.deal) });
    case 'built':
      return plain({ seat: who(fact.open.seat), card: fact.open.card }, fact.open.from === 'hand' ? '' : '.free');
    case 'developed':
      return plain({ seat: fact.open.seat, card: fact.open.card, old: fact.open.oldCard }, fact.open.wasRuins ? '.ruins' : '');
    case 'razed':
      return plain({ seat: who(fact.open.seat), owner: who(fact.open.owner), card: fact.open.card });
    case 'used':
    case 'cleared':
      return plain({ seat: fact.open.seat, card: at(fact.open.place) });
    case 'shielded':
    case 'shieldLost':
      return plain({ seat: who(fact.open.seat), card: at(fact.open.place) });
    case 'actionUsed':
      return plain({ seat: fact.open.seat, action: fact.open.action });
    case 'occupied':
      return plain({ seat: who(fact.open.seat), owner: who(fact.open.owner), card: at(fact.open.place) });
    case 'stolen':
      return plain({ seat: fact.open.seat, from: fact.open.from, goods: { [fact.open.good]: fact.open.n } });
    case 'passed':
    case 'endTriggered':
      return plain({ seat: who(fact.open.seat) });
    case 'stored':
      return plain({ seat: fact.open.seat, goods: { [fact.open.good]: 1 }, card: at(fact.open.place) });
    case 'storingDone':
      return plain({ seat: fact.open.seat });
    case 'cleanedUp':
      return plain({ seat: who(fact.open.first) });
    case 'ended':
      return plain({ round: before.round }, `.${fact.open.by}`);
    case 'attempted':
      return fact.open.card === null
        ? plain({ seat: who(before.seats) }, `.${fact.open.kind}.none`)
        : plain({ seat: who(before.seats), card: fact.open.card }, `.${fact.open.kind}`);
    case 'attemptEnded':
      return plain({ seat: who(before.seats) }, fact.open.success ? '.success' : '.failure');
    case 'borgoRevealed':
    case 'borgoDiscarded':
      return plain({ seat: who(before.seats), card: fact.open.card });
    case 'brawlers':
      return plain({ seat: who(fact.open.seat), n: Math.abs(fact.open.n) }, fact.open.n < 0 ? '.lost' : '');
    case 'started':
    case 'productionBegan':
    case 'actionBegan':
    case 'cleanupBegan':
      return plain();
  }
}

function dealCard(state: State, seat: Seat, deal: number): string {
  return state.players[seat]?.deals.find(({ id }) => id === deal)?.card ?? '';
}

/** The frame on top says what is asked, and of whom. */
function asked(stack: readonly Frame[]): Description {
  const frame = stack[stack.length - 1];
  if (frame === undefined) return { key: 'asked', params: {} };
  if (frame.at === 'draft') return { key: 'asked.draft', params: { seat: frame.left[0] ?? 0 } };
  if ('context' in frame) return { key: 'asked.seat', params: { seat: frame.context.seat } };
  return 'seat' in frame ? { key: 'asked.seat', params: { seat: frame.seat } } : { key: 'asked', params: {} };
}
