import type { Move } from '@kronika/games/fifty-first-state';
import { chooseMove, idle, pressThing, stepBack } from './selection';

const build: Move = { do: 'construct', card: 'docks' };
const deal: Move = { do: 'signDeal', card: 'docks' };
const never = () => false;

describe('pressing a thing', () => {
  it('looks closer where nothing can be done with it', () => {
    expect(pressThing('hand:0:docks', [], true, never)).toEqual({ then: 'inspect' });
  });
  it('shows in a turn what can be done with it, even if it is one thing only', () => {
    expect(pressThing('hand:0:docks', [build], true, never)).toEqual({ then: 'select', selection: { at: 'thing', thing: 'hand:0:docks' } });
  });
  it('answers a question at once', () => {
    expect(pressThing('good:0:fuel', [build], false, never)).toEqual({ then: 'send', move: build });
  });
  it('asks which of several answers is meant', () => {
    expect(pressThing('place:3', [build, deal], false, never)).toEqual({ then: 'select', selection: { at: 'thing', thing: 'place:3' } });
  });
  it('asks once more before what cannot be taken back', () => {
    const selection = { at: 'confirm', move: build, from: 'display:docks' };
    expect(pressThing('display:docks', [build], false, () => true)).toEqual({ then: 'select', selection });
    expect(chooseMove(build, 'display:docks', () => true)).toEqual({ then: 'select', selection });
    expect(chooseMove(build, 'display:docks', never)).toEqual({ then: 'send', move: build });
  });
});

describe('going back', () => {
  const moves = new Map([
    ['hand:0:docks', [build, deal]],
    ['display:docks', [build]],
    ['prompt', [build, deal]],
  ]);
  it('leads from the question to the thing, and from there to nothing', () => {
    expect(stepBack({ at: 'confirm', move: build, from: 'hand:0:docks' }, moves)).toEqual({ at: 'thing', thing: 'hand:0:docks' });
    expect(stepBack({ at: 'thing', thing: 'hand:0:docks' }, moves)).toBe(idle);
  });
  it('leads to nothing where the thing had one move, or was the prompt', () => {
    expect(stepBack({ at: 'confirm', move: build, from: 'display:docks' }, moves)).toBe(idle);
    expect(stepBack({ at: 'confirm', move: build, from: 'prompt' }, moves)).toBe(idle);
  });
});
