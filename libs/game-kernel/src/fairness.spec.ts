import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { lengthPrefixed } from './bytes';
import { committedChance, committedSource } from './committed-chance';
import { commitment, deriveSeed } from './fairness';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const lp = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );

describe('lp', () => {
  it('is the length in bytes as 32 bits big endian, then the bytes, UTF-8 for texts', () => {
    expect(Buffer.from(lengthPrefixed('żó', new Uint8Array([7]))).toString('hex')).toBe('00000004c5bcc3b30000000107');
  });
});

describe('commitment and seed', () => {
  const source = { serverSeed, subject: 'game-1', rulesVersion: 3, nonces: ['alpha', null, 'gamma'] };

  it('commits with SHA-256 over lp(serverSeed) lp(subject) lp(rules version)', () => {
    const expected = createHash('sha256')
      .update(lp(Buffer.from(serverSeed, 'hex'), 'game-1', '3'))
      .digest('hex');
    expect(commitment(source)).toBe(expected);
    expect(expected).toBe('f72d70bc76ace9b44f97e147bc402af138fa44c892c3e2edfc8a33f5bc6f6f96');
  });

  it('derives the seed with HMAC-SHA256 over the nonces that there are, in seat order, and the subject', () => {
    const expected = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(lp('alpha', 'gamma', 'game-1'))
      .digest('hex');
    expect(deriveSeed(source)).toBe(expected);
  });

  it('depends on every nonce, so that no seat and no server alone can steer it', () => {
    const other = { ...source, nonces: ['alpha', null, 'gamma!'] };
    expect(deriveSeed(other)).not.toBe(deriveSeed(source));
    expect(commitment(other)).toBe(commitment(source));
  });

  it('gives every table of a duplicate round the same seed: the round as subject, no nonces', () => {
    const round = { serverSeed, subject: 'round-9', rulesVersion: 3 };
    expect(deriveSeed({ ...round, nonces: [null, null] })).toBe(deriveSeed({ ...round, nonces: [] }));
  });
});

describe('committed chance', () => {
  const seed = 'ff'.repeat(32);
  const raw = (label: string, counter: bigint) => {
    const end = Buffer.alloc(8);
    end.writeBigUInt64BE(counter);
    return createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(Buffer.concat([lp(label), end]))
      .digest();
  };
  const first48 = (bytes: Buffer) => bytes.readUIntBE(0, 6);

  it('draws HMAC-SHA256(seed, lp(label) || counter) as the known answers say', () => {
    const chance = committedChance(seed, {});
    for (let counter = 0n; counter < 50n; counter++) expect(chance.int('die', 6)).toBe(first48(raw('die', counter)) % 6);
    expect(chance.used()).toEqual({ die: 50 });
  });

  it('goes on where the counters stand, also beyond 32 bits, and keeps labels apart', () => {
    const chance = committedChance(seed, { die: 2 ** 32 + 5, deck: 7 });
    expect(chance.int('die', 1000)).toBe(first48(raw('die', 2n ** 32n + 5n)) % 1000);
    expect(chance.int('deck', 1000)).toBe(first48(raw('deck', 7n)) % 1000);
    expect(chance.int('ząb', 1000)).toBe(first48(raw('ząb', 0n)) % 1000);
    expect(chance.used()).toEqual({ die: 2 ** 32 + 6, deck: 8, ząb: 1 });
  });

  it('rejects numbers that would favour some results', () => {
    // Of 2^48 numbers only the first 2^47 + 1 count: about half of the draws are rejected.
    const bound = 2 ** 47 + 1;
    const expected: number[] = [];
    let counter = 0n;
    while (expected.length < 20) {
      const number = first48(raw('big', counter++));
      if (number < bound) expected.push(number);
    }
    const chance = committedChance(seed, {});
    expect(Array.from({ length: 20 }, () => chance.int('big', bound))).toEqual(expected);
    expect(chance.used()).toEqual({ big: Number(counter) });
    expect(Number(counter)).toBeGreaterThan(25);
  });

  it('shuffles by Fisher-Yates from the last place down', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    const expected = items.slice();
    for (let last = 4, counter = 0n; last > 0; last--, counter++) {
      const other = first48(raw('deck', counter)) % (last + 1);
      [expected[last], expected[other]] = [expected[other]!, expected[last]!];
    }
    expect(committedChance(seed, {}).shuffle('deck', items)).toEqual(expected);
    expect(items).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('says that nothing was drawn when nothing was', () => {
    const chance = committedChance(seed, { die: 4 });
    expect(chance.shuffle('deck', ['one'])).toEqual(['one']);
    expect(chance.used()).toBeUndefined();
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 48 + 1])('refuses the bound %p as a bug', (bound) => {
    expect(() => committedChance(seed, {}).int('die', bound)).toThrow(RangeError);
  });

  it('cannot draw without a seed', () => {
    expect(() => committedSource()({ seed: undefined, draws: {} })).toThrow(/sealed/);
  });

  it('splits anywhere: draws of one command after another are the draws of one', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (before, after) => {
        const whole = committedChance(seed, {});
        const numbers = Array.from({ length: before + after }, () => whole.int('x', 1000));
        const first = committedChance(seed, {});
        const start = Array.from({ length: before }, () => first.int('x', 1000));
        const second = committedChance(seed, first.used() ?? {});
        expect([...start, ...Array.from({ length: after }, () => second.int('x', 1000))]).toEqual(numbers);
      }),
    );
  });
});
