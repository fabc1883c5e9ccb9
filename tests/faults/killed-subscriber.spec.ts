import { killSubscriber } from '@kronika-testing/event-log-sqlite';

describe('a subscriber that is killed at random moments', () => {
  it('has every effect exactly once when effect and checkpoint are one transaction', async () => {
    const report = await killSubscriber(10);
    expect(report.violations).toEqual([]);
    expect(report.events).toBeGreaterThan(50);
  }, 120_000);
});
