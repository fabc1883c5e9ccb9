import { changedSpeed, commandOf, speeds } from './commands';

const press = (key: string, held: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) =>
  commandOf({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('the keys of the replay', () => {
  it.each([
    ['ArrowLeft', {}, { do: 'go', go: 'step', towards: -1 }],
    ['ArrowRight', {}, { do: 'go', go: 'step', towards: 1 }],
    ['ArrowRight', { shiftKey: true }, { do: 'go', go: 'turn', towards: 1 }],
    ['PageUp', {}, { do: 'go', go: 'round', towards: -1 }],
    ['PageDown', {}, { do: 'go', go: 'round', towards: 1 }],
    ['n', {}, { do: 'go', go: 'own', towards: 1 }],
    ['N', { shiftKey: true }, { do: 'go', go: 'own', towards: -1 }],
    ['Home', {}, { do: 'ends', end: 'first' }],
    ['End', {}, { do: 'ends', end: 'last' }],
    [' ', {}, { do: 'play' }],
  ])('%s %j', (key, held, command) => {
    expect(press(key, held)).toEqual(command);
  });
  it('leaves the keys of the browser alone', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('n', { ctrlKey: true })).toBeUndefined();
    expect(press('x')).toBeUndefined();
  });
});

describe('speeds', () => {
  it('change by one and stop at both ends', () => {
    expect(changedSpeed(1, 1)).toBe(2);
    expect(changedSpeed(speeds[0], -1)).toBe(speeds[0]);
    expect(changedSpeed(16, 1)).toBe(16);
  });
});
