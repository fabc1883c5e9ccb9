import { fastChance } from '@kronika/game-kernel';
import { corePack } from './content/core-pack';
import { makeGame } from './game';
import { decksInPlay, optionsSchema, seatsFor } from './options';

const parse = (input: object) => optionsSchema.parse(input);
const valid = (input: object) => {
  const result = parse(input);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
};
const refusedAt = (input: object) => {
  const result = parse(input);
  return result.ok ? undefined : result.issues.map(({ path }) => path);
};

describe('options', () => {
  it('FS-1.5 has these options with these defaults', () => {
    expect(valid({})).toEqual({
      edition: 'ultimate',
      expansion: 'none',
      mixBothDecks: false,
      promoFactions: false,
      factionAssignment: 'random',
      shipwreckTwice: false,
      soloMode: 'solo-standard',
      soloStartVp: 0,
      borgoHard: false,
    });
    expect(refusedAt({ expansion: 'scavengers' })).toEqual(['expansion']);
    expect(refusedAt({ weather: 'fine' })).toEqual(['']);
  });

  it.each([
    [{ edition: 'master-set', soloMode: 'solo-new-york' }, ['soloMode']],
    [{ edition: 'master-set', soloStartVp: 1 }, ['soloStartVp']],
    [{ mixBothDecks: true, expansion: 'winter' }, ['expansion']],
    [{ borgoHard: true }, ['borgoHard']],
    [{ borgoHard: true, soloMode: 'borgo-2' }, undefined],
    [{ mixBothDecks: true }, undefined],
    [{ edition: 'master-set', expansion: 'winter', promoFactions: true }, undefined],
  ])('FS-1.6 takes or refuses %j', (input, path) => {
    expect(refusedAt(input)).toEqual(path);
  });

  it('FS-1.4, FS-1.6 is for 1 to 4 players; solo options are for one', () => {
    expect(seatsFor(valid({}))).toEqual({ min: 1, max: 4 });
    expect(seatsFor(valid({ promoFactions: true, expansion: 'winter' }))).toEqual({ min: 1, max: 4 });
    expect(seatsFor(valid({ soloMode: 'borgo-2' }))).toEqual({ min: 1, max: 1 });
    expect(seatsFor(valid({ soloStartVp: 1 }))).toEqual({ min: 1, max: 1 });
    const game = makeGame(corePack);
    expect(() => game.setup({ seats: 5, options: valid({}) }, fastChance(1))).toThrow(/FS-1.6/);
    expect(() => game.setup({ seats: 2, options: valid({ soloMode: 'borgo-2' }) }, fastChance(1))).toThrow(/FS-1.6/);
  });

  it('FS-R38 mixes both expansions as a house option only', () => {
    expect(decksInPlay(valid({ expansion: 'new-era' }))).toEqual(['base', 'new-era']);
    expect(decksInPlay(valid({ mixBothDecks: true }))).toEqual(['base', 'new-era', 'winter']);
  });

  it('FS-R01, FS-10.15 plays the same by both editions', () => {
    const game = makeGame(corePack);
    const facts = (edition: string) =>
      JSON.stringify(game.setup({ seats: 3, options: valid({ edition }) }, fastChance(5))).replace(`"${edition}"`, '""');
    expect(facts('master-set')).toBe(facts('ultimate'));
  });
});
