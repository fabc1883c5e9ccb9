import { board } from '@kronika/web/boards/fifty-first-state';
import fc from 'fast-check';
import { golden } from '../testing/golden';
import { goFrom, roundsOf, stopIndexAt, turnsOf } from './course';
import { RecordedGame } from './recorded-game';
import { present } from '../testing/present';

const { game, events } = golden('3-new-era');
const { stops } = new RecordedGame(game, board, events);
const anywhere = fc.nat(stops.length - 1);

describe('goFrom', () => {
  it('steps one by one and stays at the ends', () => {
    expect(goFrom(stops, 0, 'step', -1)).toBe(0);
    expect(goFrom(stops, 5, 'step', 1)).toBe(6);
    expect(goFrom(stops, stops.length - 1, 'step', 1)).toBe(stops.length - 1);
  });

  it.each(['turn', 'round'] as const)('reaches the beginning of every %s, one after the other', (go) => {
    const bands = go === 'turn' ? turnsOf(stops) : roundsOf(stops);
    const visited = [0];
    for (let at = 0; at < stops.length - 1;) {
      at = goFrom(stops, at, go, 1);
      visited.push(at);
    }
    expect(visited.slice(0, -1)).toEqual(bands.map(({ first }) => first));
  });

  it('never leaves the game, and goes the way that it was told', () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom('step', 'turn', 'round', 'own'), fc.constantFrom(1, -1), (at, go, towards) => {
        const to = goFrom(stops, at, go, towards, 1);
        return to >= 0 && to < stops.length && (to - at) * towards >= 0;
      }),
    );
  });

  it("finds a seat's next own action", () => {
    const to = goFrom(stops, 40, 'own', 1, 2);
    expect(stops[to]?.seat).toBe(2);
    expect(to).toBeGreaterThan(40);
    expect(stops[goFrom(stops, to, 'own', 1, 2)]?.seat).toBe(2);
  });
});

describe('stopIndexAt', () => {
  it('finds every stop by its own version and by those of its quiet followers', () => {
    fc.assert(
      fc.property(anywhere, (index) => {
        const stop = present(stops[index]);
        return stopIndexAt(stops, stop.from) === index && stopIndexAt(stops, stop.version) === index;
      }),
    );
  });
  it('takes versions beyond both ends', () => {
    expect(stopIndexAt(stops, -5)).toBe(0);
    expect(stopIndexAt(stops, 1e9)).toBe(stops.length - 1);
    expect(stopIndexAt([], 3)).toBe(0);
  });
});

describe('bands', () => {
  it('cover all stops without gaps', () => {
    for (const bands of [roundsOf(stops), turnsOf(stops)]) {
      expect(bands[0]?.first).toBe(0);
      expect(bands.at(-1)?.last).toBe(stops.length - 1);
      expect(bands.every(({ first }, index) => index === 0 || first === (bands[index - 1]?.last ?? 0) + 1)).toBe(true);
    }
  });
});
