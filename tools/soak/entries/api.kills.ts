import { killServer } from '@kronika-tests/faults';
import type { SoakEntry } from '../entry';

const kills = 100;

const entry: SoakEntry = {
  id: 'api.kills',
  title: 'Kills of the server while bots play tournaments',
  async run(progress) {
    const report = await killServer(kills, Math.random, (kill) => progress(kill, kills));
    return {
      ok: report.violations.length === 0 && report.kills === kills,
      figures: [
        { what: 'kills', value: String(report.kills), bar: String(kills) },
        { what: 'acknowledged commands', value: String(report.acknowledged) },
        { what: 'games created for tables', value: String(report.games) },
        { what: 'results counted', value: String(report.results) },
        { what: 'lost, doubled or unfinished', value: String(report.violations.length), bar: '0' },
      ],
      notes: report.violations.slice(0, 20).join('\n'),
    };
  },
};
export default entry;
