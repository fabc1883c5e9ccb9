import { erasedType } from './erased';
import { passes } from './filter';
import { streamKind, streamKinds } from './streams';

const event = { stream: 'game-1', type: 'CardDrawn' };

describe('filters', () => {
  it('let everything pass that they do not speak of', () => {
    expect(passes(undefined, event)).toBe(true);
    expect(passes({}, event)).toBe(true);
    expect(passes({ types: ['CardDrawn'] }, event)).toBe(true);
    expect(passes({ streamPrefixes: ['table-', 'game-'] }, event)).toBe(true);
  });

  it('hold back what is on no list', () => {
    expect(passes({ types: ['Other'] }, event)).toBe(false);
    expect(passes({ streamPrefixes: ['table-'] }, event)).toBe(false);
    expect(passes({ types: ['CardDrawn'], streamPrefixes: ['table-'] }, event)).toBe(false);
    expect(passes({ types: [] }, event)).toBe(false);
    expect(passes({ streamPrefixes: [] }, event)).toBe(false);
  });

  it('never let an erased event pass', () => {
    expect(passes(undefined, { ...event, type: erasedType })).toBe(false);
    expect(passes({ types: [erasedType] }, { ...event, type: erasedType })).toBe(false);
  });
});

describe('kinds of streams', () => {
  it('are known by their prefix, and a prefix alone is no stream', () => {
    for (const kind of streamKinds) {
      expect(streamKind(`${kind.prefix}1`)).toBe(kind);
      expect(streamKind(kind.prefix)).toBeUndefined();
    }
    expect(streamKind('unknown-1')).toBeUndefined();
    expect(streamKind('xgame-1')).toBeUndefined();
  });

  it('are never both chained and erasable', () => {
    expect(streamKinds.filter((kind) => kind.chained && kind.erasable)).toEqual([]);
  });
});
