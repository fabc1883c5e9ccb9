import { formatReliability } from '@kronika/tournaments';
import { reliabilityCases, simulateReliability, type ReliabilityOutcome } from '@kronika-testing/tournaments';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const tournaments = 1000;
/** With this many figures some are two standard errors away by chance; five never. */
const tolerance = 5;

/** How reliable formats are: how often the best player wins, and how well the final ranking follows strength. */
const entry: SoakEntry = {
  id: 'tournaments.reliability',
  title: 'Reliability of formats: how often the best player wins, and how well the ranking follows strength',
  async run(progress: Progress): Promise<SoakResult> {
    const rows: string[] = [];
    const away: string[] = [];
    for (const [index, given] of reliabilityCases.entries()) {
      const outcomes: ReliabilityOutcome[] = [];
      for (let i = 0; i < tournaments; i++) {
        outcomes.push(simulateReliability(given, `soak-${i}`));
        if (i % 20 === 19) {
          progress(index * tournaments + i + 1, reliabilityCases.length * tournaments, given.name);
          await new Promise((resume) => setImmediate(resume));
        }
      }
      const won = mean(outcomes.map((outcome) => outcome.bestWon));
      const correlation = mean(outcomes.map((outcome) => outcome.correlation));
      const place = mean(outcomes.map((outcome) => outcome.bestRank));
      const rounds = Math.round(mean(outcomes.map((outcome) => outcome.rounds)).value);
      const cells = [
        given.name,
        given.players,
        rounds,
        `${(100 * won.value).toFixed(1)} ± ${(100 * won.error).toFixed(1)} %`,
        place.value.toFixed(1),
        `${correlation.value.toFixed(3)} ± ${correlation.error.toFixed(3)}`,
      ];
      rows.push(`| ${cells.join(' | ')} |`);
      const shown = formatReliability.find((figure) => figure.name === given.name);
      if (!shown) away.push(`${given.name}: no figure for the wizard`);
      else if (
        Math.abs(shown.bestWins - won.value) > tolerance * won.error ||
        Math.abs(shown.correlation - correlation.value) > tolerance * correlation.error
      ) {
        away.push(`${given.name}: the wizard shows ${shown.bestWins} and ${shown.correlation}`);
      }
    }
    return {
      ok: away.length === 0,
      figures: [
        { what: 'tournaments of each format', value: String(tournaments) },
        { what: 'formats whose figures in the wizard are not these', value: String(away.length), bar: '0' },
      ],
      notes: [
        "Strength is uniform in [0, 2), a game's performance is strength plus uniform [0, 2). Correlation is Spearman's, between strength and final",
        'ranking, shared ranks as their mean. Errors are standard errors. Drawn: nothing is known before the event; seeded: by true strength.',
        '',
        '| format | players | rounds | best player wins | its mean rank | rank correlation |',
        '|---|---|---|---|---|---|',
        ...rows,
        '',
        ...away.map((line) => `- ${line}`),
      ].join('\n'),
    };
  },
};
export default entry;

function mean(values: readonly number[]): { readonly value: number; readonly error: number } {
  const value = values.reduce((sum, next) => sum + next, 0) / values.length;
  const variance = values.reduce((sum, next) => sum + (next - value) ** 2, 0) / (values.length - 1);
  return { value, error: Math.sqrt(variance / values.length) };
}
