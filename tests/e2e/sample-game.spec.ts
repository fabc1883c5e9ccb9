import { randomBytes } from 'node:crypto';
import { canonical, type Json } from '@kronika/event-log';
import type { Browser, Page } from 'playwright-core';
import { CuttableLine } from './cuttable-line';
import { openBrowser } from './open-browser';
import { RunningServer } from './running-server';

interface Sight {
  readonly version: number;
  readonly view: Json;
  readonly toAct: readonly { readonly seat: number }[];
}

/** Somebody at the table: a browser page, and the key that it looks through. */
interface Viewer {
  readonly name: string;
  readonly key: string | null;
  readonly page: Page;
  readonly frames: string[];
}

const hex = () => randomBytes(16).toString('hex');

describe('the sample game in the browser', () => {
  let server: RunningServer;
  let line: CuttableLine;
  let browser: Browser;
  let gameId: string;
  let viewers: Viewer[];
  const problems: string[] = [];

  async function sight(key: string | null): Promise<Sight> {
    const { game } = await server.query<{ game: Sight }>(
      'query ($id: ID!, $key: String) { game(gameId: $id, seatKey: $key) { ... on GameSight { version view toAct { seat } } } }',
      { id: gameId, key },
    );
    return game;
  }

  async function look(name: string, key: string | null, base: string): Promise<Viewer> {
    const page = await (await browser.newContext()).newPage();
    const frames: string[] = [];
    page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
    await page.goto(`${base}/play/${gameId}${key === null ? '' : `#key=${key}`}`);
    await page.locator('[data-view]').waitFor();
    return { name, key, page, frames };
  }

  /** Every page shows the server's version, and has rebuilt the server's view to the byte. */
  async function expectEqualViews(who: readonly Viewer[] = viewers): Promise<number> {
    const { version } = await sight(null);
    for (const { name, key, page } of who) {
      await page.locator(`[data-version]:text-is("${version}")`).waitFor();
      const served = await sight(key);
      expect({ name, version, view: await page.locator('[data-view]').textContent() }).toEqual({
        name,
        version: served.version,
        view: canonical(served.view),
      });
    }
    return version;
  }

  /** Clicks one of the moves of somebody whose turn it is, and waits until that page has heard of it. */
  async function playSomething(who: readonly Viewer[], pick: number): Promise<void> {
    const { toAct, version } = await sight(null);
    const acting = who.find((_, seat) => toAct.some((decision) => decision.seat === seat));
    if (acting === undefined) throw new Error('nobody here has to act');
    const buttons = acting.page.locator('[data-move]');
    await buttons.first().waitFor();
    await buttons.nth(pick % (await buttons.count())).click();
    await acting.page.locator(`[data-version]:not(:text-is("${version}"))`).waitFor();
  }

  beforeAll(async () => {
    server = await RunningServer.start({ KRONIKA_TEST_GAMES: 'on' });
    line = await CuttableLine.to(server.url);
    browser = await openBrowser();
    const keys = [hex(), hex()];
    const { startGame } = await server.query<{ startGame: { gameId: string } }>(
      'mutation ($input: StartGameInput!) { startGame(input: $input) { ... on StartedGame { gameId } } }',
      { input: { commandId: hex(), game: 'sample', options: {}, seats: keys.map((key) => ({ key, nonce: hex() })) } },
    );
    gameId = startGame.gameId;
    viewers = [
      await look('seat 1', keys[0]!, server.url),
      await look('seat 2', keys[1]!, line.url),
      await look('spectator', null, server.url),
    ];
  });
  afterAll(async () => {
    await browser.close();
    await line.close();
    await server.stop();
  });

  it('shows every viewer the server’s own view, through a take-back and a cut connection, to the end', async () => {
    await expectEqualViews();
    let tookBack = false;
    let moves = 0;
    for (; (await sight(null)).toAct.length > 0 && moves < 400; moves++) {
      await playSomething(viewers, moves);
      await expectEqualViews();
      const button = viewers[0]!.page.locator('[data-take-back]');
      if (!tookBack && (await button.isVisible())) {
        const before = await sight(null);
        await button.click();
        await viewers[0]!.page.locator(`[data-version]:text-is("${before.version + 1}")`).waitFor();
        await expectEqualViews();
        tookBack = true;
      }
      if (moves === 6) await playThroughACut();
    }
    expect(tookBack).toBe(true);
    // The connection was cut in move 6, and play went on.
    expect(moves).toBeGreaterThan(6);
    await viewers[2]!.page.getByRole('heading', { name: 'The game is over.' }).waitFor();
    for (const { page } of viewers) expect(await page.getByText('Chain verified').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  /** Seat 2 loses its line; seat 1 goes on as long as it can; then the line is mended. */
  async function playThroughACut(): Promise<void> {
    const [one, two, spectator] = viewers as [Viewer, Viewer, Viewer];
    line.cut();
    await two.page.getByText('Reconnecting').waitFor();
    for (let own = 0; own < 3 && (await sight(null)).toAct.some(({ seat }) => seat === 0); own++) {
      await playSomething([one], own);
      await expectEqualViews([one, spectator]);
    }
    line.mend();
    await two.page.getByText('Live', { exact: true }).waitFor();
    await expectEqualViews();
  }

  it('never sends a spectator what is sealed to others', () => {
    const parts = viewers[2]!.frames
      .flatMap(
        (frame) =>
          (JSON.parse(frame) as { payload?: { data?: { gameEvents?: { events: SentEvent[] } } } }).payload?.data?.gameEvents?.events ?? [],
      )
      .filter((event) => event.type !== 'Released')
      .flatMap((event) => event.sealed ?? []);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      if (part.to !== 'everyone') expect(Object.keys(part).sort()).toEqual(['hash', 'to']);
    }
  });
});

interface SentEvent {
  readonly type: string;
  readonly sealed?: readonly { readonly to: unknown }[];
}
