import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The stand-in for EventStoreDB (tests/contract/stand-in) as a process of its own. */
export class StandInProcess {
  readonly connection: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, connection: string) {
    this.#process = process;
    this.connection = connection;
  }

  static async start(): Promise<StandInProcess> {
    const child = spawn(process.execPath, ['--import', './tools/run/register.mjs', 'tests/contract/stand-in/main.ts'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const connection = await new Promise<string>((ready, failed) => {
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /(esdb:\S+)/.exec(printed)?.[1];
        if (address !== undefined) ready(address);
      });
      child.once('exit', (code) => failed(new Error(`the stand-in ended with ${String(code)}`)));
    });
    return new StandInProcess(child, connection);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }
}
