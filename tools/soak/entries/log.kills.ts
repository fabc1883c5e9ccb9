import { killSubscriber, killWriter, type KillReport } from '@kronika-testing/event-log-sqlite';
import type { Progress, SoakEntry } from '../entry';

/** Every kill looks the whole log through, so a log is given up after some of them: otherwise most of the time goes into reading. */
const killsPerLog = 25;
const logs = 20;
const writerKills = 500;
/** After so many kills the writer starts with an empty log: everything is read again after each kill. */
const killsPerLog = 50;
const subscriberKills = 100;
const total = writerKills + subscriberKills;

/** The sum of several reports. */
async function killWriters(progress: Progress): Promise<KillReport> {
  const sum = { kills: 0, acknowledged: 0, repeated: 0, events: 0, violations: [] as string[] };
  while (sum.kills < writerKills) {
    const before = sum.kills;
    const report = await killWriter(killsPerLog, (done) => progress(before + done, total, 'writer'));
    sum.kills += report.kills;
    sum.acknowledged += report.acknowledged;
    sum.repeated += report.repeated;
    sum.events += report.events;
    sum.violations.push(...report.violations);
  }
  return sum;
}

const entry: SoakEntry = {
  id: 'log.kills',
  title: 'The log in SQLite under kill -9',
  async run(progress) {
    const writer = await killWriters(progress);
    const subscriber = await killSubscriber(subscriberKills, (done) => progress(writerKills + done, total, 'subscriber'));
    const violations = [...writerViolations, ...subscriber.violations];
    return {
      ok: violations.length === 0,
      figures: [
        { what: 'kills of the writing process', value: `${writerKills}, on ${logs} logs`, bar: '500' },
        { what: 'appends acknowledged before a kill', value: String(sum((report) => report.acknowledged)) },
        {
          what: 'appends whose lost answer was asked for again, and which wrote nothing twice',
          value: String(sum((report) => report.repeated)),
        },
        { what: 'events in the logs at the end', value: String(sum((report) => report.events)) },
        { what: 'lost or half appends, broken chains, doubled events', value: String(writerViolations.length), bar: '0' },
        { what: 'kills of a subscriber', value: String(subscriberKills) },
        { what: 'events it followed', value: String(subscriber.events) },
        { what: 'effects missing or doubled', value: String(subscriber.violations.length), bar: '0' },
      ],
      ...(violations.length === 0 ? {} : { notes: violations.map((violation) => `- ${violation}`).join('\n') }),
    };
  },
};
export default entry;
