import type { Chance, GameEvent, IllegalMove, Seat, Table } from '@kronika/game-kernel';
import { evolve } from '../events/evolve';
import type { Fact } from '../events/facts';
import type { FrameOf } from '../frames/frame';
import { choice, type Handler, illegal } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Options } from '../options';
import { seatsFor } from '../options';
import type { Move, MoveOf } from '../moves/move';
import { connectionDeck, factionPool, mainDeck, type Rules } from '../pack/rules';
import { handOf, turnOrder } from '../state/queries';
import { playerAt, type State } from '../state/state';
import { top } from '../effects/draw';

/** Section 5: everything before the first decision. `run` then goes on to it. */
export function beginGame(rules: Rules, { seats, options }: Table<Options>, chance: Chance): Play {
  const { min, max } = seatsFor(options);
  if (seats < min || seats > max) throw new Error(`FS-1.6: ${seats} players cannot play with these options`);
  const fact = startedFact(rules, seats, options, chance);
  const events: GameEvent[] = [fact];
  const play: Play = { rules, chance, events, stack: [], state: evolve(undefined, fact) };
  // FS-5.10: boards are chosen before any card is dealt.
  if (options.factionAssignment === 'choose') push(play, { at: 'factions', left: humansInTurnOrder(play.state) });
  else dealHands(play);
  return play;
}

/** FS-5.10: the order of all chance. */
function startedFact(rules: Rules, seats: number, options: Options, chance: Chance): Fact<'started'> {
  const solo = seats === 1;
  const deck = chance.shuffle('main-deck', mainDeck(rules, options));
  const blue = chance.shuffle('blue-connections', connectionDeck(rules, 'blue'));
  const red = chance.shuffle('red-connections', connectionDeck(rules, 'red'));
  // FS-10.2, FS-R85: alone, the human begins.
  const first = solo ? 0 : chance.int('first-player', seats);
  const factions = options.factionAssignment === 'random' ? chance.shuffle('factions', factionPool(rules, options)).slice(0, seats) : null;
  return {
    type: 'started',
    open: {
      options,
      seats,
      players: solo ? 2 : seats,
      first,
      factions,
      startVp: solo ? options.soloStartVp : 0,
      deck: deck.length,
      blue: blue.length,
      red: red.length,
    },
    sealed: [{ to: 'nobody', data: { deck, blue, red } }],
  };
}

function humansInTurnOrder(state: State): readonly Seat[] {
  return turnOrder(state).filter((seat) => seat < state.seats);
}

/** FS-5.6: six cards to everybody in turn order. */
function dealHands(play: Play): void {
  const n = play.rules.constants.startHandDealt;
  for (const seat of humansInTurnOrder(play.state)) {
    tell(play, { type: 'dealt', open: { seat, n }, sealed: [{ to: [seat], data: top(play, n) }] });
  }
  push(play, { at: 'keep' });
}

/** FS-M32: in turn order each player picks one of the boards left. */
export const factions: Handler<FrameOf<'factions'>> = choice({
  kind: 'choose-faction',
  rule: 'FS-M32',
  automaticIfSingle: true,
  actor: ({ left }) => left[0] ?? 0,
  options({ rules, state }) {
    const taken = state.players.map(({ faction }) => faction);
    return factionPool(rules, state.options)
      .filter((faction) => !taken.includes(faction))
      .map((faction): Move => ({ do: 'chooseFaction', faction }));
  },
  answer(play, { left: [seat, ...others] }, move) {
    if (move.do !== 'chooseFaction' || seat === undefined) return;
    tell(play, { type: 'factionChosen', open: { seat, faction: move.faction } });
    if (others.length > 0) push(play, { at: 'factions', left: others });
    else dealHands(play);
  },
});

/** FS-5.6, FS-4.17: all at once; others see only who has confirmed. */
export const keep: Handler<FrameOf<'keep'>> = {
  step(play, frame) {
    const humans = play.state.players.slice(0, play.state.seats);
    if (humans.some(({ confirmed }) => !confirmed)) return frame;
    tell(play, { type: 'rejected', open: { cards: humans.map(({ rejected }) => rejected ?? []) } });
    push(play, { at: 'lookout' });
    return undefined;
  },
  asking: {
    kind: 'keep-starting-cards',
    actors: ({ state }) => state.players.flatMap(({ confirmed }, seat) => (seat < state.seats && !confirmed ? [seat] : [])),
    moves: ({ rules, state }, _frame, seat) =>
      choices([...handOf(playerAt(state, seat))].sort(), rules.constants.startHandKept).map((cards): MoveOf<'keepStartingCards'> => ({
        do: 'keepStartingCards',
        cards,
      })),
    refusal: ({ rules, state }, _frame, seat, move) => refuseKeeping(handOf(playerAt(state, seat)), rules.constants.startHandKept, move),
    answer(play, frame, seat, move) {
      if (move.do !== 'keepStartingCards') return;
      tell(play, { type: 'kept', open: { seat }, sealed: [{ to: [seat], data: minus(handOf(playerAt(play.state, seat)), move.cards) }] });
      play.stack.push(frame);
    },
  },
};

function refuseKeeping(hand: readonly string[], number: number, move: Move): IllegalMove | undefined {
  if (move.do !== 'keepStartingCards') return illegal('FS-M20', 'starting cards are to be kept now');
  const { cards } = move;
  if (cards.length !== number || minus(hand, cards).length !== hand.length - number) {
    return illegal('FS-5.6', `keep ${number} of the dealt cards`);
  }
  const sorted = cards.every((card, index) => index === 0 || (cards[index - 1] ?? '') <= card);
  return sorted ? undefined : illegal('FS-M20', 'name the cards in alphabetical order');
}

/** What is left of a list when some cards are taken from it, each once; a card that is not there takes nothing. */
function minus(cards: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = [...cards];
  for (const card of taken) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

/** Every different selection of `n` from a sorted list. */
function choices(sorted: readonly string[], n: number): readonly string[][] {
  if (n === 0) return [[]];
  const found: string[][] = [];
  sorted.forEach((card, index) => {
    if (index > 0 && sorted[index - 1] === card) return;
    for (const rest of choices(sorted.slice(index + 1), n - 1)) found.push([card, ...rest]);
  });
  return found;
}
