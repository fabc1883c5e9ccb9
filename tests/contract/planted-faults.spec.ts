import { chainOrigin, MemoryLog, MemoryStore, type EventLog, type StoredEvent } from '@kronika/event-log';
import { contractCases, runContractCase, testSealing, type ContractHarness } from '@kronika-testing/event-log';

/** A log in memory with one thing wrong, and the case that must find it out. */
interface PlantedFault {
  readonly fault: string;
  readonly foundBy: string;
  plant(log: EventLog, store: MemoryStore): void;
}

async function* each(
  events: AsyncIterable<StoredEvent>,
  change: (event: StoredEvent) => readonly StoredEvent[],
): AsyncIterable<StoredEvent> {
  for await (const event of events) yield* change(event);
}

const faults: readonly PlantedFault[] = [
  {
    fault: 'takes any expected version',
    foundBy: 'append: answers a version that is too low or too high with the actual one, and writes nothing',
    plant(log, store) {
      const append = log.append.bind(log);
      log.append = (stream, events) => append(stream, events, store.streams.get(stream)?.head.version ?? 'no stream');
    },
  },
  {
    fault: 'does not recognise a repeated append',
    foundBy: 'repeat: takes a repeated append for a success and writes nothing',
    plant(log) {
      const append = log.append.bind(log);
      log.append = async (stream, events, expected) => {
        const result = await append(stream, events, expected);
        if (result.kind !== 'appended' || !result.repeated) return result;
        return { kind: 'wrong-expected-version', expected, actual: result.version };
      };
    },
  },
  {
    fault: 'takes a partial overlap for a repetition',
    foundBy: 'repeat: takes a partial overlap for a wrong expected version',
    plant(log, store) {
      const append = log.append.bind(log);
      log.append = async (stream, events, expected) => {
        const result = await append(stream, events, expected);
        const position = store.streams.get(stream)?.positions[0];
        if (result.kind !== 'wrong-expected-version' || store.records[(position ?? 0) - 1]?.id !== events[0]?.id) return result;
        return { kind: 'appended', version: 0, position: BigInt(position ?? 0), repeated: true };
      };
    },
  },
  {
    fault: 'writes the first event of an append whose second is refused',
    foundBy: 'append: writes all events of an append or none',
    plant(log) {
      const append = log.append.bind(log);
      log.append = async (stream, events, expected) => {
        const result = await append(stream, events, expected);
        if (result.kind === 'refused' && events.length > 1) await append(stream, events.slice(0, 1), expected);
        return result;
      };
    },
  },
  {
    fault: 'reads backwards as forwards',
    foundBy: 'read: reads a stream forwards and backwards, from a version, up to a limit',
    plant(log) {
      const read = log.read.bind(log);
      log.read = (stream, options) => read(stream, { ...options, direction: 'forwards' });
    },
  },
  {
    fault: 'counts the limit before the filter',
    foundBy: 'read all: filters by stream prefix and by type; the limit counts what passes',
    plant(log) {
      const readAll = log.readAll.bind(log);
      log.readAll = ({ filter, ...options } = {}) =>
        each(readAll(options), (event) => (filter?.types?.includes(event.type) === false ? [] : [event]));
    },
  },
  {
    fault: 'delivers an event twice to subscribers',
    foundBy: 'subscribe: catches up, then follows live',
    plant(log) {
      const subscribe = log.subscribe.bind(log);
      log.subscribe = (options, handler) =>
        subscribe(options, (batch) => handler({ ...batch, events: batch.events.flatMap((event) => [event, event]) }));
    },
  },
  {
    fault: 'swallows what a handler throws',
    foundBy: 'failing handlers: says where to resume when the very first batch fails',
    plant(log) {
      const subscribe = log.subscribe.bind(log);
      log.subscribe = (options, handler) => {
        const subscription = subscribe(options, handler);
        return { ...subscription, ended: subscription.ended.then(() => ({ kind: 'stopped' })) };
      };
    },
  },
  {
    fault: 'gives a wrong place to resume at',
    foundBy: 'failing handlers: stops visibly when its handler throws, and can be resumed with nothing lost or doubled',
    plant(log) {
      const subscribe = log.subscribe.bind(log);
      log.subscribe = (options, handler) => {
        const subscription = subscribe(options, handler);
        const ended = subscription.ended.then((end) => (end.kind === 'failed' ? { ...end, resumeAfter: undefined } : end));
        return { ...subscription, ended };
      };
    },
  },
  {
    fault: 'breaks the chain',
    foundBy: 'chain: chains every event as defined, across appends and restarts',
    plant(log) {
      const read = log.read.bind(log);
      log.read = (stream, options) => each(read(stream, options), (event) => [{ ...event, chain: chainOrigin }]);
    },
  },
  {
    fault: 'uses one salt for all parts',
    foundBy: 'chain: draws a salt of its own for each sealed part, and keeps given ones',
    plant(log) {
      const append = log.append.bind(log);
      const salt = 'ab'.repeat(16);
      log.append = (stream, events, expected) =>
        append(
          stream,
          events.map((event) => ({ ...event, ...(event.sealed && { sealed: event.sealed.map((part) => ({ salt, ...part })) }) })),
          expected,
        );
    },
  },
  {
    fault: 'keeps erased events readable',
    foundBy: 'erase: erases a stream: reads skip its events from then on',
    plant(log) {
      log.erase = () => Promise.resolve({ kind: 'erased' });
    },
  },
  {
    fault: 'gives versions of erased events free',
    foundBy: 'erase: keeps the versions of erased events used',
    plant(log, store) {
      log.erase = (stream) => {
        store.streams.delete(stream);
        return Promise.resolve({ kind: 'erased' });
      };
    },
  },
  {
    fault: 'forgets everything when it is closed',
    foundBy: 'lifecycle: keeps everything across a restart',
    plant(log, store) {
      const close = log.close.bind(log);
      log.close = () => {
        store.records.length = 0;
        store.streams.clear();
        return close();
      };
    },
  },
];

function harnessWith(fault: PlantedFault): ContractHarness {
  return {
    open() {
      const store = new MemoryStore();
      const open = (): EventLog => {
        const log = new MemoryLog(testSealing, store);
        fault.plant(log, store);
        return log;
      };
      let log = open();
      return Promise.resolve({
        log,
        async reopen() {
          await log.close();
          log = open();
          return log;
        },
        cutConnection: () => Promise.resolve(),
        dispose: () => log.close(),
      });
    },
  };
}

describe('the contract suite finds a log out that', () => {
  it.each(faults)('$fault', async (fault) => {
    const found = contractCases.find(({ name }) => name === fault.foundBy);
    if (found === undefined) throw new Error(`there is no case '${fault.foundBy}'`);
    await expect(runContractCase(harnessWith(fault), found)).rejects.toThrow();
  });
});
