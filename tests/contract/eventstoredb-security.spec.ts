import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogUnavailable } from '@kronika/event-log';
import { collect, freshStream, sampleEvents } from '@kronika-testing/event-log';
import { selfSignedCertificate } from './stand-in/certificate';
import { Workbench } from './stand-in/connected';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

const users = { kronika: { password: 'p@ss:wörd', admin: true }, guest: { password: 'guest', admin: false } };
const login = 'kronika:p%40ss%3Aw%C3%B6rd';

/** A secure stand-in, and the file of the certificate that is to be trusted. */
async function secure(): Promise<{ address: string; authority: string }> {
  const tls = selfSignedCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'kronika-certificate-'));
  const authority = join(folder, 'ca.crt');
  writeFileSync(authority, tls.certificate);
  bench.later(() => {
    rmSync(folder, { recursive: true });
    return Promise.resolve();
  });
  const node = await bench.node({ tls, users });
  // By name: with TLS, Node takes no IP address.
  return { address: `localhost:${node.endpoint.port}`, authority: encodeURIComponent(authority) };
}

describe.each([{ protocol: 'single' }, { protocol: 'batch' }] as const)('a secure server, over the $protocol protocol', ({ protocol }) => {
  it.each(['esdb', 'kurrentdb'])('takes TLS and credentials from %s://', async (scheme) => {
    const { address, authority } = await secure();
    const log = bench.log(`${scheme}://${login}@${address}?tlsCAFile=${authority}`, { protocol });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 2), 'no stream')).toMatchObject({ kind: 'appended', version: 1 });
    expect(await log.append(stream, sampleEvents(stream, 1), 1)).toMatchObject({ kind: 'appended', version: 2 });
    expect(await collect(log.read(stream))).toHaveLength(3);
    expect(await collect(log.readAll())).toHaveLength(3);
    const caughtUp = await new Promise((resolve) => {
      const subscription = log.subscribe({ onCaughtUp: resolve }, () => undefined);
      bench.later(() => subscription.stop());
    });
    expect(caughtUp).toBe(await log.lastPosition());
  });

  it.each([
    ['a wrong password', 'kronika:wrong@'],
    ['a wrong user', 'nobody:guest@'],
    ['no user', ''],
  ])('turns away %s', async (_who, credentials) => {
    const { address, authority } = await secure();
    const log = bench.log(`esdb://${credentials}${address}?tlsCAFile=${authority}`, { protocol });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect(await log.append(stream, sampleEvents(stream, 1), 0)).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    await expect(collect(log.read(stream))).rejects.toBeInstanceOf(LogUnavailable);
    await expect(collect(log.readAll())).rejects.toBeInstanceOf(LogUnavailable);
    expect(await log.subscribe({}, () => undefined).ended).toMatchObject({ kind: 'failed', error: expect.any(LogUnavailable) });
  });

  it('lets a user without the right to $all append and read streams, but not follow the log', async () => {
    const { address, authority } = await secure();
    const log = bench.log(`esdb://guest:guest@${address}?tlsCAFile=${authority}`, { protocol });
    const stream = freshStream('account-');
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'appended' });
    expect(await log.erase(stream)).toEqual({ kind: 'erased' });
    await expect(collect(log.readAll())).rejects.toThrow(/denie/i);
    expect(await log.subscribe({}, () => undefined).ended).toMatchObject({ kind: 'failed', error: expect.any(LogUnavailable) });
  });

  it('is not trusted without its certificate', async () => {
    const { address } = await secure();
    const log = bench.log(`esdb://${login}@${address}`, { protocol, patience: 200 });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toEqual({
      kind: 'refused',
      reason: 'unavailable',
      message: expect.stringMatching(/certificate/),
    });
  });

  it('must be called by name, also when the cluster itself tells of its nodes', async () => {
    const { address, authority } = await secure();
    const log = bench.log(`esdb+discover://${login}@${address}?tlsCAFile=${authority}&gossipTimeout=2`, { protocol, patience: 200 });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toEqual({
      kind: 'refused',
      reason: 'unavailable',
      message: expect.stringMatching(/host name.*127\.0\.0\.1/),
    });
  });

  it('is not spoken to without TLS', async () => {
    const { address } = await secure();
    const log = bench.log(`esdb://${login}@${address}?tls=false`, { protocol, patience: 200 });
    const stream = freshStream();
    expect((await log.append(stream, sampleEvents(stream, 1), 'no stream')).kind).not.toBe('appended');
  });
});
