import { gameState, Replay } from '@kronika/game-kernel';
import type { View } from '@kronika/games/fifty-first-state';
import { golden } from '../testing/golden-games';
import { changesBetween } from './changes';
import { present } from '../testing/present';

describe('changesBetween', () => {
  const { game, events } = golden('4-new-era');
  const replay = new Replay(game, events);
  const viewAt = (version: number) => game.view(gameState(replay.stateAt(version)), 'everything') as unknown as View;
  const after = (type: string) => present(events.find((event) => event.type === type)).version;

  it('finds nothing between equal views, and nothing without a view before', () => {
    const version = after('built');
    expect(changesBetween(viewAt(version), JSON.parse(JSON.stringify(viewAt(version))) as View)).toEqual([]);
    expect(changesBetween(undefined, viewAt(version))).toEqual([]);
  });

  it('names the new location and the card that left the hand', () => {
    const version = after('built');
    const { seat, card, place } = present(events[version]).open as { seat: number; card: string; place: number };
    expect(changesBetween(viewAt(version - 1), viewAt(version))).toEqual(
      expect.arrayContaining([
        { thing: `place:${place}`, kind: 'new' },
        { thing: `hand:${seat}:${card}`, kind: 'gone' },
      ]),
    );
  });

  it('says by how much goods and points changed', () => {
    const version = present(events.find(({ type, open }) => type === 'gained' && JSON.stringify(open).includes('"vp"'))).version;
    const { seat, goods } = present(events[version]).open as { seat: number; goods: { vp: number } };
    expect(changesBetween(viewAt(version - 1), viewAt(version))).toContainEqual({ thing: `vp:${seat}`, kind: 'changed', by: goods.vp });
  });

  it('tells every visible event of a game apart from nothing', () => {
    const visible = new Set(['built', 'dealSigned', 'gained', 'paid', 'revealed', 'taken', 'drew', 'connectionTaken', 'passed']);
    for (const { type, version, open } of events) {
      if (!visible.has(type)) continue;
      const found = changesBetween(viewAt(version - 1), viewAt(version));
      expect([version, type, found.length > 0 || JSON.stringify(open).includes('"goods":{}')]).toEqual([version, type, true]);
    }
  });
});
