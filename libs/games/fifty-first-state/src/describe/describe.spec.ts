import { effectiveLine, kernelEventTypes, randomBot, simulateOne } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { makeGame } from '../game';
import { makeRules } from '../pack/rules';
import { given } from '../testing';
import type { State } from '../state/state';
import { describeMove } from './describe-move';
import { makeNarrator, texts } from './narrator';
import { counted } from './words';

const game = makeGame(corePack);
const narrator = makeNarrator(makeRules(corePack));
const nameOf = (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat] ?? '?';
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the log in words', () => {
  it('has the same keys with the same placeholders in both languages', () => {
    expect(Object.keys(texts.pl).sort()).toEqual(Object.keys(texts.en).sort());
    for (const [key, text] of Object.entries(texts.en)) expect([key, placeholders(texts.pl[key]!)]).toEqual([key, placeholders(text)]);
  });

  it.each([
    [4, { mixBothDecks: true, promoFactions: true, factionAssignment: 'choose' }],
    [1, { soloMode: 'borgo-2', expansion: 'new-era' }],
    [1, { soloMode: 'solo-merchants-guild', expansion: 'winter' }],
    [1, { soloMode: 'solo-appalachian-federation' }],
  ])('leaves no key, id or placeholder untold in a game of %i with %j', (seats, options) => {
    for (const seed of [1, 2, 3]) {
      const played = simulateOne({ game, options, bots: Array.from({ length: seats }, () => randomBot), seed });
      let state: State | undefined;
      for (const event of effectiveLine(played.events)) {
        if (kernelEventTypes.has(event.type)) continue;
        const description = game.describe(event, state);
        state = game.evolve(state, event);
        for (const language of ['en', 'pl'] as const) {
          expect([description.key, texts[language][description.key] !== undefined]).toEqual([description.key, true]);
          const sentence = narrator.sentence(language, description, nameOf);
          expect(sentence).not.toMatch(/[{}]|undefined|\bnull\b|[a-z]+-[a-z]+-[a-z]+|contact-|: \.|\(\)/);
        }
        // In the middle of a move nobody is asked anything.
        if (event.type !== 'turn' && event.type !== 'asked') continue;
        for (const { seat, kind } of game.toAct(state)) {
          expect(texts.en[`question.${kind}`]).toBeDefined();
          for (const move of game.legalMoves(state, seat).slice(0, 5)) {
            const words = describeMove(move, state);
            expect([words.key, texts.pl[words.key] !== undefined]).toEqual([words.key, true]);
            expect(narrator.sentence('en', words, nameOf)).not.toMatch(/[{}]|undefined/);
          }
        }
      }
    }
  });

  it('reads well in English and Polish', () => {
    const lines = (language: 'en' | 'pl') => {
      const table = given({ players: [{ hand: ['school'], goods: { 'contact-grey': 1 } }, { built: ['boiler-room'] }] }).turnOf(0);
      let { state } = table;
      table.play(0, { do: 'construct', card: 'school' });
      return table.events.map((event) => {
        const sentence = narrator.sentence(language, table.game.describe(event, state), nameOf);
        state = table.game.evolve(state, event);
        return sentence;
      });
    };
    expect(lines('en')).toEqual([
      'Ada pays 1 grey contact.',
      'Ada builds School.',
      'Ada gains 1 worker (production: School).',
      'Ada gains 1 worker (building bonus: School).',
      "Bo's turn.",
    ]);
    expect(lines('pl')).toEqual([
      'Ada wydaje 1 szary kontakt.',
      'Ada buduje: Szkoła.',
      'Ada zyskuje 1 robotnika (produkcja: Szkoła).',
      'Ada zyskuje 1 robotnika (bonus za zbudowanie: Szkoła).',
      'Tura: Bo.',
    ]);
  });

  it('names drawn cards only to those who may see them', () => {
    const open = { seat: 0, n: 1, by: 'action', card: 'motel' };
    const { state, game: own } = given({ players: [{}, {}] });
    const say = (sealed: { to: number[]; data?: string[] }) =>
      narrator.sentence('en', own.describe({ type: 'drew', open, sealed: [sealed] }, state), nameOf);
    expect(say({ to: [0] })).toBe('Ada draws 1 card.');
    expect(say({ to: [0], data: ['pub'] })).toBe('Ada draws Pub.');
  });

  it('counts as each language does', () => {
    expect([1, 2, 5, 22].map((n) => counted('pl', 'contact-red', n))).toEqual([
      '1 czerwony kontakt',
      '2 czerwone kontakty',
      '5 czerwonych kontaktów',
      '22 czerwone kontakty',
    ]);
    expect([1, 2].map((n) => counted('en', 'gun', n))).toEqual(['1 gun', '2 guns']);
  });
});

describe('card texts', () => {
  const text = (language: 'en' | 'pl', card: string) => narrator.cardText(language, card).join(' ');

  it('are made from the effect data in both languages', () => {
    expect(text('en', 'school')).toBe('Production: 1 worker. Building bonus: 1 worker.');
    expect(text('pl', 'school')).toBe('Produkcja: 1 robotnika. Bonus za zbudowanie: 1 robotnika.');
    expect(text('en', 'shelter')).toBe('Action (twice a round): pay 2 iron: 2 VP.');
    expect(text('en', 'suppliers')).toMatch(/instead of its owner.*Building bonus: gain the goods of an opponent's production location/);
    expect(text('pl', 'truck')).toBe('Za każdym razem, gdy plądrujesz Lokację lub podpisujesz Umowę: 1 nabój.');
    expect(text('en', 'hidden-forge')).toMatch(/shield\.$/);
  });

  it('exist for every card, without a trace of ids', () => {
    for (const { id, abilities, buildBonus } of corePack.locations) {
      for (const language of ['en', 'pl'] as const) {
        expect([id, narrator.cardText(language, id).length >= abilities.length + Math.min(1, buildBonus.length)]).toEqual([id, true]);
        expect(text(language, id)).not.toMatch(/contact-|undefined|\[object/);
      }
    }
  });
});
