import { greedyBot, Replay, redact, simulateOne } from '@kronika/game-kernel';
import { makeGame } from './make-game';
import { goods, defaultPack } from './pack';
import { texts } from './texts';

const game = makeGame(defaultPack);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('texts', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect(Object.keys(texts.pl)).toEqual(Object.keys(texts.en));
    for (const [key, text] of Object.entries(texts.en)) expect([key, placeholders(texts.pl[key]!)]).toEqual([key, placeholders(text)]);
  });

  it('have words for everything that is described, with its parameters, for every viewer', () => {
    const bot = greedyBot(game);
    for (let seed = 0; seed < 20; seed++) {
      const { events } = simulateOne({ game, options: { rounds: 3 }, bots: [bot, bot, bot], seed });
      for (const viewer of ['everything', 'spectator', { seat: 1 }] as const) {
        const { entries } = new Replay(
          game,
          events.map((event) => redact(event, viewer)),
        ).timeline;
        for (const { description } of entries) {
          if (description.key.startsWith('kernel.')) continue;
          const text = texts.en[description.key];
          expect([description.key, text]).toEqual([description.key, expect.any(String)]);
          for (const name of placeholders(text!)) expect(description.params).toHaveProperty(name!);
        }
      }
    }
  });

  it('have words for every question, move and good', () => {
    const kinds = ['offer', 'turn', 'discard', 'guard', 'attack'].map((kind) => `question.${kind}`);
    const moves = ['offer', 'trade', 'store', 'raid', 'pass', 'discard', 'guard', 'guard.none', 'attack'].map((move) => `move.${move}`);
    for (const key of [...kinds, ...moves, ...goods.map((good) => `good.${good}`)]) expect(texts.en).toHaveProperty([key]);
  });
});
