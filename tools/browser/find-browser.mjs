// Prints the browser for tests as JSON: { executablePath, libraryPath }. The system's Chromium, Chrome or Edge where there is one that runs,
// else the Chromium that comes inside an npm package (Linux x64). Exits with 1 and one line on stderr where none runs.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** What a browser needs to start on a server: no sandbox for root, no talk with its maker. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]),
];

async function runs(executablePath, libraryPath) {
  const env = libraryPath === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH: libraryPath };
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, env, timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<p>it runs</p>');
    const text = await page.textContent('p');
    await browser.close();
    return text === 'it runs';
  } catch {
    return false;
  }
}

async function fromSystem() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const named = process.env.KRONIKA_TEST_BROWSER;
  for (const executablePath of [...(named ? [named] : []), ...onPath, ...places]) {
    if (existsSync(executablePath) && (await runs(executablePath))) return { executablePath };
  }
  return undefined;
}

async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (await runs(executablePath)) return { executablePath };
  // A bare system lacks NSS and NSPR: the package carries them, too.
  await inflate(join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
  const libraryPath = join(tmpdir(), 'al2023/lib');
  return (await runs(executablePath, libraryPath)) ? { executablePath, libraryPath } : undefined;
}

if (import.meta.main) {
  const found = (process.env.KRONIKA_TEST_BROWSER === 'npm' ? undefined : await fromSystem()) ?? (await fromPackage());
  if (found) console.log(JSON.stringify(found));
  else {
    console.error('No browser runs here: install Chromium or Chrome, or name one in KRONIKA_TEST_BROWSER.');
    process.exitCode = 1;
  }
}
