import { tokens } from '../goods';
import type { Move } from '../moves/move';
import type { Rules } from '../pack/rules';
import type { State } from '../state/state';

/** Every well-formed move that could have a meaning in a state: whatever is not legal among them must be refused. */
export function* everyMove(rules: Rules, state: State): Generator<Move> {
  const numbers = [...state.players.flatMap(({ places, deals }) => [...places, ...deals].map(({ id }) => id)), 0, state.nextId];
  for (const card of [...rules.cards.keys(), ...rules.connections.keys()]) {
    for (const name of [
      'takeLookoutCard',
      'construct',
      'develop',
      'signDeal',
      'razeFromHand',
      'playConnection',
      'discardFromHand',
    ] as const) {
      yield { do: name, card };
    }
  }
  for (const place of numbers) {
    for (const name of [
      'razeOpponent',
      'activateLocation',
      'useOpenProduction',
      'placeShield',
      'chooseReplaced',
      'chooseProductionLocation',
      'chooseLocation',
      'chooseRazed',
      'chooseOccupied',
      'chooseShielded',
    ] as const) {
      yield { do: name, place };
    }
    for (const name of ['discardDeal', 'chooseDeal', 'chooseLostDeal'] as const) yield { do: name, deal: place };
    for (const good of tokens) {
      yield { do: 'payUnit', source: place, good };
      yield { do: 'store', place, good };
    }
  }
  for (const good of tokens) {
    yield { do: 'payUnit', source: 'supply', good };
    yield { do: 'chooseGood', good };
  }
  for (const faction of rules.factions.values()) {
    yield { do: 'chooseFaction', faction: faction.id };
    for (const { id } of faction.actions) {
      yield { do: 'factionAction', action: id };
      yield { do: 'chooseUsedFactionAction', action: id };
    }
  }
  for (const good of ['fuel', 'iron', 'gun', 'brick', 'card'] as const) yield { do: 'exchangeWorkers', good };
  for (const colour of ['blue', 'red'] as const) yield { do: 'takeConnection', colour };
  for (const name of ['pass', 'again', 'endTurn', 'done', 'doneStoring'] as const) yield { do: name };
  for (let option = 0; option < 6; option++) yield { do: 'chooseOption', option };
  for (let seat = 0; seat < 5; seat++) yield { do: 'chooseVictim', seat };
}
