import { killSubscriber, killWriter, type KillReport } from '@kronika-testing/event-log-sqlite';
import type { SoakEntry } from '../entry';

/** Every kill looks the whole log through, so a log is given up after some of them: otherwise most of the time goes into reading. */
const killsPerLog = 25;
const logs = 20;
const writerKills = killsPerLog * logs;
const subscriberKills = 100;

const entry: SoakEntry = {
  id: 'log.kills',
  title: 'The log in SQLite under kill -9',
  async run(progress) {
    const total = writerKills + subscriberKills;
    const writers: KillReport[] = [];
    for (let log = 0; log < logs; log++) {
      writers.push(await killWriter(killsPerLog, (done) => progress(log * killsPerLog + done, total, 'writer')));
    }
    const sum = (count: (report: KillReport) => number) => writers.reduce((total, report) => total + count(report), 0);
    const writerViolations = writers.flatMap((report) => report.violations);
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
