import { spreadLabels } from './spread-labels';

const frame = { left: 0, right: 300, top: 0, bottom: 200 };

describe('spreadLabels', () => {
  it('names the heavier of two in the same place first, and the other where there is room', () => {
    const dots = ['light', 'heavy'].map((label, index) => ({ label, cx: 150, cy: 100, r: 4, weight: index }));
    const names = spreadLabels(dots, frame);
    expect(names.map(({ text }) => text)).toEqual(['heavy', 'light']);
    expect(names[0]?.x).not.toBe(names[1]?.x);
  });
  it('leaves out what finds no place', () => {
    const dots = Array.from({ length: 12 }, (_, index) => ({ label: `card ${index}`, cx: 150, cy: 100, r: 4, weight: index }));
    expect(spreadLabels(dots, frame).length).toBeLessThan(6);
  });
  it('stays inside', () => {
    for (const { x, y, text } of spreadLabels([{ label: 'at the edge', cx: 298, cy: 198, r: 4, weight: 1 }], frame)) {
      expect(x + text.length * 6).toBeLessThanOrEqual(frame.right);
      expect(y).toBeLessThanOrEqual(frame.bottom);
    }
  });
});
