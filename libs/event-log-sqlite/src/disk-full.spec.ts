import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { collect, freshStream, sampleEvent, sampleEvents } from '@kronika-testing/event-log';
import { EventReader } from './event-reader';
import { EventWriter } from './event-writer';
import { GroupCommit } from './group-commit';
import { openForWriting } from './connection';
import { nativeSealing } from './native-sealing';
import { logFile } from './sqlite-log';
import { temporaryFolder } from './testing';
import { PreparedTransactions, type Transactions } from './transactions';
import { draftAppend, type AppendDraft, type AppendResult, type NewEvent } from '@kronika/event-log';

let folder: string;
let database: DatabaseSync;
let reader: EventReader;

type Step = 'begin' | 'commit' | 'rollBack';

/** Transactions of which one step can be made to fail, before it is done or after. */
class FaultyTransactions implements Transactions {
  fault: { readonly on: Step; readonly code: number; readonly after: boolean } | undefined;
  readonly #real = new PreparedTransactions(database);

  get isOpen(): boolean {
    return this.#real.isOpen;
  }

  begin(): void {
    this.#do('begin');
  }

  commit(): void {
    this.#do('commit');
  }

  rollBack(): void {
    this.#do('rollBack');
  }

  #do(step: Step): void {
    const { fault } = this;
    const strikes = fault?.on === step;
    if (!strikes || fault.after) this.#real[step]();
    if (strikes) {
      this.fault = undefined;
      throw planted(fault.code);
    }
  }
}

function planted(code: number): Error {
  return Object.assign(new Error('planted'), { errcode: code });
}

let transactions: FaultyTransactions;
let commits: GroupCommit;

beforeEach(() => {
  folder = temporaryFolder();
  database = openForWriting(logFile(folder), 'full');
  reader = new EventReader(database, () => false);
  transactions = new FaultyTransactions();
  commits = new GroupCommit(transactions, new EventWriter(database, reader.streams, reader.names, nativeSealing), () => undefined);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function draft(stream: string, events: readonly NewEvent[], expected: number | 'no stream'): AppendDraft {
  const result = draftAppend(stream, events, expected);
  if (result.kind === 'refused') throw new Error(result.message);
  return result;
}

function append(stream: string, events: readonly NewEvent[], expected: number | 'no stream'): Promise<AppendResult> {
  return commits.append(draft(stream, events, expected));
}

function fillUp(pagesLeft: number): void {
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages + pagesLeft}`);
}

const makeRoom = (): void => database.exec('PRAGMA max_page_count = 1000000');
const large = (stream: string): NewEvent => sampleEvent(stream, { open: 'x'.repeat(200_000) });

describe('a full disk', () => {
  it('is a typed refusal that writes nothing', async () => {
    const stream = freshStream();
    await append(stream, sampleEvents(stream, 1), 'no stream');
    fillUp(2);
    expect(await append(stream, [large(stream)], 0)).toMatchObject({ kind: 'refused', reason: 'disk-full' });
    expect(await collect(reader.read(stream))).toHaveLength(1);
  });

  it('loses nothing, and the log goes on when there is room again', async () => {
    const stream = freshStream();
    const events = [large(stream)];
    await append(stream, sampleEvents(stream, 1), 'no stream');
    fillUp(2);
    expect(await append(stream, events, 0)).toMatchObject({ reason: 'disk-full' });
    makeRoom();
    expect(await append(stream, events, 0)).toMatchObject({ kind: 'appended', version: 1, position: 2n, repeated: false });
    expect((await collect(reader.readAll())).map((event) => event.position)).toEqual([1n, 2n]);
  });

  it('hits only the append that does not fit, not those that share its commit', async () => {
    const streams = [freshStream(), freshStream(), freshStream()] as const;
    fillUp(8);
    const results = await Promise.all([
      append(streams[0], sampleEvents(streams[0], 2), 'no stream'),
      append(streams[1], [large(streams[1])], 'no stream'),
      append(streams[2], sampleEvents(streams[2], 1), 'no stream'),
    ]);
    expect(results).toMatchObject([
      { kind: 'appended', position: 2n },
      { kind: 'refused', reason: 'disk-full' },
      { kind: 'appended', position: 3n },
    ]);
    expect((await collect(reader.readAll())).map((event) => event.stream)).toEqual([streams[0], streams[0], streams[2]]);
  });

  it('is a refusal, too, when only COMMIT finds out', async () => {
    const stream = freshStream();
    transactions.fault = { on: 'commit', code: 13, after: false };
    const events = sampleEvents(stream, 2);
    expect(await append(stream, events, 'no stream')).toMatchObject({ kind: 'refused', reason: 'disk-full' });
    expect(await append(stream, events, 'no stream')).toMatchObject({ kind: 'appended', repeated: false });
  });

  it('refuses to erase, and what was there stays', async () => {
    const stream = freshStream('chat-');
    await append(stream, sampleEvents(stream, 1), 'no stream');
    transactions.fault = { on: 'begin', code: 13, after: false };
    expect(await commits.erase(stream)).toMatchObject({ kind: 'refused', reason: 'disk-full' });
    expect(await collect(reader.read(stream))).toHaveLength(1);
  });
});

describe('a failing COMMIT', () => {
  for (const { what, after } of [
    { what: 'that did not happen', after: false },
    { what: 'that did happen', after: true },
  ]) {
    it(`${what} leaves its whole batch unknown, and a retry writes nothing twice`, async () => {
      const streams = [freshStream(), freshStream()] as const;
      const batches = streams.map((stream) => sampleEvents(stream, 2));
      transactions.fault = { on: 'commit', code: 10, after };
      const tryAll = (): Promise<readonly AppendResult[]> =>
        Promise.all(streams.map((stream, index) => append(stream, batches[index] ?? [], 'no stream')));
      expect(await tryAll()).toMatchObject([{ kind: 'unknown' }, { kind: 'unknown' }]);
      expect(await tryAll()).toMatchObject([2n, 4n].map((position) => ({ kind: 'appended', version: 1, position, repeated: after })));
      expect((await collect(reader.readAll())).map((event) => event.position)).toEqual([1n, 2n, 3n, 4n]);
    });
  }
});

describe('a failing BEGIN', () => {
  it('refuses as unavailable, and the next append goes through', async () => {
    const stream = freshStream();
    transactions.fault = { on: 'begin', code: 10, after: false };
    expect(await append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    expect(await append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'appended', position: 1n });
  });
});

describe('a failing ROLLBACK', () => {
  it('stops all writing until it succeeds: what has failed must not get into a later commit', async () => {
    const [first, second] = [freshStream(), freshStream()] as const;
    const fail = (): never => {
      throw planted(10);
    };
    transactions.commit = fail;
    transactions.rollBack = fail;
    expect(await append(first, sampleEvents(first, 1), 'no stream')).toMatchObject({ kind: 'unknown' });
    Reflect.deleteProperty(transactions, 'commit');
    Reflect.deleteProperty(transactions, 'rollBack');
    expect(await append(second, sampleEvents(second, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    expect(await append(second, sampleEvents(second, 1), 'no stream')).toMatchObject({ kind: 'appended', position: 1n });
    expect((await collect(reader.readAll())).map((event) => event.stream)).toEqual([second]);
  });
});
