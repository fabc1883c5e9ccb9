import { canonical, type Json } from '@kronika/event-log';
import { gameState } from '@kronika/game-kernel';
import { board } from '@kronika/web/boards/fifty-first-state';
import { golden } from '../testing/golden';
import { appendEnd } from './append-end';
import { stopsWithCard } from './card-moments';
import { RecordedGame } from './recorded-game';
import { verifyHere } from './verify';
import { viewerKey, viewerOf, viewersWithin } from './viewers';
import { choicesAt, endOf, played, startWhatIf, withoutLast } from './what-if';
import { present } from '../testing/present';

const { game, events } = golden('2-none');
const recorded = new RecordedGame(game, board, events);
const from = appendEnd(events, 200);

describe('what if', () => {
  it('begins where an append ends, and goes on by the rules', () => {
    expect(events[from + 1]?.command).not.toBe(events[from]?.command);
    let line = startWhatIf(from, recorded.kernelAt(from));
    for (let step = 0; step < 12; step++) {
      const choices = present(choicesAt(game, line));
      expect(choices.moves.length).toBeGreaterThan(0);
      line = played(game, line, choices.seat, present(choices.moves[step % choices.moves.length]));
    }
    expect(line.steps).toHaveLength(12);
    expect(endOf(line).version).toBe(from + line.steps.reduce((sum, step) => sum + step.events.length, 0));
  });
  it('refuses what the rules refuse', () => {
    const line = startWhatIf(from, recorded.kernelAt(from));
    expect(played(game, line, 0, { do: 'construct', card: 'no-such-card' })).toBe(line);
  });
  it('takes its last move back, and leaves the game alone', () => {
    const before = canonical(gameState(recorded.kernelAt(from)));
    const start = startWhatIf(from, recorded.kernelAt(from));
    const { seat, moves } = present(choicesAt(game, start));
    expect(withoutLast(played(game, start, seat, present(moves[0])))).toEqual(start);
    expect(canonical(gameState(recorded.kernelAt(from)) as Json)).toBe(before);
  });
});

describe('where a card appears', () => {
  const built = present(events.find(({ type }) => type === 'built'));
  const { card } = built.open as { card: string };

  it('finds the moment it was built, and none before it was seen', () => {
    const stops = stopsWithCard(recorded.stops, events, card, board.cardEvents);
    expect(stops.map(({ type }) => type)).toContain('built');
    expect(stops.some(({ from: version }) => version === built.version)).toBe(true);
    expect(stops.every(({ type }) => type !== 'started' && type !== 'reshuffled')).toBe(true);
  });
  it('finds nothing of a card that is not in the game', () => {
    expect(stopsWithCard(recorded.stops, events, 'no-such-card', board.cardEvents)).toEqual([]);
  });
});

describe('sides to look from', () => {
  it('are never more than the holder of the events may see', () => {
    expect(viewersWithin('spectator', 3)).toEqual(['spectator']);
    expect(viewersWithin({ seat: 1 }, 3)).toEqual([{ seat: 1 }, 'spectator']);
    expect(viewersWithin('everything', 2)).toEqual(['everything', 'spectator', { seat: 0 }, { seat: 1 }]);
  });
  it('are found again by their address', () => {
    for (const viewer of viewersWithin('everything', 3))
      expect(viewerOf(viewerKey(viewer), viewersWithin('everything', 3))).toEqual(viewer);
    expect(viewerOf('seat-7', ['spectator'])).toBe('spectator');
    expect(viewerOf('everything', [{ seat: 0 }, 'spectator'])).toEqual({ seat: 0 });
  });
});

describe('verifyHere', () => {
  it('re-runs a released game', () => {
    expect(verifyHere(game, events)).toBe('verified');
  });
  it('notices a changed event', () => {
    const changed = events.map((event, index) => (index === 60 ? { ...event, time: event.time + 1 } : event));
    expect(verifyHere(game, changed)).toBe('broken');
  });
  it('waits for the release', () => {
    expect(verifyHere(game, events.slice(0, 100))).toBe('not-released');
  });
});
