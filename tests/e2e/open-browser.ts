import { type Browser, chromium } from 'playwright-core';

interface FoundBrowser {
  readonly executablePath: string;
  readonly libraryPath?: string;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm test` found (tools/browser/find-browser.mjs). */
export function openBrowser(): Promise<Browser> {
  const text = process.env.KRONIKA_BROWSER ?? '{"executablePath":"/usr/bin/chromium"}';
  const { executablePath, libraryPath } = JSON.parse(text) as FoundBrowser;
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return chromium.launch({ executablePath, args: flags, env: libraryPath === undefined ? env : { ...env, LD_LIBRARY_PATH: libraryPath } });
}
