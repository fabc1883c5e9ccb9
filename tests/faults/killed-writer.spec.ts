import { killWriter } from '@kronika-testing/event-log-sqlite';

describe('a writer that is killed at random moments', () => {
  it('loses no acknowledged append, leaves no half append, keeps its chains, and writes no retried append twice', async () => {
    const report = await killWriter(20);
    expect(report.violations).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(100);
    expect(report.events).toBeGreaterThan(report.acknowledged);
  }, 120_000);
});
