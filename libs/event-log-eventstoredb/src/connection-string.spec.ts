import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseConnectionString, WrongConnectionString } from './connection-string';
import { EventStoreDbLog } from './event-store-db-log';

describe('a connection string', () => {
  it.each([
    ['esdb', false],
    ['kurrentdb', false],
    ['esdb+discover', true],
    ['kurrentdb+discover', true],
  ])('may begin with %s://', (scheme, discover) => {
    expect(parseConnectionString(`${scheme}://db.example`)).toEqual({
      discover,
      endpoints: [{ address: 'db.example', port: 2113 }],
      tls: true,
      numbers: {},
    });
  });

  it('names nodes, credentials and options', () => {
    const text =
      ' kurrentdb://ada:s%40cret%3A%C5%82@one:2111,two.example,three:2113/?TLS=true&node-preference=Follower&defaultDeadline=900&keepAliveInterval=-1&connection_name=a%20b ';
    expect(parseConnectionString(text)).toEqual({
      discover: false,
      endpoints: [
        { address: 'one', port: 2111 },
        { address: 'two.example', port: 2113 },
        { address: 'three', port: 2113 },
      ],
      credentials: { username: 'ada', password: 's@cret:ł' },
      tls: true,
      connectionName: 'a b',
      nodePreference: 'follower',
      numbers: { defaultDeadline: 900, keepAliveInterval: -1 },
    });
  });

  it('names files, which must be there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kronika-connection-'));
    const file = join(folder, 'a b.crt');
    writeFileSync(file, '');
    const named = encodeURIComponent(file);
    expect(parseConnectionString(`esdb://db?tlsCAFile=${named}`).tlsCAFile).toBe(file);
    expect(parseConnectionString(`esdb://db?userCertFile=${named}&userKeyFile=${named}`)).toMatchObject({
      userCertFile: file,
      userKeyFile: file,
    });
    expect(() => parseConnectionString(`esdb://db?userCertFile=${named}`)).toThrow('go together');
    rmSync(folder, { recursive: true });
    expect(() => parseConnectionString(`esdb://db?tlsCAFile=${named}`)).toThrow('there is no file');
  });

  it.each([
    ['postgres://db', 'expected esdb://'],
    ['esdb:/db', 'expected esdb://'],
    ['db:2113', 'expected esdb://'],
    ['esdb://', 'not a host'],
    ['esdb://db,', 'not a host'],
    ['esdb://db:port', 'not a port'],
    ['esdb://db:0', 'not a port'],
    ['esdb://db:70000', 'not a port'],
    ['esdb://a b', 'not a host'],
    ['esdb+discover://one,two', 'takes one host'],
    ['esdb://ada@db', 'user:password'],
    ['esdb://ada:a@b@db', '%40'],
    ['esdb://db?connectionName=a@b', '%40'],
    ['esdb://ada:@db', 'user:password'],
    ['esdb://a%zz:b@db', 'hexadecimal'],
    ['esdb://db?tsl=false', "no option 'tsl'"],
    ['esdb://db?tls', 'tls=value'],
    ['esdb://db?tls=no', 'true or false'],
    ['esdb://db?throwOnAppendFailure=perhaps', 'true or false'],
    ['esdb://db?tlsVerifyCert=false', 'tlsCAFile'],
    ['esdb://db?defaultDeadline=0', 'above 0'],
    ['esdb://db?nodePreference=best', 'leader or follower'],
    ['esdb://127.0.0.1:2113', 'host name'],
    ['esdb://db,10.0.0.7?tls=true', '10.0.0.7'],
  ])('%s is refused', (text, reason) => {
    expect(() => parseConnectionString(text)).toThrow(WrongConnectionString);
    expect(() => parseConnectionString(text)).toThrow(reason);
  });

  it('takes addresses where there is no TLS', () => {
    expect(parseConnectionString('esdb://127.0.0.1:2113?tls=false').endpoints).toEqual([{ address: '127.0.0.1', port: 2113 }]);
  });

  it('is never repeated with its password, whatever is wrong with it, nor printed', () => {
    const printed = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wrongs = [
      'esdb://ada:SECRET@',
      'esdb://ada:SECRET@db:x',
      'ESDB://ada:SECRET@db',
      'esdb://ada:SECRET:@db',
      'esdb://ada:SECRET@db?x=1',
      'esdb://ada:SECRET',
      'esdb://SECRET',
      'esdb://ada:1?SECRET@db',
    ];
    const tails = ['', '?', '?tls', '?tls=maybe', '?tlsVerifyCert=false', '/x', '@', '?a=b?c', '&'];
    fc.assert(
      fc.property(fc.constantFrom(...wrongs), fc.constantFrom(...tails), fc.constantFrom('', ' ', '%'), (wrong, tail, blemish) => {
        try {
          expect(new EventStoreDbLog(wrong.replace('SECRET', `SECRET${blemish}`) + tail)).toBeDefined();
        } catch (error) {
          expect(error).toBeInstanceOf(WrongConnectionString);
          expect(String(error)).not.toContain('SECRET');
        }
      }),
    );
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});
