import type { Json } from '@kronika/event-log';
import type { GameEvent, Sealed, Viewer } from './game';
import { mayRead, redact } from './redaction';
import { HeapTable } from './testing';

const event: GameEvent = {
  type: 'Dealt',
  open: 1,
  sealed: [
    { to: [0, 2], data: 'a' },
    { to: 'nobody', data: 'b' },
    { to: 'everyone', data: 'c' },
    { to: [], data: 'd' },
  ],
};
const letter = (data: Json | undefined) => (typeof data === 'string' ? data : '-');
const seen = (viewer: Viewer) => redact(event, viewer).sealed?.reduce((text, part) => text + letter(part.data), '');

describe('redact', () => {
  it.each<[Viewer, string]>([
    [{ seat: 0 }, 'a-c-'],
    [{ seat: 1 }, '--c-'],
    [{ seat: 2 }, 'a-c-'],
    ['spectator', '--c-'],
    ['commentator', 'a-c-'],
    ['everything', 'abcd'],
  ])('%p reads %s', (viewer, data) => {
    expect(seen(viewer)).toBe(data);
  });

  it('keeps every part in its place, with its audience and nothing else', () => {
    expect(redact({ ...event, sealed: [{ to: 'nobody', data: 'b', salt: 'aa' } as Sealed] }, 'spectator').sealed).toEqual([
      { to: 'nobody' },
    ]);
  });

  it('gives back an event as it is that hides nothing', () => {
    const open = { type: 'Open', open: {} };
    expect(redact(open, 'spectator')).toBe(open);
    expect(redact(event, 'everything')).toBe(event);
  });

  it('shows the seed to nobody at all, and the set-up’s draws to those who see everything', () => {
    const started = new HeapTable().events[0]!;
    for (const viewer of ['everything', 'commentator', 'spectator', { seat: 0 }] as const) {
      expect(JSON.stringify(redact(started, viewer))).not.toContain('serverSeed');
    }
    expect(mayRead('everything', started, { to: 'nobody' }, 1)).toBe(true);
  });

  it('leaves nothing of what is sealed to others in the text', () => {
    const table = new HeapTable(3).play(1, { pick: 2 });
    const text = JSON.stringify(redact(table.events.at(-1)!, { seat: 0 }));
    expect(text).not.toContain('data');
    expect(text).not.toContain('$move');
  });
});
