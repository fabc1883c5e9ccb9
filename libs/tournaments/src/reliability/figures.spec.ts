import { reliabilityCases } from '../testing/reliability-cases';
import { simulateReliability } from '../testing/reliability';
import { formatReliability } from './figures';

describe('the figures of the wizard', () => {
  it('are there for every format that is measured', () => {
    expect(formatReliability.map((figure) => [figure.name, figure.players, figure.formats])).toEqual(
      reliabilityCases.map((given) => [given.name, given.players, given.stages.map((spec) => spec.format.kind)]),
    );
  });

  it.each(reliabilityCases)('are about right: $name', (given) => {
    const shown = formatReliability.find((figure) => figure.name === given.name)!;
    const outcomes = Array.from({ length: 6 }, (_, i) => simulateReliability(given, `spec-${i}`));
    const values = outcomes.map((outcome) => outcome.correlation);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
    // Six tournaments are few: six standard errors and a little.
    expect(Math.abs(mean - shown.correlation)).toBeLessThan((6 * deviation) / Math.sqrt(values.length) + 0.02);
    expect(outcomes[0]!.rounds).toBeGreaterThanOrEqual(shown.rounds - 1);
  });
});
