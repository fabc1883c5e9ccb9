import { existsSync } from 'node:fs';
import { isIP } from 'node:net';

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

export type NodePreference = 'leader' | 'follower' | 'random' | 'read_only_replica';

/** What a connection string says. */
export interface ConnectionSettings {
  /** `+discover`: the one address is asked for the nodes of the cluster. */
  readonly discover: boolean;
  /** More than one: the nodes of a cluster. */
  readonly endpoints: readonly [Endpoint, ...Endpoint[]];
  readonly credentials?: { readonly username: string; readonly password: string };
  readonly tls: boolean;
  /** Files in PEM: the certificate authority to trust, and a certificate to sign in with. */
  readonly tlsCAFile?: string;
  readonly userCertFile?: string;
  readonly userKeyFile?: string;
  readonly connectionName?: string;
  readonly nodePreference?: NodePreference;
  /** Milliseconds, but for `gossipTimeout`, which the client takes in seconds. */
  readonly numbers: Readonly<Partial<Record<NumberOption, number>>>;
}

const numberOptions = [
  'defaultDeadline',
  'discoveryInterval',
  'gossipTimeout',
  'keepAliveInterval',
  'keepAliveTimeout',
  'maxDiscoverAttempts',
] as const;
export type NumberOption = (typeof numberOptions)[number];

const fileOptions = ['tlsCAFile', 'userCertFile', 'userKeyFile'] as const;
const nodePreferences: readonly NodePreference[] = ['leader', 'follower', 'random', 'read_only_replica'];
const otherOptions = ['connectionName', 'nodePreference', 'tls', 'tlsVerifyCert', 'throwOnAppendFailure'] as const;
const options = [...numberOptions, ...fileOptions, ...otherOptions];
type Option = (typeof options)[number];

/** A connection string that cannot be used: one line for the person who wrote it. Never holds the password. */
export class WrongConnectionString extends Error {
  override readonly name = 'WrongConnectionString';
}

const schemes: Readonly<Record<string, boolean>> = { esdb: false, kurrentdb: false, 'esdb+discover': true, 'kurrentdb+discover': true };

/**
 * Reads `esdb://user:password@host:2113,host:2113?option=value&…`, or the same with `kurrentdb`, which is another name for the same protocol.
 * Ours and not the client's parser, because that one prints strings with an unknown option to the console, password included.
 */
export function parseConnectionString(text: string): ConnectionSettings {
  const match = /^(?<scheme>[a-z+]+):\/\/(?:(?<credentials>[^@/?]*)@)?(?<hosts>[^@/?]*)\/?(?:\?(?<query>[^?@]*))?$/.exec(text.trim());
  const { scheme = '', credentials, hosts = '', query = '' } = match?.groups ?? {};
  const discover = schemes[scheme];
  if (match === null || discover === undefined) {
    throw new WrongConnectionString(
      'expected esdb://[user:password@]host[:port][,host[:port]…][?option=value&…], with %40 for any other @',
    );
  }
  const [first, ...others] = hosts.split(',').map(parseEndpoint);
  if (first === undefined) throw new WrongConnectionString('expected a host');
  if (discover && others.length > 0) throw new WrongConnectionString(`${scheme}:// takes one host, which is asked for the others`);
  const settings = {
    discover,
    endpoints: [first, ...others] as const,
    ...(credentials === undefined ? {} : { credentials: parseCredentials(credentials) }),
    ...parseOptions(query),
  };
  const unnamed = settings.endpoints.find(({ address }) => settings.tls && isIP(address) !== 0);
  if (unnamed !== undefined) throw new WrongConnectionString(needsName(unnamed.address));
  return settings;
}

/** Node takes no IP address as the name of a TLS server, and gRPC gives it nothing else. */
export function needsName(address: string): string {
  return `with TLS, a server is called by its host name, not by its address ${address} (or tls=false)`;
}

