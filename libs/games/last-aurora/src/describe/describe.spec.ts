import { effectiveLine, kernelEventTypes, randomBot, simulateOne } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { makeGame } from '../game';
import type { State } from '../state/state';
import { given } from '../testing';
import { describeMove } from './describe-move';
import { narrate, texts } from './narrate';

const game = makeGame(corePack);
const narrator = narrate(corePack);
const nameOf = (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat] ?? '?';
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the log in words', () => {
  it('has the same keys with the same placeholders in both languages', () => {
    expect(Object.keys(texts.pl).sort()).toEqual(Object.keys(texts.en).sort());
    for (const [key, text] of Object.entries(texts.en)) expect([key, placeholders(texts.pl[key]!)]).toEqual([key, placeholders(text)]);
  });

  it.each([
    [4, { mine: true }],
    [2, { map: 'beta' }],
    [1, { map: 'beta', mine: true }],
    [1, {}],
  ])('LA-R48 leaves no key, id or placeholder untold in a game of %i with %j', (seats, options) => {
    for (const seed of [1, 2]) {
      const played = simulateOne({ game, options, bots: Array.from({ length: seats }, () => randomBot), seed });
      let state: State | undefined;
      for (const event of effectiveLine(played.events)) {
        if (kernelEventTypes.has(event.type)) continue;
        const description = game.describe(event, state);
        state = game.evolve(state, event);
        for (const language of ['en', 'pl'] as const) {
          expect([description.key, texts[language][description.key] !== undefined]).toEqual([description.key, true]);
          const sentence = narrator.sentence(language, description, nameOf);
          expect(sentence).not.toMatch(/[{}]|undefined|\bnull\b|[a-z]+-[a-z]+-[a-z]+|\b[ab]\d\d\b|: \.|\(\)/);
        }
        // In the middle of an append the table's own question may not be told yet.
        if (event.type !== 'asked' || (state.lanes !== null && state.stack.at(-1)?.at !== 'together')) continue;
        for (const { seat, kind } of game.toAct(state)) {
          expect([kind, texts.en[`question.${kind}`] !== undefined]).toEqual([kind, true]);
          for (const move of game.legalMoves(state, seat).slice(0, 5)) {
            const words = describeMove(move, state);
            expect([words.key, texts.pl[words.key] !== undefined]).toEqual([words.key, true]);
            expect(narrator.move('en', move, state, nameOf)).not.toMatch(/[{}]|undefined/);
          }
        }
      }
    }
  });

  it('reads well in English and Polish', () => {
    const lines = (language: 'en' | 'pl') => {
      const table = given({ players: [{}, {}], zone: ['hermit'] })
        .exploring(0)
        .explore(0, 1, 'leader-red');
      let { state } = table;
      table.events.length = 0;
      table.play(0, { do: 'cardAction' }, { do: 'placeToken', token: 'survivor', slot: 'b2.0' });
      return table.events.slice(0, 5).map((event) => {
        const sentence = narrator.sentence(language, table.game.describe(event, state), nameOf);
        state = table.game.evolve(state, event);
        return sentence;
      });
    };
    expect(lines('en')).toEqual([
      'Ada takes Hermit.',
      'Ada recruits Hermit.',
      'Ada decides.',
      'Ada puts a survivor on trailer 1, slot 1.',
      'Ada moves Leader to the Rest Zone.',
    ]);
    expect(lines('pl')).toEqual([
      'Ada bierze: Pustelnik.',
      'Ada werbuje: Pustelnik.',
      'Decyduje Ada.',
      'Ada umieszcza Ocalałego: przyczepa 1, pole 1.',
      'Ada przenosi: Lider (Strefa Odpoczynku).',
    ]);
  });

  it('answers to a move that is none with its text', () => {
    expect(narrator.move('en', { do: 'sing' }, undefined, nameOf)).toBe('{"do":"sing"}');
  });
});
