import { killSubscriber, killWriter } from '@kronika-testing/event-log-sqlite';
import type { SoakEntry } from '../entry';

const writerKills = 500;
const subscriberKills = 100;

const entry: SoakEntry = {
  id: 'log.kills',
  title: 'The log in SQLite under kill -9',
  async run(progress) {
    const total = writerKills + subscriberKills;
    const writer = await killWriter(writerKills, (done) => progress(done, total, 'writer'));
    const subscriber = await killSubscriber(subscriberKills, (done) => progress(writerKills + done, total, 'subscriber'));
    const violations = [...writer.violations, ...subscriber.violations];
    return {
      ok: violations.length === 0,
      figures: [
        { what: 'kills of the writing process', value: String(writerKills), bar: '500' },
        { what: 'appends acknowledged before a kill', value: String(writer.acknowledged) },
        { what: 'appends whose lost answer was asked for again, and which wrote nothing twice', value: String(writer.repeated) },
        { what: 'events in the log at the end', value: String(writer.events) },
        { what: 'lost or half appends, broken chains, doubled events', value: String(writer.violations.length), bar: '0' },
        { what: 'kills of a subscriber', value: String(subscriberKills) },
        { what: 'events it followed', value: String(subscriber.events) },
        { what: 'effects missing or doubled', value: String(subscriber.violations.length), bar: '0' },
      ],
      ...(violations.length === 0 ? {} : { notes: violations.map((violation) => `- ${violation}`).join('\n') }),
    };
  },
};
export default entry;