/** Not repeated in what is said about it: it may be a password whose @host was forgotten. */
function parseEndpoint(text: string, index: number): Endpoint {
  const [address = '', port = '2113', ...rest] = text.trim().split(':');
  if (!/^[\w.-]+$/.test(address) || rest.length > 0) throw new WrongConnectionString(`host ${index + 1} is not a host or host:port`);
  const number = /^\d{1,5}$/.test(port) ? Number(port) : 0;
  if (number < 1 || number > 65535) throw new WrongConnectionString(`the port of host ${index + 1} is not a port`);
  return { address, port: number };
}

function parseCredentials(text: string): { readonly username: string; readonly password: string } {
  const [username, password, ...rest] = text.split(':').map(decode);
  if (username === undefined || password === undefined || username === '' || password === '' || rest.length > 0) {
    throw new WrongConnectionString('expected user:password before the @ (with %3A for a colon, %40 for an @)');
  }
  return { username, password };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new WrongConnectionString('a % stands before two hexadecimal digits, or is written %25');
  }
}

function parseOptions(query: string): Omit<ConnectionSettings, 'discover' | 'endpoints' | 'credentials'> {
  const given = new Map<Option, string>();
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [name = '', value = '', ...rest] = pair.split('=');
    const option = options.find((candidate) => flat(candidate) === flat(name));
    if (option === undefined) throw new WrongConnectionString(`there is no option '${name}'; there are ${options.join(', ')}`);
    if (value === '' || rest.length > 0) throw new WrongConnectionString(`expected ${option}=value`);
    given.set(option, decode(value).trim());
  }
  if (!truth(given, 'tlsVerifyCert')) {
    throw new WrongConnectionString('tlsVerifyCert=false is not supported: name the certificate authority to trust as tlsCAFile');
  }
  // Read only to be refused when misspelt: conflicts always arrive as errors here, because the client misreports them otherwise.
  truth(given, 'throwOnAppendFailure');
  const files = parseFiles(given);
  const connectionName = given.get('connectionName');
  const preference = given.get('nodePreference');
  return {
    tls: truth(given, 'tls'),
    ...files,
    ...(connectionName === undefined ? {} : { connectionName }),
    ...(preference === undefined ? {} : { nodePreference: parsePreference(preference) }),
    numbers: parseNumbers(given),
  };
}

/** Upper case, `_` and `-` make no difference, as in the official clients. */
function flat(name: string): string {
  return name.trim().toLowerCase().replace(/[_-]/g, '');
}

function truth(given: ReadonlyMap<Option, string>, option: Option): boolean {
  const value = given.get(option) ?? 'true';
  if (value !== 'true' && value !== 'false') throw new WrongConnectionString(`${option} is true or false, not '${value}'`);
  return value === 'true';
}

function parsePreference(text: string): NodePreference {
  const found = nodePreferences.find((candidate) => flat(candidate) === flat(text));
  if (found === undefined) throw new WrongConnectionString(`nodePreference is ${nodePreferences.join(' or ')}, not '${text}'`);
  return found;
}

function parseNumbers(given: ReadonlyMap<Option, string>): ConnectionSettings['numbers'] {
  const numbers: Partial<Record<NumberOption, number>> = {};
  for (const option of numberOptions) {
    const text = given.get(option);
    if (text === undefined) continue;
    const mayBeOff = option.startsWith('keepAlive') && text === '-1';
    if (!mayBeOff && !/^[1-9]\d{0,8}$/.test(text)) throw new WrongConnectionString(`${option} is a whole number above 0, not '${text}'`);
    numbers[option] = Number(text);
  }
  return numbers;
}

function parseFiles(given: ReadonlyMap<Option, string>): Partial<Record<(typeof fileOptions)[number], string>> {
  const files: Partial<Record<(typeof fileOptions)[number], string>> = {};
  for (const option of fileOptions) {
    const path = given.get(option);
    if (path === undefined) continue;
    if (!existsSync(path)) throw new WrongConnectionString(`${option}: there is no file '${path}'`);
    files[option] = path;
  }
  if ((files.userCertFile === undefined) !== (files.userKeyFile === undefined)) {
    throw new WrongConnectionString('userCertFile and userKeyFile go together');
  }
  return files;
}
