import { jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { follow, type FollowState } from './follow';

describe('follow', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens anew after a break, from where the caller is', () => {
    const streams: Subject<number>[] = [];
    const openedFrom: number[] = [];
    const states: FollowState[] = [];
    let last = 0;
    const following = follow(
      () => {
        openedFrom.push(last);
        const stream = new Subject<number>();
        streams.push(stream);
        return stream;
      },
      (message) => (last = message),
      (state) => states.push(state),
    );
    streams[0]?.next(7);
    streams[0]?.error(new Error('cut'));
    jest.advanceTimersByTime(249);
    expect(streams).toHaveLength(1);
    jest.advanceTimersByTime(1);
    streams[1]?.error(new Error('still cut'));
    jest.advanceTimersByTime(499);
    expect(streams).toHaveLength(2);
    jest.advanceTimersByTime(1);
    streams[2]?.next(8);
    expect({ openedFrom, last }).toEqual({ openedFrom: [0, 7, 7], last: 8 });
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'reconnecting', 'live']);
    following.stop();
    expect(streams[2]?.observed).toBe(false);
  });

  it('stays stopped', () => {
    let opened = 0;
    const stream = new Subject<number>();
    const following = follow(
      () => {
        opened += 1;
        return stream;
      },
      () => undefined,
    );
    stream.error(new Error('cut'));
    following.stop();
    jest.advanceTimersByTime(60_000);
    expect(opened).toBe(1);
  });
});
