import { figuresOf, greedyBot, randomBot, simulateOne } from '@kronika/game-kernel';
import { corePack } from './content/core-pack';
import { makeGame } from './game';
import { given } from './testing';

const game = makeGame(corePack);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('metrics', () => {
  const played = simulateOne({ game, options: { expansion: 'new-era' }, bots: [randomBot, greedyBot(game), randomBot], seed: 5 });
  const { metrics, scores } = figuresOf(game, played.events);
  const of = (name: string, seat?: number) =>
    metrics.filter((metric) => metric.name === name && (seat === undefined || metric.seat === seat));

  it('name each seat’s faction, the first player, the rounds and how the game ended', () => {
    expect(of('faction').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(of('first-player')).toHaveLength(1);
    expect(of('rounds')[0]!.value).toBe(scores.length);
    expect(of('ended-by').map(({ of: by }) => by)).toEqual(['vp']);
    expect(of('end-trigger')).toHaveLength(1);
  });

  it('VP by source add up to the final scores', () => {
    const final = scores.at(-1)!;
    final.forEach((score, seat) => expect(sum(of('vp', seat).map(({ value }) => value))).toBe(score));
  });

  it('count every drafted card, and every pass once a round', () => {
    const rounds = scores.length;
    for (const seat of [0, 1, 2]) {
      expect(of('drafted', seat)).toHaveLength(2 * rounds);
      expect(of('turns', seat)).toHaveLength(rounds);
      expect(of('passes', seat)).toHaveLength(rounds);
      expect(of('rejected', seat)).toHaveLength(2);
    }
  });

  it('count what was gained and what was wasted of it', () => {
    expect(sum(of('gained').map(({ value }) => value))).toBeGreaterThan(sum(of('wasted').map(({ value }) => value)));
    for (const metric of metrics) expect(metric.value).not.toBe(Number.NaN);
  });

  it('give the automatic opponent of a solo game no seat', () => {
    const solo = simulateOne({ game, options: { soloMode: 'borgo-2' }, bots: [randomBot], seed: 3 });
    const { metrics: found } = figuresOf(game, solo.events);
    expect(new Set(found.map(({ seat }) => seat))).toEqual(new Set([undefined, 0]));
    expect(found.some(({ name }) => name === 'opponent-vp')).toBe(true);
    expect(sum(found.filter(({ name, seat }) => name === 'vp' && seat === 0).map(({ value }) => value))).toBe(solo.scores.at(-1)![0]);
  });

  it('tell who razed what of whom, what was wasted, and from which card points came', () => {
    const table = given({ players: [{ goods: { 'contact-red': 5 }, built: ['archive'] }, { built: ['school'] }] }).turnOf(0);
    const before = table.state;
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'school') });
    const facts = table.events.flatMap((event) => table.game.metrics(event, before));
    expect(facts).toContainEqual({ name: 'razed', seat: 0, of: 'school', value: 1 });
    expect(facts).toContainEqual({ name: 'lost', seat: 1, of: 'school', value: 1 });
    const cleaning = given({ players: [{ goods: { fuel: 2 } }, {}] });
    expect(cleaning.game.metrics({ type: 'cleanedUp', open: { first: 1, keepShields: [] } }, cleaning.state)).toEqual([
      { name: 'wasted', seat: 0, of: 'fuel', value: 2 },
    ]);
    const points = { type: 'gained', open: { seat: 0, goods: { vp: 2, worker: 1 }, by: 'action', card: 'archive' } };
    expect(cleaning.game.metrics(points, cleaning.state)).toEqual([
      { name: 'gained', seat: 0, of: 'worker', value: 1 },
      { name: 'vp', seat: 0, of: 'action', value: 2 },
      { name: 'vp-card', seat: 0, of: 'archive', value: 2 },
    ]);
  });
});
