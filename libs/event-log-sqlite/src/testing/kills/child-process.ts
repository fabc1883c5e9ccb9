import { spawn } from 'node:child_process';
import { pause } from '@kronika-testing/event-log';

export interface KilledChild {
  /** Everything that the child wrote to its standard output, whole lines only. */
  readonly lines: readonly string[];
  readonly errors: string;
  /** Undefined when it was killed. */
  readonly exitCode: number | undefined;
}

/** When to kill: so long after the child's first line, or after its start; never, to let it finish. */
export type KillTime = { readonly afterFirstLine: number } | { readonly afterStart: number } | 'never';

/** Runs one of the children in this folder and kills it (SIGKILL: it gets no chance to tidy up). From the workspace's root, as all commands. */
export async function runAndKill(script: string, args: readonly string[], when: KillTime): Promise<KilledChild> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './tools/run/register.mjs',
      `libs/event-log-sqlite/src/testing/kills/${script}`,
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  const firstLine = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      resolve();
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const closed = new Promise<number | undefined>((resolve) => child.on('close', (code) => resolve(code ?? undefined)));

  if (when !== 'never') {
    if ('afterFirstLine' in when) await Promise.race([firstLine, closed]);
    await Promise.race([closed, pause('afterFirstLine' in when ? when.afterFirstLine : when.afterStart)]);
    child.kill('SIGKILL');
  }
  const exitCode = await closed;
  return { lines: output.split('\n').slice(0, -1), errors, exitCode };
}
