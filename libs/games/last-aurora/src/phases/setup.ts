import type { Chance, GameEvent, Seat, Table } from '@kronika/game-kernel';
import { newCardOf } from '../convoy/upgrade';
import { evolve } from '../events/evolve';
import type { Fact } from '../events/facts';
import type { FrameOf } from '../frames/frame';
import type { Handler } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { type Options, seatsFor } from '../options';
import type { Move } from '../moves/move';
import { itemDeck, outcomeNamed, type Rules, starterCards } from '../pack/rules';
import { colours, lootPairs, type Period, periods, tokens } from '../pack/vocabulary';

/** Section 5, before the first decision. `run` then goes on to it. */
export function beginGame(rules: Rules, { seats, options }: Table<Options>, chance: Chance): Play {
  const { min, max } = seatsFor(options);
  if (seats < min || seats > max) throw new Error(`LA-1.4: ${seats} players cannot play`);
  const fact = startedFact(rules, seats, options, chance);
  const events: GameEvent[] = [fact];
  const play: Play = { rules, chance, events, stack: [], lane: null, state: evolve(undefined, fact) };
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  push(play, { at: 'reveal', n: 3 }, { at: 'colours', left: everybody }, { at: 'together', what: 'setup' }, { at: 'round' });
  return play;
}

/** All chance of the set-up, in the order of LA-5.2 to LA-5.12. */
function startedFact(rules: Rules, seats: number, options: Options, chance: Chance): Fact<'started'> {
  const { pack, constants } = rules;
  const { record } = rules.roads[options.map];
  const kinds = chance.shuffle(
    'waypoints',
    pack.waypoints.flatMap(({ kind, count }) => new Array<typeof kind>(count).fill(kind)),
  );
  const special = record.stops.filter((stop) => stop.special);
  const waypoints = special.flatMap(({ id: stop }, index) => {
    const kind = kinds[index];
    return kind === undefined ? [] : [{ stop, kind }];
  });
  const outcomes = chance.shuffle(
    'outcomes',
    pack.outcomes.map(({ id }) => id),
  );
  const layers = periods.map((period) => layer(rules, period, seats, chance));
  const loot = lootPairs.flatMap((pair) =>
    chance.shuffle(
      'loot',
      pack.loot.filter((card) => card.pair === pair).map(({ id }) => id),
    ),
  );
  const items = chance.shuffle('items', itemDeck(rules, options.mine));
  const solo = seats === 1;
  const actions = solo
    ? chance.shuffle(
        'automa',
        pack.automa.actions.map(({ id }) => id),
      )
    : [];
  const order = chance.shuffle(
    'order',
    Array.from({ length: solo ? 2 : seats }, (_, seat) => seat),
  );
  const size = (index: number) => layers[index]?.deck.length ?? 0;
  return {
    type: 'started',
    open: {
      options,
      seats,
      order,
      stop: record.stops[0]?.id ?? '',
      fame: constants.fame.start,
      waypoints,
      zone: pack.starters.filter(({ colour }) => colour === null).map(({ id }) => id),
      layers: [size(0), size(1), size(2)],
      items: items.length,
      loot: loot.length,
      outcomes: outcomes.length,
      top: outcomeNamed(rules, outcomes[0] ?? '').backZone,
      automa: solo
        ? {
            damage: pack.automa.board.cells.filter(({ startsDamaged }) => startsDamaged).map(({ id }) => id),
            start: pack.automa.board.start,
            actions: actions.length,
          }
        : null,
    },
    sealed: [
      {
        to: 'nobody',
        data: { deck: layers.flatMap(({ deck }) => deck), box: layers.flatMap(({ box }) => box), items, loot, outcomes, actions },
      },
    ],
  };
}

/** LA-5.5: a period's cards with its enemies, and as many extra cards as the number of players asks for. */
function layer(
  rules: Rules,
  period: Period,
  seats: number,
  chance: Chance,
): { readonly deck: readonly string[]; readonly box: readonly string[] } {
  const { pack, constants } = rules;
  const own = pack.exploration.filter((card) => card.period === period);
  const wanted = constants.extraCards.find(({ players }) => players === Math.max(2, seats))?.[period] ?? 0;
  const extra = chance.shuffle(
    `extra-${period}`,
    own.filter((card) => card.extra).map(({ id }) => id),
  );
  const fixed = [...own.filter((card) => !card.extra), ...pack.enemies.filter((enemy) => enemy.period === period)].map(({ id }) => id);
  return { deck: chance.shuffle(`deck-${period}`, [...fixed, ...extra.slice(0, wanted)]), box: extra.slice(wanted) };
}

/** LA-5.10, LA-14.1: in seat order each player picks a colour. */
export const colourChoice: Handler<FrameOf<'colours'>> = {
  step: (_, frame) => (frame.left.length === 0 ? undefined : frame),
  asking: {
    kind: 'choose-colour',
    actors: (_, { left }) => left.slice(0, 1),
    moves: ({ state }) =>
      colours
        .filter((colour) => !state.players.some((player) => player.colour === colour))
        .map((colour): Move => ({ do: 'chooseColour', colour })),
    answer(play, { left: [seat, ...rest] }, move) {
      if (move.do !== 'chooseColour' || seat === undefined) return;
      tell(play, colouredFact(play.rules, seat, move.colour));
      push(play, { at: 'colours', left: rest });
    },
  },
};

function colouredFact(rules: Rules, seat: Seat, colour: (typeof colours)[number]): Fact<'coloured'> {
  const cards = starterCards(rules, colour);
  const named = (type: 'truck' | 'trailer') => newCardOf(rules, cards.find((card) => card.type === type)?.id ?? '');
  return {
    type: 'coloured',
    open: {
      seat,
      colour,
      survivors: cards.filter(({ type }) => type === 'survivor').map(({ id }) => id),
      truck: named('truck'),
      trailer: named('trailer'),
    },
  };
}

/** LA-5.11: what a player takes at first. */
export function startingTokens({ constants }: Rules): FrameOf<'place'>['tokens'] {
  return tokens.flatMap((token) => new Array<typeof token>(constants.start[token]).fill(token));
}
