import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RedactedEvent } from '@kronika/event-log';
import { formatGameFile } from '@kronika/game-kernel';
import { defaultPack, makeGame } from '@kronika/games/sample';
import { SampleTable } from '@kronika-testing/application';

const program = resolve(__dirname, '../../../dist/apps/cli/main.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kronika-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function kronika(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', KRONIKA_DATA: join(folder, 'data') },
  });
  return { status, stdout, stderr };
}

/** A game that was played to its end through the use cases, as its stream holds it. */
async function gameEvents(): Promise<RedactedEvent[]> {
  const table = await SampleTable.start();
  await table.playOn(1_000);
  const stored: RedactedEvent[] = [];
  for await (const { position: _position, ...event } of table.platform.log.read(`game-${table.gameId}`)) stored.push(event);
  return stored;
}

function fileOf(events: readonly RedactedEvent[]): string {
  const { id, rulesVersion, packHash } = makeGame(defaultPack);
  const header = {
    kronika: 'game',
    format: 1,
    stream: events[0]?.stream ?? '',
    game: id,
    rulesVersion,
    packHash,
    events: events.length,
  } as const;
  const file = join(folder, `${events.length}-${Math.random()}.jsonl`);
  writeFileSync(file, formatGameFile({ header, pack: defaultPack, events }));
  return file;
}

describe('kronika', () => {
  it('explains itself', () => {
    expect(kronika('help')).toMatchObject({ status: 0, stdout: expect.stringContaining('simulate --game') });
    expect(kronika()).toMatchObject({ status: 2 });
    expect(kronika('dance')).toMatchObject({ status: 2, stderr: expect.stringContaining("no command 'dance'") });
    expect(kronika('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('kronika simulate', () => {
  it('plays the same games from the same seed, and its wins sum to the games', () => {
    const args = ['simulate', '--game', 'sample', '--players', '3', '--games', '25', '--seed', 'x', '--bots', 'random,greedy'];
    const { status, stdout, stderr } = kronika(...args);
    expect(status).toBe(0);
    expect(stdout).toContain('games ended: 25 of 25');
    expect(stdout).toMatch(/sum +25\.0/);
    expect(stderr).toContain('25/25');
    expect(kronika(...args).stdout).toBe(stdout);
  });

  it('shows a game in words, in both languages', () => {
    const args = ['simulate', '--game', 'sample', '--games', '1', '--show'];
    expect(kronika(...args).stdout).toContain('The game is over after');
    expect(kronika(...args, '--language', 'pl').stdout).toContain('Koniec gry po rundach');
  });

  it.each([
    [['--games', '5'], '--game'],
    [['--game', 'chess'], "no game 'chess'"],
    [['--game', 'sample', '--games', 'many'], '--games'],
    [['--game', 'sample', '--bots', 'genius'], "no bot 'genius'"],
    [['--game', 'sample', '--options', '{'], '--options'],
    [['--game', 'sample', '--speed', '9'], '--speed'],
  ])('refuses %j in one line', (args, hint) => {
    const { status, stderr } = kronika('simulate', ...args);
    expect(status).toBe(2);
    expect(stderr.split('\n')[0]).toContain(hint);
  });
});

describe('kronika verify', () => {
  it('verifies an exported game', async () => {
    expect(kronika('verify', fileOf(await gameEvents()))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('verified, chain valid'),
    });
  });

  it('finds a changed event, and a file that is none', async () => {
    const events = await gameEvents();
    const changed = events.map((event) => (event.version === 9 ? { ...event, time: event.time + 1 } : event));
    expect(kronika('verify', fileOf(changed))).toMatchObject({ status: 1, stdout: expect.stringContaining('CHAIN BROKEN at version 9') });
    const none = join(folder, 'none.jsonl');
    writeFileSync(none, 'hello');
    expect(kronika('verify', none)).toMatchObject({ status: 2 });
    expect(kronika('verify', join(folder, 'missing'))).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot be read') });
  });
});

describe('kronika import', () => {
  it('brings a verified game in once, and refuses a changed one', async () => {
    const file = fileOf(await gameEvents());
    const text = readFileSync(file, 'utf8');
    const bring = () =>
      spawnSync(process.execPath, [program, 'import', file], {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', KRONIKA_DATA: join(folder, 'imported'), KRONIKA_TEST_GAMES: 'on' },
      });
    const first = bring();
    expect(first.stderr).toBe('');
    expect(first.stdout).toMatch(/: game [0-9a-f-]{36}, \d+ events/);
    expect(bring().stdout).toBe(first.stdout);
    writeFileSync(file, text.replace('"schema":1', '"schema":2'));
    expect(bring()).toMatchObject({ status: 1, stderr: expect.stringContaining('does not verify') });
  });
});
