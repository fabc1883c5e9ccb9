import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { defaultPack, makeGame } from '@kronika/games/sample';
import { folderStorage } from '@kronika/read-models';
import { player, recordGame } from '@kronika-testing/read-models';

const program = resolve(__dirname, '../../../dist/apps/cli/main.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kronika-cli-'));
const models = join(folder, 'read-models');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const log = SqliteLog.open({ folder, durability: 'fast' });
  const game = makeGame(defaultPack);
  for (let day = 1; day <= 3; day++) {
    const startedAt = Date.UTC(2026, 4, day);
    await recordGame(log, { game, seats: [player('ada'), player(day === 2 ? 'cyd' : 'bob')], gameId: `g${day}`, startedAt });
  }
  await recordGame(log, { game, seats: [player('ada'), player('bob')], gameId: 'running', without: 3 });
  await log.close();
});

function kronika(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', KRONIKA_DATA: folder, KRONIKA_TEST_GAMES: 'on' },
  });
  return { status, stdout, stderr };
}

function lines(text: string): readonly Readonly<Record<string, unknown>>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('kronika export', () => {
  it('writes released games as lines of JSON, and no others', () => {
    const { status, stdout } = kronika('export', 'games');
    expect(status).toBe(0);
    expect(lines(stdout).map(({ gameId }) => gameId)).toEqual(['g1', 'g2', 'g3']);
    expect(lines(stdout)[0]).toMatchObject({
      game: 'sample',
      startedAt: '2026-05-01T00:00:00.000Z',
      seats: [{ account: 'ada' }, { account: 'bob' }],
      outcome: { kind: 'ranking' },
    });
  });

  it('narrows them down', () => {
    expect(lines(kronika('export', 'games', '--player', 'cyd').stdout).map(({ gameId }) => gameId)).toEqual(['g2']);
    expect(lines(kronika('export', 'games', '--from', '2026-05-02', '--to', '2026-05-03').stdout).map(({ gameId }) => gameId)).toEqual([
      'g2',
    ]);
    expect(kronika('export', 'games', '--from', 'soon')).toMatchObject({ status: 2, stderr: expect.stringContaining('from: a date') });
    expect(kronika('export', 'secrets')).toMatchObject({ status: 2, stderr: expect.stringContaining('games or metrics') });
  });

  it('writes figures to a file', () => {
    const file = join(folder, 'metrics.ndjson');
    expect(kronika('export', 'metrics', '--out', file).status).toBe(0);
    const metrics = lines(readFileSync(file, 'utf8'));
    expect(new Set(metrics.map(({ gameId }) => gameId))).toEqual(new Set(['g1', 'g2', 'g3']));
    expect(metrics[0]).toMatchObject({ name: expect.any(String), round: expect.any(Number), value: expect.any(Number) });
  });
});

describe('kronika rebuild', () => {
  it('makes read models anew, with a progress bar', () => {
    const { status, stdout, stderr } = kronika('rebuild');
    expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringContaining('100/100') });
    expect(stdout).toMatch(/games v\d+: rebuilt up to position \d+/);
    expect(stdout).toMatch(/ratings v\d+: rebuilt up to position \d+/);
    expect(readdirSync(models).some((file) => /^games-v\d+\.sqlite$/.test(file))).toBe(true);
  });

  it('makes the named ones anew', () => {
    expect(kronika('rebuild', 'ratings').status).toBe(0);
    expect(kronika('rebuild', 'dreams')).toMatchObject({ status: 2, stderr: expect.stringContaining("no read model 'dreams'") });
  });

  it('says what to do while a server runs', () => {
    const server = folderStorage(models);
    expect(kronika('rebuild')).toMatchObject({ status: 2, stderr: expect.stringMatching(/A server is running.*rebuildReadModels/) });
    server.close();
    expect(existsSync(models)).toBe(true);
  });
});
