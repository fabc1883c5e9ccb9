import { jest } from '@jest/globals';
import { TestBed } from '@angular/core/testing';
import { Toasts } from './toasts';
import { present } from '../testing/present';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('go away by themselves, but failures stay', () => {
    const toasts = TestBed.inject(Toasts);
    toasts.show('saved', 'good');
    toasts.show('lost', 'bad');
    expect(toasts.shown().map(({ text }) => text)).toEqual(['saved', 'lost']);
    jest.advanceTimersByTime(10_000);
    expect(toasts.shown().map(({ text }) => text)).toEqual(['lost']);
    toasts.close(present(toasts.shown()[0]).id);
    expect(toasts.shown()).toEqual([]);
  });

  it('show a few at once, and the others when there is room', () => {
    const toasts = TestBed.inject(Toasts);
    for (let n = 0; n < 6; n++) toasts.show(String(n), 'bad');
    expect(toasts.shown()).toHaveLength(4);
    toasts.close(present(toasts.shown()[0]).id);
    expect(toasts.shown().map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });
});
