import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface ServerSettings {
  readonly environment?: Readonly<Record<string, string>>;
  /** Kept when the server ends; without it, an empty folder that goes with the server. */
  readonly dataFolder?: string;
  /** The program to run, where it is not the product's own. */
  readonly program?: string;
}

/** The built server as a user starts it, in a process of its own on a free port; everything that it prints is kept. */
export class ServerProcess {
  readonly url: string;
  readonly dataFolder: string;
  readonly #child: ChildProcess;
  readonly #output: string[];
  readonly #ownsFolder: boolean;

  private constructor(child: ChildProcess, output: string[], url: string, dataFolder: string, ownsFolder: boolean) {
    this.#child = child;
    this.#output = output;
    this.url = url;
    this.dataFolder = dataFolder;
    this.#ownsFolder = ownsFolder;
  }

  static async start({ environment = {}, dataFolder, program = 'dist/apps/api/main.mjs' }: ServerSettings = {}): Promise<ServerProcess> {
    const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'kronika-server-'));
    const output: string[] = [];
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, program)], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', KRONIKA_DATA: folder, KRONIKA_DEMO: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const url = await new Promise<string>((ready, failed) => {
      const take = (chunk: Buffer) => {
        output.push(chunk.toString());
        const address = /ready: (\S+)/.exec(output.join(''))?.[1];
        if (address !== undefined) ready(address);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('exit', (code) => failed(new Error(`the server ended with ${String(code)}:\n${output.join('')}`)));
    });
    return new ServerProcess(child, output, url, folder, dataFolder === undefined);
  }

  /** Everything printed so far, on both channels. */
  get printed(): string {
    return this.#output.join('');
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the server to end, and returns its exit code. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    if (this.#ownsFolder) rmSync(this.dataFolder, { recursive: true, force: true });
    return this.#child.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
