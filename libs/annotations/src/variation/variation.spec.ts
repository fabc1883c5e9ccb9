import type { Recorded } from '../event-parser';
import { evolveVariation, lastVersion, mayChangeVariation, type Variation, variationEvent, variationLimits } from './variation';

const sharing = { visibility: 'private', linkHash: null } as const;
const started: Recorded = {
  type: 'VariationStarted',
  open: { game: 'g', parent: null, version: 12, chance: { kind: 'recorded' }, sharing: { ...sharing } },
  actor: 'ada',
  time: 5,
};
const move = { type: 'Moved', open: {}, actor: 'ada', time: 6 };
const ada = { account: 'ada', moderator: false };

describe('a variation', () => {
  it('counts its own events on from what it left, whatever else happens to it', () => {
    let variation: Variation = evolveVariation(undefined, started);
    expect(lastVersion(variation)).toBe(12);
    variation = evolveVariation(variation, move);
    variation = evolveVariation(variation, { type: 'VariationShared', open: { sharing: { ...sharing } }, actor: 'ada', time: 7 });
    variation = evolveVariation(variation, move);
    expect(lastVersion(variation)).toBe(14);
    expect(variation.line).toHaveLength(2);
  });

  it('begins with VariationStarted', () => {
    expect(() => evolveVariation(undefined, move)).toThrow('VariationStarted');
  });

  it("is its author's to play and share; a moderator may delete it", () => {
    const variation = evolveVariation(undefined, started);
    const bob = { account: 'bob', moderator: false };
    for (const kind of ['play', 'delete'] as const) {
      expect(mayChangeVariation(variation, { kind }, ada).ok).toBe(true);
      expect(mayChangeVariation(variation, { kind }, bob)).toMatchObject({ error: { code: 'not-yours' } });
    }
    expect(mayChangeVariation(variation, { kind: 'play' }, { ...bob, moderator: true }).ok).toBe(false);
    expect(variationEvent(variation, { kind: 'delete' }, { ...bob, moderator: true })).toMatchObject({
      value: { open: { moderated: true } },
    });
    const gone = evolveVariation(variation, { type: 'VariationDeleted', open: { moderated: false }, actor: 'ada', time: 8 });
    expect(mayChangeVariation(gone, { kind: 'play' }, ada)).toMatchObject({ error: { code: 'deleted' } });
  });

  it('has an end', () => {
    const variation = { ...evolveVariation(undefined, started), line: Array.from({ length: variationLimits.events }, () => move) };
    expect(mayChangeVariation(variation, { kind: 'play' }, ada)).toMatchObject({ error: { code: 'too-many' } });
    expect(mayChangeVariation(variation, { kind: 'delete' }, ada).ok).toBe(true);
  });
});
