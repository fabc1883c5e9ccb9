import type { Seat } from '@kronika/game-kernel';
import { baseSkill } from '../convoy/crew';
import { countOf, hasDriver, slotAt, tokenAt } from '../convoy/queries';
import type { Frame } from '../frames/frame';
import type { Position } from '../frames/handler';
import type { Move, MoveName, MoveOf } from '../moves/move';
import { auroraPlace, placeOnRoad, roadOf } from '../movement/road';
import { playerAt } from '../state/state';
import { commitMove } from './crew-plan';
import { cardWorth, damageCost, exhaustionCost, roundsLeft, slotWorth, survivorWorth, tokenWorth } from './worth';

/** A quick answer to every question, by rules of thumb. It is what a rollout plays, and what the bot plays where little hangs on it. */
export function quickMove(position: Position, seat: Seat, frame: Frame, legal: readonly Move[]): Move {
  const found = answerTo(position, seat, frame, legal) ?? legal.find((move) => move.do !== 'rearrange') ?? legal[0];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}

function named<Name extends MoveName>(legal: readonly Move[], name: Name): readonly MoveOf<Name>[] {
  return legal.filter((move): move is MoveOf<Name> => move.do === name);
}

/** The best of a list; the first of equals. */
function bestOf<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let best: { item: Item; worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (best === undefined || value > best.worth) best = { item, worth: value };
  }
  return best?.item;
}

function answerTo(position: Position, seat: Seat, frame: Frame, legal: readonly Move[]): Move | undefined {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  const rounds = roundsLeft(position);
  const survivorOf = (card: string) => player.survivors.find((survivor) => survivor.card === card);
  switch (frame.at) {
    case 'place':
      return placing(position, seat, legal);
    case 'damage':
      return bestOf(named(legal, 'placeDamage'), ({ slot }) => -damageCost(position, player, slot, rounds));
    case 'repair':
      return bestOf(named(legal, 'repair'), ({ slot }) => {
        const printed = slotAt(rules, player, slot);
        return printed === undefined ? 0 : slotWorth(printed, rounds);
      });
    case 'lose-survivor':
      return bestOf(named(legal, 'loseSurvivor'), ({ card }) => {
        const survivor = survivorOf(card);
        return survivor === undefined ? 0 : -survivorWorth(position, survivor, rounds);
      });
    case 'lose-token':
      return bestOf(named(legal, 'loseSurvivorToken'), ({ slot }) => (slot.startsWith('b1') ? 0 : 1));
    case 'contaminate':
      return contamination(position, seat, legal);
    case 'decontaminate':
      return bestOf(named(legal, 'decontaminate'), ({ card }) => -(survivorOf(card)?.contamination ?? 0));
    case 'overflow':
      return named(legal, 'useItem')[0] ?? named(legal, 'dropItem')[0];
    case 'commit':
      return commitMove(position, frame, legal);
    case 'resolve':
      return named(legal, 'cardAction')[0] ?? usefulBonus(position, seat, legal) ?? named(legal, 'endExplore')[0];
    case 'gather':
      return bestOf(named(legal, 'chooseBlock'), ({ side }) => {
        const pile = state.zone[frame.slot]?.[side];
        if (pile === undefined) return 0;
        return pile.item + (['food', 'fuel', 'ammo'] as const).reduce((sum, res) => sum + pile[res] * tokenWorth(player, res, rounds), 0);
      });
    case 'attach':
      return mounting(position, seat, legal);
    case 'tow':
      return bestOf(named(legal, 'chooseTrailerToDrop'), ({ position: at }) => -columnWorth(position, seat, at - 1));
    case 'salvage':
      return bestOf(named(legal, 'chooseDiscardedCard'), ({ card }) => cardWorth(position, card, rounds));
    case 'drive':
      return driving(position, seat, frame, legal);
    case 'fire-turn':
    case 'bonus-attack':
      return shooting(position, seat, legal) ?? named(legal, 'stopFiring')[0];
    case 'rest-feed':
      return (
        bestOf(named(legal, 'feedRecover'), ({ card }) => {
          const survivor = survivorOf(card);
          return survivor === undefined ? 0 : exhaustionCost(position, survivor, rounds);
        }) ?? named(legal, 'finishFeeding')[0]
      );
    case 'rest-act':
      return named(legal, 'restAbility')[0] ?? named(legal, 'restDone')[0];
    case 'explore':
      return (
        named(legal, 'endTurn')[0] ??
        bestOf(named(legal, 'pass'), ({ card }) => {
          const survivor = survivorOf(card);
          return survivor === undefined ? 0 : exhaustionCost(position, survivor, rounds);
        })
      );
    case 'renegades':
      return bestOf(named(legal, 'renegade'), ({ enemy }) => (enemy === null ? -1 : 0));
    case 'target':
      return named(legal, 'evictTarget')[0] ?? named(legal, 'keepTargets')[0];
    case 'rearrange':
      return crewTheTruck(position, seat, legal) ?? named(legal, 'keepLayout')[0];
    default:
      return undefined;
  }
}

