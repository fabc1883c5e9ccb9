import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ServerProcess } from '@kronika-tests/support';
import { freshFolder, removeWorkFolder } from '../work-folder';

/** What is switched off is off for the peer as well: budgets for callers, the journal of requests, the demonstration. */
const environment = {
  KRONIKA_BUDGET: 'off',
  KRONIKA_JOURNAL: 'errors',
  KRONIKA_DEMO: 'off',
  KRONIKA_TEST_GAMES: 'on',
  KRONIKA_BOT_PACE: '0',
};

/** Whoever was started and has to go with us. */
const started = new Set<number>();

process.on('exit', () => {
  for (const pid of started) endProcess(pid);
  // Also where something threw or was interrupted.
  removeWorkFolder();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Starts something the first time it is asked for, and keeps it. */
export function once<Thing>(start: () => Promise<Thing>): () => Promise<Thing> {
  let thing: Promise<Thing> | undefined;
  return () => (thing ??= start());
}

/** Our server, as a user starts it; its log is on the project's disk. */
export const ourServer = once(async () => {
  const server = await ServerProcess.start({ environment, dataFolder: freshFolder('api-ours') });
  started.add(server.pid);
  return server;
});

export interface BareServer {
  readonly url: string;
  /** The socket that sends whatever comes in to everybody. */
  readonly broadcast: string;
}

/** What we are compared with: `bare-server.ts`. */
export const bareServer = once(async (): Promise<BareServer> => {
  const file = resolve(freshFolder('api-bare'), 'bare.db');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', './tools/run/register.mjs', resolve(import.meta.dirname, 'bare-server.ts'), file],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (child.pid !== undefined) started.add(child.pid);
  return new Promise((ready, failed) => {
    let printed = '';
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, url, broadcast] = /ready: (\S+) (\S+)/.exec(printed) ?? [];
      if (url !== undefined && broadcast !== undefined) ready({ url, broadcast });
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => failed(new Error(`the bare server ended with ${String(code)}: ${printed.slice(0, 500)}`)));
  });
});
