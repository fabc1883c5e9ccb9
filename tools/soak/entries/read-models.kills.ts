import { killBuilder } from '@kronika-testing/read-models';
import type { SoakEntry } from '../entry';

const killsPerLog = 20;
const logs = 5;

const entry: SoakEntry = {
  id: 'read-models.kills',
  title: 'Read models under kill -9',
  async run(progress) {
    let streams = 0;
    let wrong = 0;
    for (let log = 0; log < logs; log++) {
      const { found, expected } = await killBuilder(killsPerLog, (done) => progress(log * killsPerLog + done, logs * killsPerLog));
      streams += expected.length;
      wrong += expected.filter((tally, index) => JSON.stringify(tally) !== JSON.stringify(found[index])).length;
      wrong += Math.abs(found.length - expected.length);
    }
    return {
      ok: wrong === 0,
      figures: [
        { what: 'kills while a model was built, rebuilt or followed the log', value: String(logs * killsPerLog), bar: '100' },
        { what: 'streams tallied', value: String(streams) },
        { what: 'streams with events lost, doubled or out of order', value: String(wrong), bar: '0' },
      ],
    };
  },
};
export default entry;
