import { currentParameters, NativePasswords } from './native-passwords';

const cheap = { algorithm: 'argon2id', memoryKiB: 64, passes: 1, parallelism: 1 } as const;

describe('passwords', () => {
  it('are hashed as the practices say, each with its own salt', async () => {
    const passwords = new NativePasswords();
    const [one, two] = await Promise.all([passwords.hash('a good long password'), passwords.hash('a good long password')]);
    expect(one).toMatchObject({ algorithm: 'argon2id', memoryKiB: 19_456, passes: 2, parallelism: 1 });
    expect(one?.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.tag).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.salt).not.toBe(two?.salt);
    expect(one?.tag).not.toBe(two?.tag);
    expect(one && (await passwords.verify('a good long password', one))).toBe('right');
    expect(one && (await passwords.verify('a good long passwore', one))).toBe('wrong');
  });

  it('agree with the published test vector of argon2id', async () => {
    // Version 19, 64 MiB, t=2, p=1, 'password' with 'somesalt', from the reference implementation.
    const hash = {
      ...({ algorithm: 'argon2id', memoryKiB: 65_536, passes: 2, parallelism: 1 } as const),
      salt: Buffer.from('somesalt').toString('hex'),
      tag: '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    };
    expect(await new NativePasswords().verify('password', hash)).toBe('right');
  });

  it('are the same however they were typed in Unicode', async () => {
    const passwords = new NativePasswords({ parameters: cheap });
    const hash = await passwords.hash('zażółć gęślą'.normalize('NFD'));
    expect(hash && (await passwords.verify('zażółć gęślą'.normalize('NFC'), hash))).toBe('right');
  });

  it('keep the parameters they were hashed with, which may be outdated', async () => {
    const hash = await new NativePasswords({ parameters: cheap }).hash('a good long password');
    const now = new NativePasswords();
    expect(hash && now.isOutdated(hash)).toBe(true);
    expect(hash && (await now.verify('a good long password', hash))).toBe('right');
    expect(hash && now.isOutdated({ ...hash, ...currentParameters })).toBe(false);
  });

  it('wait in line, and are sent away when the line is long', async () => {
    const passwords = new NativePasswords({ parameters: cheap, atOnce: 2, mayWait: 3 });
    const hashes = await Promise.all(Array.from({ length: 8 }, () => passwords.hash('a good long password')));
    expect(hashes.map((hash) => hash !== undefined)).toEqual([true, true, true, true, true, false, false, false]);
    expect(await passwords.hash('a good long password')).toBeDefined();
  });
});
