import { given, NewGame } from './testing';
import { undoable } from './undoable';

const turn = (scenario: Parameters<typeof given>[0]) => given(scenario).turnOf(0);
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('what may be taken back', () => {
  it('the actor’s own choices, also when they name a hand card', () => {
    const table = turn({ players: [{ hand: ['school'], goods: { 'contact-grey': 1 } }, {}] });
    table.play(0, { do: 'construct', card: 'school' });
    expect(types(table.events.filter((event) => !undoable(event)))).toEqual([]);
  });

  it('nothing that drew, revealed or shuffled a card: no peeking by undo', () => {
    const table = turn({ players: [{ built: ['motel'], goods: { worker: 1 } }, {}], deck: [], discard: ['pub', 'docks'] });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'motel') });
    expect(types(table.events.filter((event) => !undoable(event)))).toEqual(['reshuffled', 'drew']);
  });

  it('FS-4.16 not the development of Ruins, which shows their face', () => {
    const ruins = turn({ players: [{ ruins: ['church'], hand: ['motel'], goods: { brick: 1 } }, {}] });
    ruins.play(0, { do: 'develop', card: 'motel' });
    expect(types(ruins.events.filter((event) => !undoable(event)))).toEqual(['developed']);
  });

  it('every fact with a secret but the choice of starting cards tells somebody something', () => {
    const game = new NewGame(3, { mixBothDecks: true, promoFactions: true }, 4).until(() => false);
    for (const event of game.events)
      if (event.sealed !== undefined && event.type !== 'kept') expect([event.type, undoable(event)]).toEqual([event.type, false]);
  });
});
