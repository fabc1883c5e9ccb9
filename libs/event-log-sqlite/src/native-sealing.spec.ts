import fc from 'fast-check';
import { pureHash } from '@kronika/event-log';
import { nativeHash, nativeSealing } from './native-sealing';

const hex = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('hex'));

describe('the native hash', () => {
  it('agrees with the one in pure JavaScript on any bytes and any text', () => {
    fc.assert(
      fc.property(hex, fc.string({ unit: 'binary', maxLength: 300 }), (bytes, text) => {
        expect(nativeHash(bytes, text)).toBe(pureHash(bytes, text));
      }),
    );
  });

  it('agrees on texts that are longer than its buffer', () => {
    const text = 'Ż🂡'.repeat(40_000);
    expect(nativeHash('ab'.repeat(16), text)).toBe(pureHash('ab'.repeat(16), text));
    expect(nativeHash('', text)).toBe(pureHash('', text));
  });

  it('agrees on links of a chain', () => {
    expect(nativeHash('0f'.repeat(64), '')).toBe(pureHash('0f'.repeat(64), ''));
  });
});

describe('salts', () => {
  it('are 16 bytes in hex, never the same', () => {
    const salts = Array.from({ length: 1000 }, () => nativeSealing.drawSalt());
    expect(new Set(salts).size).toBe(1000);
    expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
  });
});
