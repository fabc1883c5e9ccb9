import { killServer } from './killed-server';

describe('a server that is killed while bots play a tournament', () => {
  it('loses nothing acknowledged, makes no game and counts no result twice, and brings the tournament to its end', async () => {
    const report = await killServer(5, Math.random);
    expect(report.violations).toEqual([]);
    expect(report.kills).toBe(5);
    expect(report.games).toBeGreaterThan(0);
    expect(report.results).toBe(report.games);
    expect(report.acknowledged).toBeGreaterThan(5);
  }, 240_000);
});