/** LA-10.3: without a survivor on the truck nothing moves. */
function crewTheTruck({ state }: Position, seat: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(state, seat);
  return legal.find((move) => {
    if (move.do === 'moveToken') return tokenAt(player, move.from) === 'survivor' && move.to.startsWith('b1');
    if (move.do !== 'swapTokens') return false;
    const [from, to] = [tokenAt(player, move.from), tokenAt(player, move.to)];
    return (from === 'survivor' && move.to.startsWith('b1')) || (to === 'survivor' && move.from.startsWith('b1'));
  });
}

function placing(position: Position, seat: Seat, legal: readonly Move[]): Move | undefined {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  const rounds = roundsLeft(position);
  const put = bestOf(named(legal, 'placeToken'), ({ token, slot }) => {
    const printed = slotAt(rules, player, slot);
    const narrow = printed?.kind === 'cargo' ? 4 - printed.accepts.length : 0;
    const truck = slot.startsWith('b1');
    if (token === 'survivor') return 100 + (truck && !hasDriver(player) ? 20 : truck ? -2 : 0) + narrow;
    return 10 * tokenWorth(player, token, rounds) + narrow + (truck ? -1 : 0);
  });
  if (put !== undefined) return put;
  const room = bestOf(named(legal, 'makeRoom'), ({ token, slot }) => {
    const occupant = tokenAt(player, slot);
    return tokenWorth(player, token, rounds) - (occupant === null ? 0 : tokenWorth(player, occupant, rounds));
  });
  const discard = named(legal, 'discardToken')[0];
  if (room === undefined) return discard;
  const occupant = tokenAt(player, room.slot);
  const gain = tokenWorth(player, room.token, rounds) - (occupant === null ? 0 : tokenWorth(player, occupant, rounds));
  return gain > 0 || discard === undefined ? room : discard;
}

function contamination(position: Position, seat: Seat, legal: readonly Move[]): Move | undefined {
  const { rules, state } = position;
  const rounds = roundsLeft(position);
  const player = playerAt(state, seat);
  const cost = ({ card }: MoveOf<'placeContamination'>): number => {
    const survivor = player.survivors.find((one) => one.card === card);
    if (survivor === undefined) return 9;
    const dies = survivor.contamination + 1 >= baseSkill(rules, survivor) + survivor.food;
    if (dies) return 2 + survivorWorth(position, survivor, rounds);
    return survivor.contamination > 0 ? 0.4 : 1;
  };
  const choice = bestOf(named(legal, 'placeContamination'), (move) => -cost(move));
  const suit = named(legal, 'useSuit')[0];
  return suit !== undefined && (choice === undefined || cost(choice) > 1.2) ? suit : choice;
}

