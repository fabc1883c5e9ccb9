import { allocateColours } from './colour-allocation';
import {
  colourCost,
  colourPreference,
  excessiveDifference,
  missedPreference,
  missedStrongPreference,
  noPreference,
  thirdInARow,
} from './colour-preference';
import type { PairingCard } from './pairing-card';
import type { RoundRecord } from './request';

/** A history such as 'WBB'; '-' is a round without a game. */
const history = (letters: string): RoundRecord[] =>
  Array.from(letters, (letter, index) =>
    letter === '-'
      ? { kind: 'bye', bye: 'half', points: 0.5 }
      : { kind: 'played', opponent: 100 + index, colour: letter === 'W' ? 'white' : 'black', points: 0 },
  );
const wish = (letters: string) => colourPreference(history(letters));
const card = (letters: string, rank = 1): PairingCard => ({
  number: rank,
  rank,
  score: 0,
  ownScore: 0,
  preference: letters === '' ? noPreference : wish(letters),
  floats: ['none', 'none'],
  mayHaveBye: true,
  unplayed: 0,
  met: new Set(),
  forbidden: new Set(),
});

describe('colour preferences', () => {
  it.each([
    ['', 'none', undefined],
    ['-', 'none', undefined],
    ['WB', 'mild', 'white'],
    ['BW', 'mild', 'black'],
    ['W', 'strong', 'black'],
    ['WBW', 'strong', 'black'],
    ['BWB-', 'strong', 'white'],
    ['WW', 'absolute', 'black'],
    ['W-W', 'absolute', 'black'],
    ['WBB', 'absolute', 'white'],
    ['WWBB', 'absolute', 'white'],
    ['WWWB', 'absolute', 'black'],
    ['WWWBB', 'absolute', 'white'],
    ['WWWWBB', 'absolute', 'black'],
  ])('C.04.3 1.7 after %s: %s %s', (letters, strength, colour) => {
    expect(wish(letters)).toMatchObject({ strength, colour });
  });

  it.each([
    ['W', 'B', 0],
    ['', 'W', 0],
    ['BW', 'WBW', missedPreference],
    ['W', 'WBW', missedPreference | missedStrongPreference],
    ['W', 'WW', missedPreference | missedStrongPreference],
    ['BW', 'WW', missedPreference],
    ['WW', 'BWW', missedPreference | thirdInARow],
    ['WWBW', 'WWBW', missedPreference | excessiveDifference],
    ['WW', 'WWBW', missedPreference | excessiveDifference],
    ['BWW', 'WWBW', missedPreference | thirdInARow],
    ['BBWW', 'WWBW', missedPreference | thirdInARow],
  ])('C10-C13 a pair with %s and %s', (a, b, cost) => {
    expect(colourCost(wish(a), wish(b))).toBe(cost);
    expect(colourCost(wish(b), wish(a))).toBe(cost);
  });
});

describe('colour allocation', () => {
  it.each([
    ['5.2.1 both wishes', 'W', 'B', 'black', 'preferences'],
    ['5.2.1 the only wish', '', 'B', 'black', 'preferences'],
    ['5.2.2 the stronger wish', 'WB', 'WBB', 'black', 'stronger preference'],
    ['5.2.2 of two absolute wishes the wider difference', 'BWW', 'WWBW', 'white', 'stronger preference'],
    ['5.2.3 the last round in which the colours differed', 'BWBW', 'WBBW', 'black', 'alternation'],
    ['5.2.3 counted back over unplayed rounds', 'BWW-B', 'WBWB', 'black', 'alternation'],
    ['5.2.4 the higher ranked player', 'WB', 'WB', 'white', 'higher ranked player'],
    ['5.2.4 also when one has played less', 'BW', 'BWBW', 'black', 'higher ranked player'],
  ])('C.04.3 %s', (_, higher, lower, colour, reason) => {
    expect(allocateColours(card(higher), card(lower, 2), 'white')).toEqual({ colour, reason });
  });

  it('C.04.3 5.2.5 nobody wishes: an odd number has the initial colour', () => {
    const reason = 'initial colour';
    expect(allocateColours(card('', 1), card('', 4), 'white')).toEqual({ colour: 'white', reason });
    expect(allocateColours(card('', 2), card('', 5), 'white')).toEqual({ colour: 'black', reason });
    expect(allocateColours(card('', 1), card('', 4), 'black')).toEqual({ colour: 'black', reason });
  });
});
