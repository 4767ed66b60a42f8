/**
 * The position of a picture in its frame: `scale` times its fitting size, with its centre `x` and `y` pixels from the
 * frame's.
 */
export type ZoomView = Readonly<{ scale: number; x: number; y: number }>;

type Size = Readonly<{ width: number; height: number }>;
type Point = Readonly<{ x: number; y: number }>;

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** The largest scale, at which a picture of 1400 pixels has about its natural size. */
export const closest = 4;

/** Moves the picture as far as it still covers the frame. */
export function movedBy(view: ZoomView, { x, y }: Point, frame: Size): ZoomView {
  return held({ ...view, x: view.x + x, y: view.y + y }, frame);
}

/** Zooms around `point`, in pixels from the centre of the frame, which stays in place. */
export function zoomedAt(view: ZoomView, factor: number, point: Point, frame: Size): ZoomView {
  const scale = Math.min(closest, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, frame);
}

/** Limits a view so that the picture, a square that fits the frame, covers as much of the frame as it can. */
function held({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const side = Math.min(width, height) * scale;
  const bounded = (value: number, room: number) => {
    const most = Math.max(0, (side - room) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: bounded(x, width), y: bounded(y, height) };
}
