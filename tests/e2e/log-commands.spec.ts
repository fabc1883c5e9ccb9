import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { StoredEvent } from '@kronika/event-log';
import { openToRead, parseLogPlace } from '@kronika/runtime';
import { Person, sightOf, startGame } from '@kronika-tests/support';
import { RunningServer } from './running-server';
import { StandInProcess } from '@kronika-tests/support';

const program = resolve(__dirname, '../../dist/apps/cli/main.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kronika-log-commands-'));

function kronika(data: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', KRONIKA_DATA: data };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
    });
  });
}

/** What a copy must keep: everything but the position. */
async function contents(place: string): Promise<Omit<StoredEvent, 'position'>[]> {
  const log = openToRead(parseLogPlace(place));
  const events: Omit<StoredEvent, 'position'>[] = [];
  for await (const { position: _position, ...event } of log.readAll()) events.push(event);
  await log.close();
  return events;
}

describe('kronika log, beside a running server', () => {
  const data = join(folder, 'data');
  let server: RunningServer;
  beforeAll(async () => {
    server = await RunningServer.start({ KRONIKA_TEST_GAMES: 'on', KRONIKA_DEMO: 'off', KRONIKA_DATA: data });
    const people = [await Person.register(server.url, 'Ann'), await Person.register(server.url, 'Bob')];
    for (let game = 0; game < 5; game++) await startGame(people, 'sample');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('checks it', async () => {
    expect(await kronika(data, 'log', 'check')).toMatchObject({ code: 0, text: expect.stringContaining('10 chains valid, 0 problems') });
  });

  it('backs it up once, and restores it elsewhere, but never over a log', async () => {
    const backup = join(folder, 'backup.sqlite');
    expect(await kronika(data, 'log', 'backup', backup)).toMatchObject({ code: 0, text: expect.stringContaining('verified') });
    expect(await kronika(data, 'log', 'backup', backup)).toMatchObject({ code: 2, text: expect.stringContaining('never overwritten') });
    expect(await kronika(data, 'log', 'restore', backup)).toMatchObject({ code: 2 });
    const other = join(folder, 'restored');
    expect(await kronika(other, 'log', 'restore', backup)).toMatchObject({ code: 0 });
    expect(await contents(other)).toEqual(await contents(data));
    expect(await kronika(other, 'log', 'restore', backup)).toMatchObject({ code: 2 });
  });

  it('copies it to a server that speaks EventStoreDB’s protocol and back, chains unchanged', async () => {
    const standIn = await StandInProcess.start();
    const back = join(folder, 'back');
    expect(await kronika(data, 'log', 'copy', data, standIn.connection)).toMatchObject({ code: 0 });
    expect(await kronika(data, 'log', 'copy', data, standIn.connection)).toMatchObject({
      code: 0,
      text: expect.stringContaining('there already'),
    });
    expect(await kronika(data, 'log', 'check', standIn.connection)).toMatchObject({
      code: 0,
      text: expect.stringContaining('10 chains valid'),
    });
    expect(await kronika(data, 'log', 'copy', standIn.connection, back)).toMatchObject({ code: 0 });
    expect(await contents(back)).toEqual(await contents(data));
    await standIn.stop();
  });

  it('leaves the folder to the server that uses it', async () => {
    await expect(RunningServer.start({ KRONIKA_DATA: data })).rejects.toThrow('ended with 2');
    expect(await kronika(data, 'log', 'copy', join(folder, 'restored'), data)).toMatchObject({ code: 2 });
  });
});

describe('a server on a log elsewhere', () => {
  it('plays on the stand-in, and another server goes on with the same game', async () => {
    const standIn = await StandInProcess.start();
    const settings = { KRONIKA_TEST_GAMES: 'on', KRONIKA_DEMO: 'off', KRONIKA_LOG: standIn.connection };
    const [one, two] = [await RunningServer.start(settings), await RunningServer.start(settings)];
    const people = [await Person.register(one.url, 'Ann'), await Person.register(one.url, 'Bob')];
    const gameId = await startGame(people, 'sample');
    for (const [seat, person] of people.entries()) {
      // The session is in the log, too: it holds on the other server.
      const here = person.at(seat === 0 ? one.url : two.url);
      const { toAct, legalMoves } = await sightOf(here, gameId);
      const decisionId = toAct.find((open) => open.seat === seat)?.id;
      await here.command('playMove', 'PlayMoveInput', { gameId, decisionId, move: legalMoves[0] }, '... on Written { version }');
    }
    await one.stop();
    await two.stop();
    await standIn.stop();
  });
});
