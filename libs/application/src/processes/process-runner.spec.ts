import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessManager } from './process-manager';
import { type Alarm, ProcessRunner } from './process-runner';

function runner(manager: ProcessManager, more: { caughtUp?: Promise<void>; onFailure?: (alarm: Alarm) => void } = {}) {
  return new ProcessRunner([manager], {
    now: () => Date.now(),
    caughtUp: () => more.caughtUp ?? Promise.resolve(),
    onChange: () => () => undefined,
    onFailure: more.onFailure ?? (() => undefined),
  });
}

describe('running process managers', () => {
  it('acts after catch-up only', async () => {
    let acted = 0;
    const act = () => {
      acted++;
      return Promise.resolve(undefined);
    };
    let catchUp = (): void => undefined;
    const caughtUp = new Promise<void>((resolve) => (catchUp = resolve));
    const processes = runner({ name: 'eager', act }, { caughtUp });
    processes.start();
    processes.wake();
    await pause(5);
    expect(acted).toBe(0);
    catchUp();
    await pause(5);
    expect(acted).toBeGreaterThan(0);
    await processes.stop();
  });

  it('acts one after another, and makes one wake of many', async () => {
    let atOnce = 0;
    let most = 0;
    let acts = 0;
    const act = async () => {
      acts++;
      most = Math.max(most, ++atOnce);
      await pause(10);
      atOnce--;
      return undefined;
    };
    const processes = runner({ name: 'slow', act });
    processes.start();
    await pause(2);
    for (let wake = 0; wake < 50; wake++) processes.wake();
    await pause(40);
    expect([acts, most]).toEqual([2, 1]);
    await processes.stop();
  });

  it('looks again when something is due', async () => {
    const times: number[] = [];
    const act = () => {
      times.push(Date.now());
      return Promise.resolve(times.length < 3 ? Date.now() + 10 : undefined);
    };
    const processes = runner({ name: 'punctual', act });
    processes.start();
    await pause(60);
    expect(times).toHaveLength(3);
    await processes.stop();
  });

  it('raises an alarm and waits longer each time, whoever wakes it; the alarm ends when it works', async () => {
    let acts = 0;
    const failures: number[] = [];
    const act = () => (++acts < 2 ? Promise.reject(new Error('no luck')) : Promise.resolve(undefined));
    const processes = runner({ name: 'clumsy', act }, { onFailure: (alarm) => failures.push(alarm.failures) });
    processes.start();
    await pause(10);
    for (let wake = 0; wake < 20; wake++) processes.wake();
    await pause(10);
    expect(acts).toBe(1);
    expect(processes.alarms).toMatchObject([{ manager: 'clumsy', message: 'no luck', failures: 1 }]);
    await pause(300);
    expect(acts).toBeGreaterThan(1);
    expect(processes.alarms).toEqual([]);
    expect(failures).toEqual([1]);
    await processes.stop();
  });

  it('lets an act end before it stops', async () => {
    let isDone = false;
    const act = async () => {
      await pause(20);
      isDone = true;
      return undefined;
    };
    const processes = runner({ name: 'thorough', act });
    processes.start();
    await pause(5);
    await processes.stop();
    expect(isDone).toBe(true);
  });
});
