import { packHash } from '@kronika/game-kernel';
import { makeGame } from '../game';
import { packSchema } from '../pack/pack';
import { makeRules } from '../pack/rules';
import { given } from '../testing';
import { corePack } from './core-pack';

const rules = makeRules(corePack);
const numbers = (cards: readonly { number: string }[]) => cards.map(({ number }) => Number(number));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the content', () => {
  it('LA-3.2, LA-3.4 117 cards, numbered by kind without a gap', () => {
    expect(numbers(corePack.exploration)).toEqual(range(1, 54));
    expect(numbers(corePack.starters)).toEqual(range(55, 72));
    expect(corePack.items.flatMap(({ numbers: own }) => own.map(Number))).toEqual([...range(73, 86), 111]);
    expect(numbers(corePack.outcomes)).toEqual(range(87, 98));
    expect(numbers(corePack.enemies)).toEqual(range(99, 104));
    expect(numbers(corePack.loot)).toEqual(range(105, 110));
    expect(numbers(corePack.automa.actions)).toEqual(range(112, 117));
    const kinds = (type: string) => numbers(corePack.exploration.filter((card) => card.type === type));
    expect([
      kinds('location'),
      kinds('survivor'),
      kinds('encounter'),
      kinds('event'),
      kinds('truck'),
      kinds('trailer'),
      kinds('device'),
    ]).toEqual([range(1, 14), range(15, 25), range(26, 27), range(28, 29), range(30, 34), range(35, 43), range(44, 54)]);
  });

  it('LA-3.5, LA-R3 the extra marks that the rulebook shows', () => {
    const extra = (number: string) => corePack.exploration.find((card) => card.number === number)!.extra;
    expect(['017', '018', '021', '026', '032', '037', '048'].every(extra)).toBe(true);
    expect(['015', '016', '019', '020', '022', '023', '024', '025', '027', '049', '053'].some(extra)).toBe(false);
  });

  it('LA-3.6 copies of items', () => {
    expect(Object.fromEntries(corePack.items.map(({ id, copies }) => [id, copies]))).toEqual({
      'food-ration': 2,
      'decontamination-iv': 1,
      'incendiary-rounds': 2,
      nitromethane: 2,
      'nitrous-oxide': 2,
      'welding-torch': 2,
      'frostbite-medicine': 2,
      'protective-suit': 1,
      mine: 1,
    });
  });

  it('LA-3.1, LA-3.3 two maps, four colours, ten special waypoints, three avalanches, two mines, two target counters each', () => {
    expect(corePack.maps.map(({ id }) => id)).toEqual(['alpha', 'beta']);
    expect(corePack.waypoints.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect([corePack.constants.mineCounters, corePack.constants.targetCounters]).toEqual([2, 2]);
  });

  it('LA-R53 the Leader and the Preacher have skill 2', () => {
    for (const id of ['leader-red', 'preacher']) expect(rules.cards.get(id)).toMatchObject({ skill: 2 });
  });

  it('LA-19.8 Half-Track and Tanker as the rulebook says', () => {
    expect(rules.cards.get('half-track')).toMatchObject({ tow: 3, speed: 2 });
    expect(rules.cards.get('half-track')).toMatchObject({
      slots: [{ accepts: ['survivor'] }, {}, { kind: 'weapon' }, { effect: { do: 'tracks' } }],
    });
    const tanker = rules.cards.get('tanker');
    expect(tanker?.type === 'trailer' && tanker.slots.some((slot) => slot.kind === 'cargo' && slot.accepts.join() === 'food,fuel')).toBe(
      true,
    );
  });

  it('LA-19.1, LA-8.14 the bonus options of both maps', () => {
    const options = corePack.maps.map(({ slots }) =>
      slots.map(({ bonus }) => bonus.map((option) => option.map((effect) => effect.do).join('+'))),
    );
    const alpha = [['repair', 'decontaminate'], ['decontaminate'], ['repair'], ['gain+damage', 'gain+damage'], ['gain+contaminate']];
    expect(options[0]).toEqual(alpha);
    expect(options[1]).toEqual([
      [...alpha[0]!, 'moveConvoy'],
      [...alpha[1]!, 'upgradeFromDiscard'],
      [...alpha[2]!, 'attack'],
      [...alpha[3]!, 'gain+fame'],
      alpha[4],
    ]);
  });

  it('LA-20.1 every record says where it comes from; designed values stay marked', () => {
    const records = [
      ...corePack.starters,
      ...corePack.exploration,
      ...corePack.enemies,
      ...corePack.loot,
      ...corePack.items,
      ...corePack.outcomes,
    ];
    expect(records.every(({ source }) => ['rulebook', 'public', 'designed'].includes(source))).toBe(true);
    expect(corePack.outcomes.every(({ source }) => source === 'designed')).toBe(true);
    expect(corePack.loot.every(({ designedFields }) => designedFields.includes('defenceSpaces'))).toBe(true);
    expect(corePack.maps.every(({ source }) => source === 'designed')).toBe(true);
  });

  it('LA-20.2, LA-20.3 the designed geometry', () => {
    const [alpha, beta] = corePack.maps;
    const place = (stop: string) => Number(stop.slice(1));
    expect(alpha!.stops).toHaveLength(25);
    expect(alpha!.moorings.map(({ stop }) => place(stop))).toEqual([17, 18, 19, 20, 22, 24]);
    expect(alpha!.shortcuts.map(({ from, to, tracks }) => [place(from), place(to), tracks])).toEqual([
      [4, 6, true],
      [13, 15, true],
    ]);
    expect(beta!.stops).toHaveLength(32);
    expect(beta!.moorings.map(({ stop }) => place(stop))).toEqual([21, 22, 24, 27, 29, 31]);
    expect(beta!.shortcuts.map(({ from, to, kind, tracks }) => [place(from), place(to), kind, tracks])).toEqual([
      [3, 5, 'avalanche', false],
      [6, 9, 'dangerous', false],
      [8, 12, 'shortcut', true],
      [11, 13, 'avalanche', false],
      [13, 17, 'dangerous', true],
      [15, 19, 'shortcut', true],
      [17, 19, 'avalanche', false],
      [21, 25, 'dangerous', true],
    ]);
    expect(alpha!.stops.flatMap(({ special }, index) => (special ? [index] : []))).toEqual([2, 5, 7, 8, 10, 12, 14, 16, 21, 23]);
    expect(beta!.stops.flatMap(({ special }, index) => (special ? [index] : []))).toEqual([2, 5, 7, 9, 12, 14, 16, 18, 22, 26]);
  });

  it('lies on the drawing, with every stop at a place of its own', () => {
    for (const { stops, size } of corePack.maps) {
      expect(new Set(stops.map(({ x, y }) => `${x}/${y}`)).size).toBe(stops.length);
      expect(stops.every(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height)).toBe(true);
    }
  });
});

