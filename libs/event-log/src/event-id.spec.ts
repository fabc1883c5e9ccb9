import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { derivedId, eventId } from './event-id';

describe('derived ids', () => {
  it('are uuids of version 5', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(derivedId(...parts)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }),
    );
  });

  it('follow RFC 9562: SHA-1 over the name space and the length-prefixed parts', () => {
    const name = Buffer.concat(
      ['game-1', 'account-łoś'].map((part) => {
        const bytes = Buffer.from(part);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.length);
        return Buffer.concat([length, bytes]);
      }),
    );
    const digest = createHash('sha1').update(Buffer.from('5e1b1a7c0f5d4d5b9a3e6c2f8b704d11', 'hex')).update(name).digest();
    const id = derivedId('game-1', 'account-łoś').replaceAll('-', '');
    expect(id.slice(0, 12)).toBe(digest.toString('hex', 0, 6));
    expect(id.slice(17)).toBe(digest.toString('hex').slice(17, 32));
  });

  it('never change: ids of stored events depend on them', () => {
    expect(eventId('game-1', 'account-ada', 'command-1', 0)).toBe('f507b6e5-fdc7-548b-a07f-d2545aa1e616');
    expect(eventId('game-1', 'account-ada', 'command-1', 1)).toBe('921ff67e-c18f-5ed9-9867-dcf328fc7ce5');
  });

  it('keep different parts apart, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.array(fc.string(), { minLength: 1 }), (one, other) => {
        expect(derivedId(...one) === derivedId(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
    expect(derivedId('ab', 'c')).not.toBe(derivedId('a', 'bc'));
    expect(derivedId('a', '')).not.toBe(derivedId('a'));
  });

  it('tell stream, actor, command and index apart', () => {
    const ids = [
      eventId('game-1', 'a', 'c', 0),
      eventId('game-2', 'a', 'c', 0),
      eventId('game-1', 'b', 'c', 0),
      eventId('game-1', 'a', 'd', 0),
      eventId('game-1', 'a', 'c', 1),
    ];
    expect(new Set(ids).size).toBe(5);
  });
});
