import type { Page } from 'playwright-core';
import { finishedGame } from '../api/finished-game';
import { ourServer } from '../api/servers';
import type { BenchEntry } from '../entry';
import { scriptsOf, withPage } from '../web/browser';
import { lazyRoutes } from '../web/routes';

const board = 'kr-replay-player kr-board > :not(kr-mark-arrows, kr-skeleton, kr-notice, p)';
const stepsARun = 150;

/** An entry with a fixed figure that ours must not pass. */
function atMost(id: string, unit: string, most: number, rounds: number, run: () => Promise<number>): BenchEntry {
  return {
    id,
    unit,
    ours: { run },
    limit: { name: 'what we allow', run: () => Promise.resolve(most) },
    bars: { toLimit: 1 },
    lowerIsBetter: true,
    rounds,
  };
}

/** Opens a page of a server that has something to show: without a finished game, the first page loads no board. */
async function openIdle(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const { url } = await ourServer();
  await finishedGame();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return scriptsOf(page);
}

function kilobytes(sizes: Iterable<number>): number {
  return [...sizes].reduce((sum, size) => sum + size, 0) / 1024;
}

const firstLoad = atMost('web.first-load', 'KB', 180, 1, () => withPage(async (page) => kilobytes((await openIdle(page, '/')).values())));

/** What a page loads beyond the first page; all are printed, the largest counts. */
const routes = atMost('web.lazy-routes', 'KB', 80, 1, async () => {
  const first = await withPage((page) => openIdle(page, '/'));
  const sizes: { readonly path: string; readonly size: number }[] = [];
  for (const path of lazyRoutes(await finishedGame())) {
    const loaded = await withPage((page) => openIdle(page, path));
    const size = kilobytes([...loaded].flatMap(([name, bytes]) => (first.has(name) ? [] : [bytes])));
    sizes.push({ path: path.replace(/[0-9a-f-]{30,}/, ':gameId'), size });
  }
  sizes.sort((a, b) => b.size - a.size);
  console.log(`lazy routes, KB more: ${sizes.map(({ path, size }) => `${path} ${size.toFixed(1)}`).join(', ')}`);
  return sizes[0]?.size ?? Number.NaN;
});

async function openReplay(page: Page): Promise<number> {
  const [{ url }, gameId] = [await ourServer(), await finishedGame()];
  const began = performance.now();
  await page.goto(`${url}/replay/${gameId}`, { waitUntil: 'commit' });
  await page.locator(board).first().waitFor();
  return performance.now() - began;
}

/** The median step, from the key to the board laid out anew; painting, and waiting for a frame, are not in it. */
const stepThrough = `(async (steps) => {
  const drawn = () => new Promise((resume) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resume;
    requestAnimationFrame(() => channel.port2.postMessage(0));
  });
  const times = [];
  for (let step = 0; step < steps; step++) {
    const before = document.querySelector('[role=slider]').getAttribute('aria-valuenow');
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    while (document.querySelector('[role=slider]').getAttribute('aria-valuenow') === before) {
      if (performance.now() - began > 5000) throw new Error('The replay did not move');
      await new Promise((resume) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resume; port2.postMessage(0); });
    }
    document.body.getBoundingClientRect();
    times.push(performance.now() - began);
    await drawn();
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
})(${stepsARun})`;

const scrub = atMost('web.scrub', 'ms/step', 16, 3, () =>
  withPage(async (page) => {
    await openReplay(page);
    return page.evaluate<number>(stepThrough);
  }),
);

const entries: BenchEntry[] = [firstLoad, routes, scrub, atMost('web.open-replay', 'ms', 1_000, 3, () => withPage(openReplay))];

export default entries;
