import type { Chance, GameEvent, IllegalMove, Result, Seat } from '@kronika/game-kernel';
import { advance } from './advance';
import type { Cards } from './card';
import { draw } from './draw';
import { fact, secretFact } from './events';
import { raidTargets } from './legal-moves';
import type { Move } from './moves';
import { questionTo } from './questions';
import { type Frame, seatCards, type State } from './state';
import { Story } from './story';

/** What a move leads to, or the rule that it breaks. */
export function decide(cards: Cards, state: State, seat: Seat, move: Move, chance: Chance): Result<readonly GameEvent[], IllegalMove> {
  const question = questionTo(state, seat);
  const story = new Story(state);
  const problem =
    question === undefined ? illegal('SG-0.1', 'This seat has nothing to decide') : answer(story, question, seat, move, chance);
  if (problem !== undefined) return { ok: false, error: problem };
  advance(story, cards, chance);
  return { ok: true, value: story.events };
}

/** Tells what the answer does, or says why it is none. */
function answer(story: Story, question: Frame, seat: Seat, move: Move, chance: Chance): IllegalMove | undefined {
  const { state } = story;
  if (questionOf[move.do] !== question.kind) return illegal('SG-0.2', `The question is ${question.kind}, not ${questionOf[move.do]}`);
  if ('card' in move && move.card !== null && !seatCards(state, seat).hand.includes(move.card))
    return illegal('SG-0.3', `There is no ${move.card} in the hand`);
  switch (move.do) {
    case 'offer': // SG-2.1
      story.tell(secretFact('Offered', { seat }, [seat], move.card));
      return undefined;
    case 'trade': // SG-3.1
      if (state.deck.length === 0) return illegal('SG-3.1', 'The deck is empty');
      draw(story, seat, 2);
      story.tell(fact('Asked', { kind: 'discard', seat }));
      return undefined;
    case 'store': // SG-3.2
      story.tell(secretFact('Stored', { seat }, [seat], move.card));
      // An empty hand is public, so that the guard may be skipped without telling anything.
      if (seatCards(story.state, seat).hand.length > 0) story.tell(fact('Asked', { kind: 'guard', seat }));
      return undefined;
    case 'guard': // SG-3.2
      story.tell(fact('GuardAnswered', { seat, card: move.card }));
      return undefined;
    case 'raid': // SG-3.3
      if (raidTargets(state, seat).length === 0) return illegal('SG-3.3', 'Nobody else has stored anything');
      story.tell(fact('RaidPlanned', { seat }));
      return undefined;
    case 'attack':
      return attack(story, seat, move, chance);
    case 'discard': // SG-3.1, SG-3.3
      story.tell(fact('Discarded', { seat, card: move.card }));
      return undefined;
    case 'pass': // SG-3.4
      story.tell(fact('Passed', { seat }));
      return undefined;
  }
}

const questionOf: Readonly<Record<Move['do'], Frame['kind']>> = {
  offer: 'offer',
  trade: 'turn',
  store: 'turn',
  raid: 'turn',
  pass: 'turn',
  discard: 'discard',
  guard: 'guard',
  attack: 'attack',
};

/** SG-3.3 A raid succeeds on 4 or more, against a guard only on 6. */
function attack(story: Story, seat: Seat, move: Extract<Move, { do: 'attack' }>, chance: Chance): IllegalMove | undefined {
  const { state } = story;
  const loot = move.seat === seat ? undefined : state.seats[move.seat]?.store[move.place];
  if (loot === undefined) return illegal('SG-3.3', 'There is no card to raid at that place');
  const die = 1 + chance.int('raid-die', 6);
  const success = die >= (loot.guarded ? 6 : 4);
  story.tell(fact('RaidRolled', { seat, target: move.seat, place: move.place, die, success }));
  if (success) {
    story.tell(secretFact('CardStolen', { seat, from: move.seat, place: move.place }, [seat, move.seat].sort(ascending), loot.card));
  } else if (seatCards(state, seat).hand.length > 0) {
    story.tell(fact('Asked', { kind: 'discard', seat }));
  }
  return undefined;
}

function illegal(rule: string, message: string): IllegalMove {
  return { kind: 'illegal-move', rule, message };
}

function ascending(a: number, b: number): number {
  return a - b;
}
