import { resolve } from 'node:path';
import { maskCredentials, readSettings, WrongSetting } from './settings';

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSetting);
    return (error as Error).message;
  }
  throw new Error('was accepted');
};

describe('readSettings', () => {
  it('has sane defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      url: 'http://127.0.0.1:3000',
      urlIsSet: false,
      trustProxy: false,
      dataFolder: resolve('data'),
      log: { kind: 'sqlite' },
      durability: 'full',
      demo: true,
      budgetPerMinute: 60_000,
      trustedOnly: false,
      metricsToken: undefined,
      journal: 'all',
      botPaceMs: 400,
      testGames: false,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readSettings({ PORT: '', KRONIKA_LOG: ' ' })).toMatchObject({ port: 3000, log: { kind: 'sqlite' } });
  });

  it('reads each setting', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      KRONIKA_URL: 'https://play.example/kronika/',
      KRONIKA_TRUST_PROXY: 'loopback, 10.0.0.0/8',
      KRONIKA_DATA: '/srv/kronika',
      KRONIKA_LOG: 'kurrentdb+discover://ada:secret@db.example:2113?tls=true',
      KRONIKA_DURABILITY: 'fast',
      KRONIKA_DEMO: 'off',
      KRONIKA_BUDGET: 'off',
      KRONIKA_TRUSTED_ONLY: 'on',
      KRONIKA_METRICS_TOKEN: 'show me',
      KRONIKA_JOURNAL: 'errors',
      KRONIKA_BOT_PACE: '0',
      KRONIKA_TEST_GAMES: 'on',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '0.0.0.0',
      url: 'https://play.example/kronika',
      urlIsSet: true,
      trustProxy: ['loopback', '10.0.0.0/8'],
      dataFolder: resolve('/srv/kronika'),
      log: { kind: 'eventstoredb', connection: 'kurrentdb+discover://ada:secret@db.example:2113?tls=true' },
      durability: 'fast',
      demo: false,
      budgetPerMinute: Infinity,
      trustedOnly: true,
      metricsToken: 'show me',
      journal: 'errors',
      botPaceMs: 0,
      testGames: true,
    });
  });

  it('derives an address that a browser on this machine can open', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' }).url).toBe('http://localhost:8080');
    expect(readSettings({ HOST: '::1' }).url).toBe('http://[::1]:3000');
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ HOST: 'a b' }, 'HOST'],
    [{ KRONIKA_URL: 'kronika.example' }, 'KRONIKA_URL'],
    [{ KRONIKA_URL: 'ftp://kronika.example' }, 'KRONIKA_URL'],
    [{ KRONIKA_TRUST_PROXY: 'maybe' }, 'KRONIKA_TRUST_PROXY'],
    [{ KRONIKA_LOG: 'postgres://localhost' }, 'KRONIKA_LOG'],
    [{ KRONIKA_LOG: 'esdb://' }, 'KRONIKA_LOG'],
    [{ KRONIKA_DURABILITY: 'some' }, 'KRONIKA_DURABILITY'],
    [{ KRONIKA_DEMO: 'yes' }, 'KRONIKA_DEMO'],
    [{ KRONIKA_BOT_PACE: 'slow' }, 'KRONIKA_BOT_PACE'],
    [{ KRONIKA_BUDGET: '0' }, 'KRONIKA_BUDGET'],
    [{ KRONIKA_BUDGET: 'much' }, 'KRONIKA_BUDGET'],
    [{ KRONIKA_JOURNAL: 'some' }, 'KRONIKA_JOURNAL'],
  ])('refuses %j in one line that names the setting', (environment, name) => {
    const message = refusal(environment);
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it('never shows credentials', () => {
    expect(refusal({ KRONIKA_LOG: 'mysql://ada:secret@db.example' })).not.toContain('secret');
    expect(refusal({ KRONIKA_URL: 'https://ada:secret@kronika.example' })).not.toContain('secret');
    expect(maskCredentials('esdb://ada:pass/word@db and esdb://x:y@z')).not.toMatch(/ada|y@/);
  });
});
