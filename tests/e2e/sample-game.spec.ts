import type { Json } from '@kronika/event-log';
import { ApiClient, Person, type Sight, sightOf, startGame } from '@kronika-tests/support';
import type { Browser, Page } from 'playwright-core';
import { CuttableLine } from './cuttable-line';
import { openBrowser } from './open-browser';
import { RunningServer } from './running-server';

/** Somebody at the table: a browser page, and who looks at it. */
interface Viewer {
  readonly name: string;
  readonly client: ApiClient;
  readonly page: Page;
  readonly frames: string[];
}

/** Everything that a view says, by path, as the page shows it. */
function leaves(value: Json, path = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return { [path]: JSON.stringify(value) };
  const below = Object.entries<Json>(value).map(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
  return Object.assign({}, ...below) as Record<string, string>;
}

/** What a page shows of the game. */
function shown(page: Page): Promise<Record<string, string>> {
  return page.evaluate<Record<string, string>>(`Object.fromEntries([...document.querySelectorAll('[data-thing]')].map((thing) =>
    [thing.getAttribute('data-thing'), thing.querySelector('.value').textContent]))`);
}

describe('the sample game in the browser', () => {
  let server: RunningServer;
  let line: CuttableLine;
  let browser: Browser;
  let gameId: string;
  let spectator: ApiClient;
  let viewers: Viewer[];
  const problems: string[] = [];

  /** A spectator's page goes on with a spectator's eyes when the game is released. */
  async function sight(client: ApiClient): Promise<Sight> {
    if (client !== spectator) return sightOf(client, gameId);
    const text = `query ($id: ID!) { game(gameId: $id, as: { kind: SPECTATOR }) { ... on GameSight { version view toAct { id seat } } } }`;
    return (await client.query<{ game: Sight }>(text, { id: gameId })).game;
  }

  async function look(name: string, client: ApiClient, base: string): Promise<Viewer> {
    const context = await browser.newContext({ locale: 'en' });
    const cookies = client.cookieHeader.split('; ').filter((pair) => pair !== '');
    await context.addCookies(
      cookies.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: base })),
    );
    const page = await context.newPage();
    const frames: string[] = [];
    page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
    await page.goto(`${base}/play/${gameId}`);
    await page.locator('[data-thing]').first().waitFor();
    return { name, client, page, frames };
  }

  /** Every page shows the server's version, and has rebuilt the server's view to the last leaf. */
  async function expectEqualViews(who: readonly Viewer[] = viewers): Promise<number> {
    const { version } = await sight(spectator);
    for (const { name, client, page } of who) {
      await page.locator(`[data-version]:text-is("${version}")`).waitFor();
      const served = await sight(client);
      expect({ name, version, view: await shown(page) }).toEqual({ name, version: served.version, view: leaves(served.view as Json) });
    }
    return version;
  }

  /** Clicks one of the moves of somebody whose turn it is, and waits until that page has heard of it. */
  async function playSomething(who: readonly Viewer[], pick: number): Promise<void> {
    const { toAct, version } = await sight(spectator);
    const acting = who.find((_, seat) => toAct.some((decision) => decision.seat === seat));
    if (acting === undefined) throw new Error('nobody here has to act');
    const buttons = acting.page.locator('[data-move]');
    await buttons.first().waitFor();
    await buttons.nth(pick % (await buttons.count())).click();
    await acting.page.locator(`[data-version]:not(:text-is("${version}"))`).waitFor();
  }

  beforeAll(async () => {
    server = await RunningServer.start({ KRONIKA_TEST_GAMES: 'on', KRONIKA_DEMO: 'off', KRONIKA_BUDGET: 'off' });
    line = await CuttableLine.to(server.url);
    browser = await openBrowser();
    spectator = new ApiClient(server.url);
    const people = [await Person.register(server.url, 'Ann'), await Person.register(server.url, 'Bob')] as const;
    gameId = await startGame(people, 'sample');
    viewers = [
      await look('seat 1', people[0], server.url),
      await look('seat 2', people[1], line.url),
      await look('spectator', spectator, server.url),
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
    for (; (await sight(spectator)).toAct.length > 0 && moves < 400; moves++) {
      await playSomething(viewers, moves);
      await expectEqualViews();
      const button = viewers[0]!.page.locator('[data-take-back]');
      if (!tookBack && (await button.isVisible())) {
        const before = await sight(spectator);
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
    const [one, two, watching] = viewers as [Viewer, Viewer, Viewer];
    line.cut();
    await two.page.locator('#main').getByText('Reconnecting').waitFor();
    for (let own = 0; own < 3 && (await sight(spectator)).toAct.some(({ seat }) => seat === 0); own++) {
      await playSomething([one], own);
      await expectEqualViews([one, watching]);
    }
    line.mend();
    await two.page.locator('#main').getByText('Live', { exact: true }).waitFor();
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
