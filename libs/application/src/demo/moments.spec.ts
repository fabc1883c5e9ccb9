import type { StoredEvent } from '@kronika/event-log';
import { foldEvents, type KernelState, randomBot, simulateOne } from '@kronika/game-kernel';
import { samplePlatform } from '../testing';
import { storyOf, winnersOf } from './moments';

async function recorded(seed: string) {
  const game = (await samplePlatform().games.game('sample'))!;
  const played = simulateOne({ game, options: {}, bots: [randomBot, randomBot, randomBot], seed, committed: true });
  return { game, played, events: played.events as unknown as readonly StoredEvent[] };
}

describe('the story of a game', () => {
  it.each(['a', 'b', 'c'])('tells what its states say at every move (%s)', async (seed) => {
    const { game, events } = await recorded(seed);
    const at = (version: number): KernelState<unknown> => foldEvents(game, undefined, events.slice(0, version + 1));
    const { moves } = storyOf(game, events);
    expect(moves.length).toBeGreaterThan(5);
    for (const { before, version, seat, gain, scores, round, endsRound } of moves) {
      const [then, now] = [at(before).state, at(version).state];
      expect(gain).toBeCloseTo(game.evaluate(now, seat) - game.evaluate(then, seat), 9);
      expect(scores).toEqual(game.scores(now));
      expect(round).toBe(game.round(then));
      expect(endsRound).toBe(game.round(now) !== round || game.outcome(now) !== undefined);
    }
  });

  it.each(['d', 'e', 'f'])('knows who was in front, and who won (%s)', async (seed) => {
    const { game, events, played } = await recorded(seed);
    const story = storyOf(game, events);
    for (const { seat, scores } of story.leads) {
      expect(scores.filter((score) => score >= (scores[seat] ?? 0))).toEqual([scores[seat]]);
    }
    const last = story.leads.at(-1);
    const after = story.moves.filter(({ version }) => version > (last?.version ?? 0));
    for (const { scores } of after) {
      const best = Math.max(...scores);
      if (scores.filter((score) => score === best).length === 1) expect(scores.indexOf(best)).toBe(last?.seat);
    }
    expect(story.ended?.outcome).toEqual(played.outcome);
    const places = played.outcome.kind === 'ranking' ? played.outcome.places : [];
    expect(winnersOf(story)).toEqual(places.filter(({ place }) => place === 1).map(({ seat }) => seat));
  });
});
