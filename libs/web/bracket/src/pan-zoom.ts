/** What part of a drawing is seen: scaled, then moved. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const smallestScale = 0.15;
export const largestScale = 3;

/** The whole drawing in the frame, never larger than life. */
export function fitted(drawing: Size, frame: Size): Camera {
  const scale = Math.max(smallestScale, Math.min(1, frame.width / drawing.width, frame.height / drawing.height));
  return { x: Math.max(0, (frame.width - drawing.width * scale) / 2), y: 0, scale };
}

/** As much of the drawing as can be read: at least at this scale, from its beginning. */
export function readable(drawing: Size, frame: Size, least = 0.7): Camera {
  const whole = fitted(drawing, frame);
  return whole.scale >= least ? whole : { x: 0, y: 0, scale: least };
}

/** Zooms by a factor; the point of the frame stays where it is. */
export function zoomedAt(camera: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const scale = Math.min(largestScale, Math.max(smallestScale, camera.scale * factor));
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

/** Moves, keeping some of the drawing in the frame. */
export function panned(camera: Camera, by: { readonly x: number; readonly y: number }, drawing: Size, frame: Size): Camera {
  const within = (at: number, drawn: number, seen: number) => Math.min(seen * 0.75, Math.max(seen * 0.25 - drawn, at));
  return {
    ...camera,
    x: within(camera.x + by.x, drawing.width * camera.scale, frame.width),
    y: within(camera.y + by.y, drawing.height * camera.scale, frame.height),
  };
}

/** Moves just enough that a box of the drawing is in the frame. */
export function showing(camera: Camera, box: { readonly x: number; readonly y: number } & Size, frame: Size): Camera {
  const shift = (start: number, length: number, seen: number) => {
    if (start < 8) return 8 - start;
    return start + length > seen - 8 ? Math.max(8 - start, seen - 8 - start - length) : 0;
  };
  return {
    ...camera,
    x: camera.x + shift(camera.x + box.x * camera.scale, box.width * camera.scale, frame.width),
    y: camera.y + shift(camera.y + box.y * camera.scale, box.height * camera.scale, frame.height),
  };
}