describe('a pack', () => {
  /** What is wrong with the core pack when a piece of its text is another. */
  const faults = (from: string, to: string) => {
    const text = JSON.stringify(corePack);
    expect(text).toContain(from);
    const parsed = packSchema.parse(JSON.parse(text.replace(from, to)));
    return parsed.ok ? [] : parsed.issues.map(({ message }) => message);
  };

  it('is named by its hash, and another one makes another game', () => {
    const other = { ...corePack, constants: { ...corePack.constants, itemLimit: 4 } };
    expect(makeGame(corePack).packHash).toBe(packHash(corePack));
    expect(makeGame(other).packHash).not.toBe(packHash(corePack));
    const table = given({ players: [{ items: ['mine', 'mine', 'mine'] }, {}], pack: other }).at({ at: 'draw', seat: 0, n: 1, by: 'card' });
    expect(table.asked).toEqual([]);
  });

  it.each([
    ['"special":true', '"special":false', 'LA-5.2'],
    ['"from":"a04","to":"a06"', '"from":"a04","to":"a01"', 'forward'],
    ['"number":6,"stop":"a24"', '"number":6,"stop":"a23"', 'ends at the last mooring'],
    ['{"food":2,"fuel":1,"ammo":0,"item":0}', '{"food":0,"fuel":0,"ammo":0,"item":1}', 'LA-8.9'],
    ['"colour":"red"', '"colour":"blue"', 'LA-5.10'],
    ['"pair":"I-II"', '"pair":"V-VI"', 'LA-5.6'],
    ['"id":"hermit"', '"id":"orphan"', 'twice'],
    ['"id":"A2"', '"id":"A1"', 'twice'],
    ['"start":0', '"start":9', 'fame track'],
    ['"do":"contaminate"', '"do":"enlighten"', 'Invalid'],
  ])('is refused with %s as %s', (from, to, message) => {
    expect(faults(from, to).join()).toContain(message);
  });

  it('is accepted as it is', () => {
    expect(packSchema.parse(JSON.parse(JSON.stringify(corePack))).ok).toBe(true);
  });
});
