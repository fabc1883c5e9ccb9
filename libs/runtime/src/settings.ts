import { resolve } from 'node:path';

/** Where the events are kept: an embedded SQLite file in the data folder, or an EventStoreDB/KurrentDB server or cluster. */
export type LogSetting = { readonly kind: 'sqlite' } | { readonly kind: 'eventstoredb'; readonly connection: string };

/** Everything that can be set from outside, parsed once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The public address, without a slash at its end. */
  readonly url: string;
  /** Whether the address was set: otherwise it is a guess, and pages may come by other names of this machine. */
  readonly urlIsSet: boolean;
  /** What Express calls 'trust proxy': nobody, everybody, a number of hops, or a list of addresses. */
  readonly trustProxy: boolean | number | readonly string[];
  readonly dataFolder: string;
  readonly log: LogSetting;
  readonly durability: 'full' | 'fast';
  readonly demo: boolean;
  /** What an account may spend on queries in a minute; infinite where it is off. */
  readonly budgetPerMinute: number;
  /** Answers the documents of our own page only. */
  readonly trustedOnly: boolean;
  /** What lets Prometheus read the metrics from another machine; without one, only this machine may. */
  readonly metricsToken: string | undefined;
  /** Which of its doings the server prints, as lines of JSON. */
  readonly journal: 'all' | 'errors' | 'off';
  /** How long bots wait at tables with people, so that these can follow; in milliseconds. */
  readonly botPaceMs: number;
  /** Offers the games that exist for tests only. */
  readonly testGames: boolean;
}

/** A setting that cannot be used: one line for the person who set it, with credentials masked. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): Settings {
  const text = (name: string, fallback: string): string => {
    const value = environment[name]?.trim();
    return value === undefined || value === '' ? fallback : value;
  };
  const port = parsePort(text('PORT', '3000'));
  const host = parseHost(text('HOST', '127.0.0.1'));
  return {
    port,
    host,
    url: parseUrl(text('KRONIKA_URL', defaultUrl(host, port))),
    urlIsSet: text('KRONIKA_URL', '') !== '',
    trustProxy: parseTrustProxy(text('KRONIKA_TRUST_PROXY', 'off')),
    dataFolder: resolve(text('KRONIKA_DATA', 'data')),
    log: parseLog(text('KRONIKA_LOG', 'sqlite')),
    durability: oneOf('KRONIKA_DURABILITY', text('KRONIKA_DURABILITY', 'full'), ['full', 'fast']),
    demo: onOff('KRONIKA_DEMO', text('KRONIKA_DEMO', 'on')),
    budgetPerMinute: parseBudget(text('KRONIKA_BUDGET', '60000')),
    trustedOnly: onOff('KRONIKA_TRUSTED_ONLY', text('KRONIKA_TRUSTED_ONLY', 'off')),
    metricsToken: text('KRONIKA_METRICS_TOKEN', '') || undefined,
    journal: oneOf('KRONIKA_JOURNAL', text('KRONIKA_JOURNAL', 'all'), ['all', 'errors', 'off']),
    botPaceMs: wholeNumber('KRONIKA_BOT_PACE', text('KRONIKA_BOT_PACE', '400'), 10_000),
    testGames: onOff('KRONIKA_TEST_GAMES', text('KRONIKA_TEST_GAMES', 'off')),
  };
}

function parsePort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65535)) throw new WrongSetting(`PORT must be a whole number from 0 to 65535, but is '${value}'.`);
  return port;
}

function wholeNumber(name: string, value: string, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= most)) throw new WrongSetting(`${name} must be a whole number from 0 to ${most}, but is '${value}'.`);
  return number;
}

function parseHost(value: string): string {
  if (!/^[\w.:[\]-]+$/.test(value)) throw new WrongSetting(`HOST must be a host name or an address to listen on, but is '${value}'.`);
  return value.replace(/^\[(.*)\]$/, '$1');
}

function defaultUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function parseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new WrongSetting(
      `KRONIKA_URL must be a public http(s) address such as https://kronika.example, but is '${maskCredentials(value)}'.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

function parseTrustProxy(value: string): Settings['trustProxy'] {
  if (value === 'on' || value === 'off') return value === 'on';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every((part) => /^(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)$/.test(part))) return addresses;
  throw new WrongSetting(`KRONIKA_TRUST_PROXY must be on, off, a number of proxies or a list of their addresses, but is '${value}'.`);
}

function parseLog(value: string): LogSetting {
  if (value === 'sqlite') return { kind: 'sqlite' };
  if (/^(esdb|kurrentdb)(\+discover)?:\/\/[^/?]+/.test(value)) return { kind: 'eventstoredb', connection: value };
  throw new WrongSetting(
    `KRONIKA_LOG must be 'sqlite' or an esdb:// or kurrentdb:// connection string, but is '${maskCredentials(value)}'.`,
  );
}

function parseBudget(value: string): number {
  if (value === 'off') return Infinity;
  if (/^[1-9]\d{0,9}$/.test(value)) return Number(value);
  throw new WrongSetting(`KRONIKA_BUDGET must be off, or what an account may spend on queries in a minute, but is '${value}'.`);
}

/** Whether nobody but this machine can reach the server. */
export function isLocalOnly({ host, url }: Settings): boolean {
  const isLocal = (name: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(name);
  return isLocal(host) && isLocal(new URL(url).hostname);
}

function onOff(name: string, value: string): boolean {
  return oneOf(name, value, ['on', 'off']) === 'on';
}

function oneOf<const Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new WrongSetting(`${name} must be ${allowed.join(' or ')}, but is '${value}'.`);
  return found;
}

/** Hides user names and passwords of addresses within a text. */
export function maskCredentials(text: string): string {
  return text.replace(/(:\/\/)\S*@/g, '$1***@');
}
