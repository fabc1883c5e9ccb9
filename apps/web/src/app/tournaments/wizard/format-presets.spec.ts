import { advisedRounds, fieldsOf, measuredLike, presetIds, stagesOf, usualChoice } from './format-presets';

describe.each(presetIds)('%s', (preset) => {
  it('has stages, and says which settings concern it', () => {
    const stages = stagesOf({ ...usualChoice, preset });
    expect(stages.length).toBeGreaterThan(0);
    expect(fieldsOf(preset).every((field) => field in usualChoice)).toBe(true);
  });
});

it('finds the measured event that is nearest', () => {
  expect(measuredLike({ ...usualChoice, preset: 'table-swiss', rounds: 4 })?.name).toBe('table Swiss, 4 rounds');
  expect(measuredLike({ ...usualChoice, preset: 'swiss', rounds: 5, bestOf: 3 })?.name).toBe('Swiss, 5 rounds, best of 3');
  expect(measuredLike({ ...usualChoice, preset: 'swiss-cut' })?.name).toContain('then knock-out');
});

it('advises more rounds for more players', () => {
  expect(advisedRounds('swiss', 8)).toBe(3);
  expect(advisedRounds('swiss', 33)).toBe(6);
  expect(advisedRounds('table-swiss', 32)).toBe(5);
});
