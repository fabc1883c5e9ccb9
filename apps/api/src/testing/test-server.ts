import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@kronika/runtime';
import { LineJournal } from '../app/operations/journal';
import { type RunningServer, startServer } from '../server';
import { ApiClient } from './api-client';

/** A server in this process, on a free port and an empty data folder, with everything that it would print. */
export class TestServer {
  readonly #folder: string;
  readonly #server: RunningServer;
  readonly #journal: LineJournal;
  readonly #printed: string[];

  private constructor(folder: string, server: RunningServer, journal: LineJournal, printed: string[]) {
    this.#folder = folder;
    this.#server = server;
    this.#journal = journal;
    this.#printed = printed;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'kronika-api-'));
    const printed: string[] = [];
    const journal = new LineJournal((text) => printed.push(text));
    const environment = { PORT: '0', KRONIKA_DATA: folder, KRONIKA_DEMO: 'off', KRONIKA_TEST_GAMES: 'on', ...settings };
    const product = { webRoot: join(tmpdir(), 'kronika-no-page'), version: '0.0.0-test', journal };
    return new TestServer(folder, await startServer(readSettings(environment), product), journal, printed);
  }

  get url(): string {
    // Whatever address it says to have, it is on this machine.
    return `http://127.0.0.1:${this.#server.port}`;
  }

  get setUpLink(): string {
    return this.#server.setUpLink ?? '';
  }

  /** Everything that the server has printed so far. */
  printed(): string {
    this.#journal.flush();
    return this.#printed.join('');
  }

  client(): ApiClient {
    return new ApiClient(this.url);
  }

  async stop(): Promise<void> {
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