/** Gains a bonus would bring by rule of thumb; undefined when none is worth it. */
function usefulBonus(position: Position, seat: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(position.state, seat);
  const rounds = roundsLeft(position);
  const worth = ({ slot, option }: MoveOf<'bonusAction'>): number => {
    const effects = roadOf(position).record.slots[slot - 1]?.bonus[option] ?? [];
    return effects.reduce((sum, effect) => {
      switch (effect.do) {
        case 'repair':
          return sum + 0.45 * effect.upTo;
        case 'decontaminate':
          return sum + 0.9 * effect.upTo;
        case 'gain':
          return sum + tokenWorth(player, effect.res, rounds);
        case 'damage':
          return sum - 0.45;
        case 'contaminate':
          return sum - 1.1;
        case 'fame':
          return sum + effect.n;
        case 'moveConvoy':
          return sum + effect.upTo - tokenWorth(player, 'fuel', rounds) - (countOf(player, 'fuel') > 1 ? 0 : 1);
        case 'attack':
          return sum + 0.3;
        case 'upgradeFromDiscard':
          return sum + 0.3;
        default:
          return sum;
      }
    }, 0);
  };
  const best = bestOf(named(legal, 'bonusAction'), worth);
  return best !== undefined && worth(best) > 0 ? best : undefined;
}

function columnWorth(position: Position, seat: Seat, column: number): number {
  const player = playerAt(position.state, seat);
  const rounds = roundsLeft(position);
  return [player.bottom[column], player.top[column]].reduce((sum, card) => {
    if (card === undefined || card === null) return sum;
    return sum + cardWorth(position, card.card, rounds) - 0.35 * card.damage.filter(Boolean).length;
  }, 0);
}

function mounting(position: Position, seat: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(position.state, seat);
  const rounds = roundsLeft(position);
  const lost = (card: { readonly card: string; readonly damage: readonly boolean[] } | null | undefined) =>
    card === null || card === undefined ? 0 : cardWorth(position, card.card, rounds) - 0.35 * card.damage.filter(Boolean).length;
  return (
    bestOf(named(legal, 'chooseMount'), ({ position: at }) => -lost(player.top[at - 1])) ??
    bestOf(named(legal, 'chooseTrailerToReplace'), ({ position: at }) => -lost(player.bottom[at - 1]))
  );
}

/** Fuel beyond what later rounds need is burnt; in the last round, or for the ship, all of it. */
function driving(position: Position, seat: Seat, frame: Extract<Frame, { at: 'drive' }>, legal: readonly Move[]): Move | undefined {
  const player = playerAt(position.state, seat);
  const rounds = roundsLeft(position);
  switch (frame.stage) {
    case 'ready':
      return named(legal, 'medic')[0] ?? named(legal, 'hustler')[0] ?? named(legal, 'startMove')[0] ?? named(legal, 'stay')[0];
    case 'paying': {
      const short = auroraPlace(position) - placeOnRoad(position, seat) - frame.points;
      const fuel = countOf(player, 'fuel');
      if (fuel > rounds || (short > 0 && short <= fuel)) {
        const add = named(legal, 'addFuel')[0];
        if (add !== undefined) return add;
      }
      if (rounds === 0 && named(legal, 'addFood')[0] !== undefined) return named(legal, 'addFood')[0];
      if (short === 1) {
        const boost = named(legal, 'useItem')[0];
        if (boost !== undefined) return boost;
      }
      return stepping(position, legal);
    }
    case 'rolling':
      return stepping(position, legal) ?? named(legal, 'stopMove')[0];
    case 'done':
      return named(legal, 'playMine')[0] ?? named(legal, 'endMoveTurn')[0];
  }
}

/** Longer links first, if they do not hurt. */
function stepping(position: Position, legal: readonly Move[]): Move | undefined {
  const { links } = roadOf(position);
  return bestOf(named(legal, 'step'), ({ link }) => {
    const found = links.get(link);
    if (found === undefined) return 0;
    const harm = found.effects.reduce(
      (sum, effect) => sum + (effect.do === 'damage' ? 0.6 * effect.n : effect.do === 'contaminate' ? 1.4 : 0),
      0,
    );
    return found.end - found.start - harm;
  });
}

/** The strongest weapon at the enemy that is nearest to its end. */
function shooting({ rules, state }: Position, seat: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(state, seat);
  const level = (weapon: string) => {
    const slot = slotAt(rules, player, weapon);
    return slot?.kind === 'weapon' ? slot.level : 0;
  };
  const shots = named(legal, 'attack').filter(({ ammo }) => ammo !== null);
  return bestOf(shots, ({ weapon, enemy }) => {
    const target = state.enemies.find(({ card }) => card === enemy);
    const left = target === undefined ? 9 : target.spaces - target.damage;
    return 10 - left + level(weapon);
  });
}
