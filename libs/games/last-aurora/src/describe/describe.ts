import type { Json, JsonObject } from '@kronika/event-log';
import type { Description, GameEvent, Seat } from '@kronika/game-kernel';
import { asFact } from '../events/evolve';
import type { Fact } from '../events/facts';
import type { Frame } from '../frames/frame';
import type { State } from '../state/state';

/** The log in words: a key of the sentences with what they name. A seat that is no player's is the Automa. */
export function describe(event: GameEvent, before: State | undefined): Description {
  const fact = asFact(event);
  if (fact.type === 'started') {
    const { seats, options } = fact.open;
    return { key: seats === 1 ? 'started.solo' : 'started', params: { seats, map: options.map } };
  }
  return before === undefined ? { key: fact.type, params: {} } : inPlay(fact, before);
}

function inPlay(fact: Fact, before: State): Description {
  const who = (seat: Seat): Json => (seat < before.seats ? seat : 'automa');
  const plain = (params: JsonObject = {}, variant = ''): Description => ({ key: fact.type + variant, params });
  switch (fact.type) {
    case 'coloured':
      return plain({ seat: fact.open.seat, colour: fact.open.colour });
    case 'asked':
      return asked(fact.open.stack, fact.open.lane);
    case 'phaseBegan':
      return plain({ round: fact.open.round, phase: fact.open.phase });
    case 'orderUpdated':
      return plain({ seats: fact.open.order.map(who) });
    case 'placed':
      return plain({ seat: fact.open.seat, token: fact.open.token, slot: fact.open.slot });
    case 'removed':
      return plain({ seat: fact.open.seat, token: fact.open.token, slot: fact.open.slot, by: fact.open.by });
    case 'wasted':
      return plain({ seat: fact.open.seat, token: fact.open.token });
    case 'moved':
      return plain({ seat: fact.open.seat, from: fact.open.from, to: fact.open.to });
    case 'damaged': {
      const { seat, slot, by, lost } = fact.open;
      return lost === null ? plain({ seat, slot, by }) : plain({ seat, slot, by, token: lost }, '.lost');
    }
    case 'repaired':
      return plain({ seat: fact.open.seat, slot: fact.open.slot, by: fact.open.by });
    case 'attached': {
      const { seat, card, replaced } = fact.open;
      return replaced === null ? plain({ seat, card: card.card }) : plain({ seat, card: card.card, old: replaced }, '.replacing');
    }
    case 'dropped':
      return plain({ seat: fact.open.seat, cards: [...fact.open.discard, ...fact.open.lootDiscard] });
    case 'crewMoved':
      return plain({ seat: fact.open.seat, cards: fact.open.cards, zone: fact.open.to });
    case 'contaminated':
    case 'decontaminated':
    case 'survivorLost':
      return plain({ seat: fact.open.seat, card: fact.open.card, by: fact.open.by });
    case 'recruited':
    case 'boosted':
    case 'passed':
    case 'discardTaken':
    case 'lootDeclined':
      return plain({ seat: fact.open.seat, card: fact.open.card });
    case 'skillSet':
      return plain({ seat: fact.open.seat, card: fact.open.card, n: fact.open.n });
    case 'used':
      return plain({ seat: fact.open.seat, what: fact.open.what });
    case 'fameMoved': {
      const { seat, n, by } = fact.open;
      return plain({ seat: who(seat), n: Math.abs(n), by }, n < 0 ? '.lost' : '');
    }
    case 'itemDrawn': {
      const item = fact.sealed?.[0]?.data;
      const seat = who(fact.open.seat);
      return item === undefined ? plain({ seat, by: fact.open.by }) : plain({ seat, by: fact.open.by, item }, '.known');
    }
    case 'itemDiscarded':
      return plain({ seat: fact.open.seat, item: fact.open.item }, fact.open.used ? '.used' : '');
    case 'itemsShuffled':
    case 'outcomesShuffled':
    case 'automaDrew':
    case 'automaShuffled':
      return plain({ n: fact.open.n });
    case 'revealed':
      return fact.open.event ? plain({ card: fact.open.card }, '.event') : plain({ card: fact.open.card, n: fact.open.slot + 1 });
    case 'explored':
      return plain({ seat: fact.open.seat, card: fact.open.card, cards: fact.open.crew, n: fact.open.slot + 1 });
    case 'blockTaken':
      return plain({ seat: who(fact.open.seat), side: fact.open.side, card: before.zone[fact.open.slot]?.card ?? '' });
    case 'cardTaken':
      return plain({ seat: who(fact.open.seat), card: fact.open.card }, fact.open.discarded ? '.discarded' : '');
    case 'tokensLeft':
      return plain({ card: before.zone[fact.open.slot]?.card ?? '' });
    case 'zoneDiscarded':
      return plain({ cards: fact.open.cards });
    case 'advanced':
      return plain({ seat: who(fact.open.seat), stop: fact.open.to });
    case 'waypointTaken':
      return plain({ seat: who(fact.open.seat), token: fact.open.kind, stop: fact.open.stop });
    case 'mineLaid':
    case 'mineSprung':
      return plain({ seat: who(fact.open.seat), link: fact.open.link });
    case 'avalanche':
      return plain({ link: fact.open.link });
    case 'auroraMoved':
      return plain({ n: fact.open.mooring });
    case 'spared':
      return fact.open.enemy === null ? plain({ seat: fact.open.seat }, '.none') : plain({ seat: fact.open.seat, enemy: fact.open.enemy });
    case 'ambushed':
      return plain({ enemy: fact.open.enemy, region: fact.open.region, n: fact.open.spaces });
    case 'outcomeRevealed':
      return plain({ n: Number(fact.open.card.replace(/\D/g, '')) });
    case 'attacked': {
      const { seat, enemy, damage } = fact.open;
      return plain({ seat: who(seat), enemy, n: damage }, damage > 0 ? '' : '.missed');
    }
    case 'targeted':
    case 'targetLifted':
    case 'targetReplaced':
      return plain({ seat: who(fact.open.seat), enemy: fact.open.enemy });
    case 'defeated': {
      const { enemy, looter, loot } = fact.open;
      if (looter === null) return plain({ enemy }, '.nobody');
      return loot === null ? plain({ enemy, seat: who(looter) }, '.hidden') : plain({ enemy, seat: who(looter), card: loot });
    }
    case 'abandoned':
      return plain({ enemy: fact.open.enemy });
    case 'automaRevealed':
      return plain({ n: Number(fact.open.card.replace(/\D/g, '')) });
    case 'automaHolds':
      return plain({ token: fact.open.res, n: Math.abs(fact.open.n) }, fact.open.n < 0 ? '.lost' : '');
    case 'automaCrew':
      return plain({ n: fact.open.survivors, left: fact.open.contaminated });
    case 'automaDamaged':
    case 'automaRepaired':
      return plain({ cell: fact.open.cell, by: fact.open.by });
    case 'automaFired':
      return plain({ cell: fact.open.cell });
    case 'automaCounted':
      return plain({ n: fact.open.counter });
    case 'ended':
      return plain({ round: before.round }, `.${fact.open.by}`);
    case 'turnBegan':
    case 'turnEnded':
    case 'rested':
    case 'foodReturned':
    case 'eliminated':
    case 'rewardsTaken':
      return plain({ seat: who(fact.open.seat) });
    case 'started':
    case 'lanesOpened':
    case 'lanesClosed':
    case 'shifted':
    case 'automaLooted':
    case 'automaCleared':
      return plain();
  }
}

/** The frame on top says what is asked, and of whom. */
function asked(stack: readonly Frame[], lane: Seat | null): Description {
  const frame = stack.at(-1);
  if (frame === undefined) return lane === null ? { key: 'asked', params: {} } : { key: 'asked.done', params: { seat: lane } };
  if ('seat' in frame) return { key: 'asked.seat', params: { seat: frame.seat } };
  const next = 'left' in frame ? frame.left[0] : undefined;
  return next === undefined ? { key: 'asked', params: {} } : { key: 'asked.seat', params: { seat: next } };
}
