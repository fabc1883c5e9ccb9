import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { World } from './pages';

const root = resolve(import.meta.dirname, '../..');
const patience = 240_000;

/** The built server with its demonstration, in a folder of its own. */
export class DemoServer {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.#process = child;
    this.#folder = folder;
  }

  static async start(): Promise<DemoServer> {
    const folder = mkdtempSync(join(tmpdir(), 'kronika-screens-'));
    const child = spawn(process.execPath, ['dist/apps/api/main.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: '0', KRONIKA_DATA: folder, KRONIKA_DEMO: 'on' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const url = await new Promise<string>((ready, failed) => {
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const found = /is ready: (http:\S+)/.exec(printed)?.[1];
        if (found !== undefined) ready(found);
      });
      child.once('exit', (code) => failed(new Error(`the server ended with ${String(code)}`)));
    });
    const server = new DemoServer(url, child, folder);
    await server.#untilFilled();
    return server;
  }

  stop(): void {
    this.#process.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async ask<Data>(query: string, cookie = ''): Promise<{ readonly data: Data; readonly cookie: string }> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url, cookie },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: Data };
    return { data, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  }

  /** A cookie of somebody of the demonstration. */
  async enter(role: 'PLAYER' | 'ORGANISER'): Promise<string> {
    const commandId = crypto.randomUUID().replaceAll('-', '');
    const { cookie } = await this.ask(`mutation { tryDemo(input: { commandId: "${commandId}", role: ${role} }) { __typename } }`);
    return cookie;
  }

  /** One thing of each kind to show. */
  async world(organiser: string): Promise<World> {
    interface Listed {
      readonly games: {
        readonly edges: readonly {
          readonly node: { readonly gameId: string; readonly seats: readonly { readonly player: { readonly id: string } | null }[] };
        }[];
      };
      readonly running: { readonly edges: readonly { readonly node: { readonly gameId: string } }[] };
      readonly tournaments: { readonly edges: readonly { readonly node: { readonly id: string; readonly formats: readonly string[] } }[] };
    }
    const list = '... on ListedGameConnection { edges { node { gameId seats { player { id } } } } }';
    const { data } = await this.ask<Listed>(
      `{ games(first: 30, states: [RELEASED]) { ${list} } running: games(first: 5, states: [RUNNING]) { ${list} }
         tournaments(first: 20) { ... on TournamentConnection { edges { node { id formats } } } } }`,
    );
    const game = data.games.edges.find(({ node }) => node.seats.some((seat) => seat.player !== null));
    const events = data.tournaments.edges.map(({ node }) => node);
    const ofFormat = (format: string) => events.find(({ formats }) => formats.includes(format))?.id;
    const swiss = ofFormat('TABLE_SWISS') ?? events[0]?.id;
    const player = game?.node.seats.find((seat) => seat.player !== null)?.player?.id;
    if (game === undefined || swiss === undefined || player === undefined) throw new Error('the demonstration is empty');
    const slips = await this.ask<{ readonly resultSlips: { readonly slips?: readonly { readonly token: string }[] } }>(
      `{ resultSlips(tournamentId: "${swiss}", stage: 1, round: 1) { ... on ResultSlips { slips { token } } } }`,
      organiser,
    );
    return {
      game: game.node.gameId,
      running: data.running.edges[0]?.node.gameId,
      player,
      swiss,
      cup: ofFormat('SINGLE_ELIMINATION'),
      league: ofFormat('LEAGUE'),
      slip: slips.data.resultSlips.slips?.[0]?.token,
    };
  }

  async #untilFilled(): Promise<void> {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      const { data } = await this.ask<{ readonly demo: { readonly state: string } }>('{ demo { state } }');
      if (data.demo.state === 'FILLED') return;
      await new Promise((resume) => setTimeout(resume, 500));
    }
    throw new Error('the demonstration took too long');
  }
}
