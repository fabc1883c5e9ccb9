import { fastChance } from '@kronika/game-kernel';
import type { State } from './state/state';
import { given, type Given, NewGame } from './testing';

type Engine = Given['game'];

/** How many different courses of `depth` moves a position has; chance falls the same way every time. */
function perft(game: Engine, state: State, depth: number): number {
  let courses = 0;
  for (const { seat } of game.toAct(state)) {
    const legal = game.legalMoves(state, seat);
    if (depth === 1) courses += legal.length;
    else {
      for (const move of legal) {
        const result = game.decide(state, seat, move, fastChance('perft'));
        if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.error.message}`);
        courses += perft(
          game,
          result.value.reduce<State>((folded, event) => game.evolve(folded, event), state),
          depth - 1,
        );
      }
    }
  }
  return courses;
}

const counts = (game: Engine, state: State, depths: number) => Array.from({ length: depths }, (_, depth) => perft(game, state, depth + 1));

describe('perft: exact numbers of courses', () => {
  it('from the start of a draft', () => {
    const game = new NewGame(2, {}, 'perft').keepAny();
    expect(counts(game.game, game.state, 5)).toEqual([3, 6, 18, 36, 456]);
  });

  it('of a turn with a bit of everything', () => {
    const table = given({
      players: [
        {
          faction: 'new-york',
          hand: ['school', 'pub', 'punks', 'murderers-pub'],
          built: ['archive', 'ruined-library', 'thieves-caravan', { card: 'camp', cache: { worker: 1 } }],
          deals: ['docks'],
          goods: { worker: 3, iron: 1, gun: 1, brick: 1, ammo: 1, 'contact-grey': 1, 'contact-red': 3, 'contact-blue': 1, shield: 1 },
        },
        { built: ['boiler-room', 'church'], goods: { fuel: 1, iron: 1 } },
      ],
      blue: 'merchants',
      red: 'thugs',
    }).turnOf(0);
    expect(counts(table.game, table.state, 3)).toEqual([26, 157, 379]);
  });

  it('of storing goods by two players at once', () => {
    const table = given({
      players: [
        { built: ['thieves-den'], goods: { fuel: 2, worker: 1 } },
        { built: ['hibernation-chambers'], goods: { worker: 1 }, passed: true },
      ],
    }).turnOf(0);
    table.play(0, { do: 'pass' });
    expect(counts(table.game, table.state, 2)).toEqual([5, 17]);
  });
});
