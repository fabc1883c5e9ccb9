import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { once } from '../api/servers';

/** The browser that the tests use; playwright-core ends it with this process. */
export const browser = once((): Promise<Browser> => {
  const finder = resolve(import.meta.dirname, '../../browser/find-browser.mjs');
  const { executablePath, libraryPath } = JSON.parse(execFileSync(process.execPath, [finder], { encoding: 'utf8' })) as {
    readonly executablePath: string;
    readonly libraryPath?: string;
  };
  const env = { ...process.env, ...(libraryPath === undefined ? {} : { LD_LIBRARY_PATH: libraryPath }) } as Record<string, string>;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], env });
});

/** Works with a page that has nothing in its cache. */
export async function withPage<Done>(work: (page: Page) => Promise<Done>): Promise<Done> {
  const context = await (await browser()).newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Names and sizes of the JavaScript that a page has loaded, in bytes as they came over the wire: compressed where the server compresses. */
export async function scriptsOf(page: Page): Promise<ReadonlyMap<string, number>> {
  const sizes = await page.evaluate<readonly (readonly [string, number])[]>(
    `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])`,
  );
  return new Map(sizes);
}
