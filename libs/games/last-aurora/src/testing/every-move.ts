import type { Move } from '../moves/move';
import { colours, resources, tokens } from '../pack/vocabulary';
import type { Rules } from '../pack/rules';
import { addressOf } from '../state/address';
import type { State } from '../state/state';

/** Every well-formed move that could have a meaning in a state: whatever is not legal among them must be refused. */
export function* everyMove(rules: Rules, state: State): Generator<Move> {
  const slots = (['b', 't'] as const).flatMap((row) =>
    [0, 1, 2, 3].flatMap((column) => [0, 1, 2, 3, 4].map((index) => addressOf(row, column, index))),
  );
  for (const colour of colours) yield { do: 'chooseColour', colour };
  for (const slot of slots) {
    for (const name of ['placeDamage', 'repair', 'loseSurvivorToken', 'payResource', 'resolveSlot'] as const) yield { do: name, slot };
    for (const token of tokens) {
      yield { do: 'placeToken', token, slot };
      yield { do: 'makeRoom', token, slot };
    }
    for (const to of slots.slice(0, 8)) {
      yield { do: 'moveToken', from: slot, to };
      yield { do: 'swapTokens', from: slot, to };
    }
    for (const { card } of state.enemies) yield { do: 'attack', weapon: slot, enemy: card, ammo: null };
  }
  for (const token of tokens) yield { do: 'discardToken', token };
  const crew = [...new Set([...state.players.flatMap(({ survivors }) => survivors.map(({ card }) => card)), 'hermit', 'tanker'])];
  for (const card of crew) {
    for (const name of [
      'loseSurvivor',
      'placeContamination',
      'decontaminate',
      'feedRecover',
      'feedBoost',
      'commit',
      'uncommit',
      'pass',
      'medic',
      'chooseDiscardedCard',
    ] as const)
      yield { do: name, card };
    yield { do: 'restAbility', source: card };
  }
  for (const item of rules.items.keys()) {
    yield { do: 'dropItem', item };
    yield { do: 'payItem', item };
    for (const card of [null, ...crew]) yield { do: 'useItem', item, card };
  }
  for (let slot = 1; slot <= 5; slot++) {
    yield { do: 'startExplore', slot };
    for (let option = 0; option < 4; option++) yield { do: 'bonusAction', slot, option };
  }
  for (const link of rules.roads[state.options.map].links.keys()) {
    yield { do: 'step', link };
    yield { do: 'playMine', link };
  }
  for (const resource of resources) yield { do: 'hustler', resource };
  for (let n = 0; n < 5; n++) {
    for (const name of ['chooseTrailerToReplace', 'chooseTrailerToDrop', 'chooseMount'] as const) yield { do: name, position: n + 1 };
    for (const name of ['chooseEncounterOption', 'ambushOption', 'eventOption'] as const) yield { do: name, option: n };
    if (n < 4) yield { do: 'evictTarget', space: n };
  }
  for (const enemy of [null, ...rules.pack.enemies.map(({ id }) => id)]) yield { do: 'renegade', enemy };
  for (const side of ['left', 'right'] as const) yield { do: 'chooseBlock', side };
  for (const take of [true, false]) yield { do: 'takeWaypoint', take };
  for (const pay of ['fuel', 'item'] as const) yield { do: 'startMove', with: pay };
  for (const name of [
    'rearrange',
    'keepLayout',
    'stopRepair',
    'useSuit',
    'stopDecontamination',
    'confirmExplore',
    'cancelExplore',
    'cardAction',
    'endExplore',
    'endTurn',
    'restDone',
    'addFuel',
    'addFood',
    'stopMove',
    'stay',
    'endMoveTurn',
    'keepTargets',
    'stopFiring',
    'takeLoot',
    'declineLoot',
    'finishFeeding',
  ] as const)
    yield { do: name };
}
