// Pictures of every page: desktop and phone, light and dark, English and Polish, into dist/screens/; with what axe-core and the console say.
// `node --import ./tools/run/register.mjs tools/screens/main.ts [name …] [--quick]`: quick makes one look of each.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { DemoServer } from './demo-server';
import { pagesOf, type ShownPage } from './pages';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
  readonly language: 'en' | 'pl';
}

const looks: readonly Look[] = (['en', 'pl'] as const).flatMap((language) =>
  [false, true].flatMap((dark) => [
    { name: `desktop-${dark ? 'dark' : 'light'}-${language}`, width: 1440, height: 900, dark, language },
    { name: `phone-${dark ? 'dark' : 'light'}-${language}`, width: 390, height: 844, dark, language },
  ]),
);

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'dist/screens');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuick = process.argv.includes('--quick');

async function openBrowser(): Promise<Browser> {
  const found = execFileSync(process.execPath, [join(root, 'tools/browser/find-browser.mjs')], { encoding: 'utf8' });
  const { executablePath, libraryPath } = JSON.parse(found) as { executablePath: string; libraryPath?: string };
  const env = { ...process.env, ...(libraryPath === undefined ? {} : { LD_LIBRARY_PATH: libraryPath }) } as Record<string, string>;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], env });
}

async function contextFor(browser: Browser, url: string, look: Look, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: look.language,
    // axe is put into the page by hand.
    bypassCSP: true,
  });
  const [name, value] = cookie.split('=');
  if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }]);
  await context.addInitScript((language) => localStorage.setItem('kronika.language', language), look.language);
  return context;
}

/** What is wrong with a page as it stands. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    interface Found {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    const run = (globalThis as unknown as { axe: { run(): Promise<{ violations: readonly Found[] }> } }).axe;
    return (await run.run()).violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 140) ?? ''}`);
  });
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  return [...violations, ...(over > 0 ? [`${over} px wider than the window`] : [])];
}

async function shoot(context: BrowserContext, url: string, shown: ShownPage, look: Look): Promise<readonly string[]> {
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.goto(url + shown.path);
  await page.waitForLoadState('load');
  await page
    .locator('.kr-skeleton')
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => said.push('still loading'));
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(out, `${shown.name}-${look.name}.png`), fullPage: !shown.name.includes('projector') });
  const problems = [...said, ...(await problemsOf(page))];
  await page.close();
  return problems;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
console.log('Starting a server with the demonstration …');
const server = await DemoServer.start();
const browser = await openBrowser();
const report: string[] = [];
try {
  const cookies = { visitor: '', player: await server.enter('PLAYER'), organiser: await server.enter('ORGANISER') };
  const pages = pagesOf(await server.world(cookies.organiser)).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const look of isQuick ? looks.slice(0, 1) : looks) {
    for (const shown of pages) {
      const context = await contextFor(browser, server.url, look, cookies[shown.as]);
      const problems = await shoot(context, server.url, shown, look);
      report.push(...problems.map((problem) => `${shown.name} (${look.name}): ${problem}`));
      await context.close();
    }
    console.log(`${look.name}: ${pages.length} pages`);
  }
} finally {
  await browser.close();
  server.stop();
}
writeFileSync(join(out, 'problems.txt'), report.map((line) => `${line}\n`).join(''));
console.log(report.length === 0 ? 'Nothing was found wrong.' : report.join('\n'));
console.log(`Pictures: ${out}`);
process.exitCode = report.length === 0 ? 0 : 1;
