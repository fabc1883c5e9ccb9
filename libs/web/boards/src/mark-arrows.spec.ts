import { TestBed } from '@angular/core/testing';
import { arrowPath, MarkArrows } from './mark-arrows';

const arrow = { thing: 'place:1', to: 'place:2', label: '', shape: 'arrow', colour: 'red' } as const;

describe('arrows of annotations', () => {
  it('go from one point to another, with a head at the end', () => {
    expect(arrowPath({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0L100 0M89.5 -5.8L100 0L89.5 5.8');
  });

  it.each([
    ['are drawn between things that are shown', ['place:1', 'place:2'], 1],
    ['are left out where a thing is not shown', ['place:1'], 0],
  ])('%s', async (_, things, count) => {
    const fixture = TestBed.createComponent(MarkArrows);
    const board = document.createElement('div');
    for (const thing of things) {
      const button = document.createElement('button');
      button.dataset.thing = thing;
      board.append(button);
    }
    board.append(fixture.nativeElement as HTMLElement);
    document.body.append(board);
    fixture.componentRef.setInput('marks', [arrow, { ...arrow, shape: 'circle', to: null }]);
    fixture.componentRef.setInput('view', 1);
    await fixture.whenStable();
    expect(board.querySelectorAll('path')).toHaveLength(count);
    board.remove();
  });
});
