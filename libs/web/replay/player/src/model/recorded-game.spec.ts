import { canonical, type Json } from '@kronika/event-log';
import { effectiveLine, foldEvents, gameState, redact, type Viewer } from '@kronika/game-kernel';
import { board } from '@kronika/web/boards/fifty-first-state';
import fc from 'fast-check';
import { golden } from '../testing/golden';
import { RecordedGame } from './recorded-game';

describe.each(['4-none', '2-take-backs', 'borgo-2-none'])('a recorded game: %s', (name) => {
  const { game, events } = golden(name);
  const recorded = new RecordedGame(game, board, events);

  it('shows at any version what a fold from the beginning comes to', () => {
    fc.assert(
      fc.property(fc.nat(events.length - 1), fc.constantFrom<Viewer>('spectator', 'everything', { seat: 0 }), (version, viewer) => {
        const folded = foldEvents(game, undefined, events.slice(0, version + 1));
        if (folded.state === undefined) return;
        expect(canonical(recorded.momentAt(version, viewer).view)).toBe(canonical(game.view(gameState(folded), viewer)));
      }),
      { numRuns: 40 },
    );
  });

  it('has no stop for what was taken back, and words for every stop', () => {
    const effective = new Set(effectiveLine(events).map(({ version }) => version));
    expect(recorded.stops.every(({ from }) => effective.has(from))).toBe(true);
    expect(recorded.stops.every(({ description }) => description.key !== '')).toBe(true);
    expect(recorded.stops.every(({ type }) => type !== 'asked')).toBe(true);
  });

  it('goes forward only, and ends with the last event', () => {
    const versions = recorded.stops.map(({ from }) => from);
    expect(versions.every((version, index) => index === 0 || version > (versions[index - 1] ?? 0))).toBe(true);
    expect(recorded.stops.at(-1)?.version).toBe(events.length - 1);
  });

  it('comes to the same stops however the events arrive', () => {
    const grown = new RecordedGame(game, board, []);
    for (let from = 0; from < events.length; from += 37) grown.push(events.slice(from, from + 37));
    expect(canonical(grown.stops as unknown as Json)).toBe(canonical(recorded.stops as unknown as Json));
  });

  it('comes to the same public figures from redacted events', () => {
    const seen = new RecordedGame(
      game,
      board,
      events.map((event) => redact(event, 'spectator')),
    );
    expect(seen.stops.map(({ figures }) => figures)).toEqual(recorded.stops.map(({ figures }) => figures));
  });

  it("knows each seat's points at every stop", () => {
    const last = recorded.stops.at(-1);
    const scores = game.scores(gameState(recorded.kernelAt(events.length - 1)));
    expect(last?.figures[0]?.slice(0, scores.length)).toEqual(scores);
  });
});
