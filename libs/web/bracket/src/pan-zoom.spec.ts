import { fitted, panned, readable, showing, zoomedAt } from './pan-zoom';

const frame = { width: 800, height: 400 };

describe('the camera', () => {
  it('shows everything, never larger than life', () => {
    expect(fitted({ width: 400, height: 200 }, frame)).toEqual({ x: 200, y: 0, scale: 1 });
    expect(fitted({ width: 1600, height: 400 }, frame).scale).toBe(0.5);
  });
  it('keeps names readable where everything would be too small', () => {
    expect(readable({ width: 8_000, height: 4_000 }, frame)).toEqual({ x: 0, y: 0, scale: 0.7 });
  });
  it('zooms about a point that stays', () => {
    const camera = { x: -30, y: 12, scale: 0.8 };
    const at = { x: 300, y: 200 };
    const after = zoomedAt(camera, 1.5, at);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - camera.x) / camera.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - camera.y) / camera.scale);
  });
  it('never loses the drawing', () => {
    const drawing = { width: 1_000, height: 1_000 };
    expect(panned({ x: 0, y: 0, scale: 1 }, { x: 9_999, y: -9_999 }, drawing, frame)).toEqual({ x: 600, y: -900, scale: 1 });
  });
  it('moves just enough to show a box', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(showing(camera, { x: 100, y: 100, width: 200, height: 60 }, frame)).toEqual(camera);
    expect(showing(camera, { x: 900, y: 100, width: 200, height: 60 }, frame)).toEqual({ x: -308, y: 0, scale: 1 });
  });
});
