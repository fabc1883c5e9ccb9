import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** The built server as a user starts it, on a free port and an empty data folder. */
export class RunningServer {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #dataFolder: string;

  private constructor(process: ChildProcess, dataFolder: string, url: string) {
    this.#process = process;
    this.#dataFolder = dataFolder;
    this.url = url;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'kronika-e2e-'));
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/apps/api/main.mjs')], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', KRONIKA_DATA: dataFolder, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((ready, failed) => {
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /ready: (\S+)/.exec(printed)?.[1];
        if (address !== undefined) ready(address);
      });
      child.once('exit', (code) => failed(new Error(`the server ended with ${String(code)}`)));
    });
    return new RunningServer(child, dataFolder, url);
  }

  async query<Data>(query: string, variables: unknown = {}): Promise<Data> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as { data?: Data; errors?: unknown };
    if (body.data === undefined || body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  /** Asks the server to end, and returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    rmSync(this.#dataFolder, { recursive: true, force: true });
    return this.#process.exitCode;
  }
}
