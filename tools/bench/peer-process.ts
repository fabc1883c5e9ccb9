import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs a script that works with a peer in a process of its own and answers with the figure that it prints last. So a peer that takes its
 * process down with it, or talks on the console, disturbs nobody.
 */
export async function inPeerProcess(script: string, ...args: readonly string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      '--import',
      './tools/run/register.mjs',
      resolve(import.meta.dirname, script),
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const figure = Number(/figure: (.+)\n$/.exec(output)?.[1]);
  if (code === 0 && Number.isFinite(figure)) return figure;
  const reason = errors.split('\n').find((line) => /error/i.test(line)) ?? `exit code ${code ?? 'none'}`;
  throw new Error(reason.trim());
}

/** Called by such a script at its end. */
export function printFigure(figure: number): void {
  console.log(`figure: ${figure}`);
}
