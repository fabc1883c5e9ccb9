import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { StoredEvent } from '@kronika/event-log';
import { openToRead, parseLogPlace } from '@kronika/runtime';
import { RunningServer } from './running-server';
import { StandInProcess } from './stand-in-process';

const program = resolve(__dirname, '../../dist/apps/cli/main.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kronika-log-commands-'));
const hex = () => randomBytes(16).toString('hex');

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
    server = await RunningServer.start({ KRONIKA_TEST_GAMES: 'on', KRONIKA_DATA: data });
    for (let game = 0; game < 5; game++) {
      const seats = [hex(), hex()].map((key) => ({ key, nonce: hex() }));
      await server.query('mutation ($i: StartGameInput!) { startGame(input: $i) { __typename } }', {
        i: { commandId: hex(), game: 'sample', options: {}, seats },
      });
    }
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
    const settings = { KRONIKA_TEST_GAMES: 'on', KRONIKA_LOG: standIn.connection };
    const [one, two] = [await RunningServer.start(settings), await RunningServer.start(settings)];
    const seats = [hex(), hex()].map((key) => ({ key, nonce: hex() }));
    const { startGame } = await one.query<{ startGame: { gameId: string } }>(
      'mutation ($i: StartGameInput!) { startGame(input: $i) { ... on StartedGame { gameId } } }',
      { i: { commandId: hex(), game: 'sample', options: {}, seats } },
    );
    const see =
      'query ($g: ID!, $k: String!) { game(gameId: $g, seatKey: $k) { ... on GameSight { version toAct { id seat } legalMoves } } }';
    type Seen = { game: { version: number; toAct: { id: string; seat: number }[]; legalMoves: unknown[] } };
    for (const [seat, server] of [one, two].entries()) {
      const { game } = await server.query<Seen>(see, { g: startGame.gameId, k: seats[seat]!.key });
      const { playMove } = await server.query<{ playMove: { __typename: string } }>(
        'mutation ($i: PlayMoveInput!) { playMove(input: $i) { __typename } }',
        {
          i: {
            commandId: hex(),
            gameId: startGame.gameId,
            seatKey: seats[seat]!.key,
            decisionId: game.toAct.find((open) => open.seat === seat)!.id,
            move: game.legalMoves[0],
          },
        },
      );
      expect(playMove.__typename).toBe('Written');
    }
    await one.stop();
    await two.stop();
    await standIn.stop();
  });
});
