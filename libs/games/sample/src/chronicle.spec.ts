import { redact, takeBack, takeBackTargets } from '@kronika/game-kernel';
import { describe as inWords, metrics } from './chronicle';
import { fact, secretFact } from './events';
import { SampleTable } from './testing/table';

describe('metrics', () => {
  it.each([
    [fact('CoinsGained', { seat: 1, coins: 2 }), [{ name: 'coins', seat: 1, value: 2 }]],
    [secretFact('CardsDrawn', { seat: 0, count: 2 }, [0], ['salt-1', 'salt-2']), [{ name: 'cards-drawn', seat: 0, value: 2 }]],
    [
      fact('RaidRolled', { seat: 2, target: 0, place: 0, die: 3, success: false }),
      [
        { name: 'raids', seat: 2, value: 1 },
        { name: 'raids-won', seat: 2, value: 0 },
      ],
    ],
    [fact('StoresOpened', { stores: [['salt-1'], []] }), [{ name: 'stored', seat: 0, of: 'salt-1', value: 1 }]],
    [fact('Passed', { seat: 0 }), []],
  ])('%j', (event, expected) => {
    expect(metrics(event)).toEqual(expected);
  });
});

describe('the log in words', () => {
  const stored = secretFact('Stored', { seat: 1 }, [1], 'salt-2');

  it('names a hidden card to those who got its part, and to no other', () => {
    expect(inWords(stored, undefined)).toEqual({ key: 'Stored.known', params: { seat: 1, card: ['salt-2'] } });
    expect(inWords(redact(stored, { seat: 0 }), undefined)).toEqual({ key: 'Stored', params: { seat: 1 } });
  });

  it.each([
    [fact('GuardAnswered', { seat: 0, card: null }), 'GuardAnswered.none'],
    [fact('GuardAnswered', { seat: 0, card: 'salt-1' }), 'GuardAnswered'],
    [fact('RaidRolled', { seat: 2, target: 0, place: 0, die: 5, success: true }), 'RaidRolled.won'],
    [fact('RaidRolled', { seat: 2, target: 0, place: 0, die: 1, success: false }), 'RaidRolled.lost'],
    [fact('OffersRevealed', { offers: [{ seat: 0, card: 'salt-1' }] }), 'OffersRevealed'],
    [fact('Scored', { scores: [] }), 'Scored'],
  ])('%j is told as %s', (event, key) => {
    expect(inWords(event, undefined).key).toBe(key);
  });
});

describe('take-back', () => {
  const table = () =>
    new SampleTable([
      ['salt-1', 'salt-2', 'grain-5'],
      ['grain-3', 'cloth-1'],
    ]);
  const targets = (at: SampleTable, seat: number) => takeBackTargets(at.game, at.kernel, seat).length;

  it('reaches an offer while others still choose, and not after the offers are shown', () => {
    const at = table().play(0, { do: 'offer', card: 'grain-5' });
    expect(targets(at, 0)).toBe(1);
    at.play(1, { do: 'offer', card: 'grain-3' });
    expect([targets(at, 0), targets(at, 1)]).toEqual([0, 0]);
  });

  it('reaches a stored card while the guard is asked for', () => {
    const at = table().play(0, { do: 'offer', card: 'grain-5' }).play(1, { do: 'offer', card: 'grain-3' });
    const before = at.state;
    at.play(0, { do: 'store', card: 'salt-1' });
    const back = takeBack(at.game, at.kernel, { seat: 0 });
    expect(back.ok && back.value.after.state).toEqual(before);
    at.play(0, { do: 'guard', card: null });
    expect(targets(at, 0)).toBe(0);
  });

  it('does not reach past drawn cards, nor past the die', () => {
    const traded = table().play(0, { do: 'offer', card: 'grain-5' }).play(1, { do: 'offer', card: 'grain-3' }).play(0, { do: 'trade' });
    expect(targets(traded, 0)).toBe(0);
    const raiding = table().play(0, { do: 'offer', card: 'grain-5' }).play(1, { do: 'offer', card: 'grain-3' });
    raiding.play(0, { do: 'store', card: 'salt-1' }, { do: 'guard', card: null }).play(1, { do: 'raid' });
    expect(targets(raiding, 1)).toBe(1);
    raiding.play(1, { do: 'attack', seat: 0, place: 0 });
    expect(targets(raiding, 1)).toBe(0);
  });
});
