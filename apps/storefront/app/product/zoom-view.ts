/** How a picture lies in its frame: how many times its fitting size, and how far its middle is from that of the frame, in pixels. */
export type ZoomView = Readonly<{ scale: number; x: number; y: number }>;

type Size = Readonly<{ width: number; height: number }>;
type Point = Readonly<{ x: number; y: number }>;

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** The closest look, at which a picture of 1400 pixels is shown about as large as it is. */
export const closest = 4;

/** Moves the picture, as far as it covers the frame. */
export function movedBy(view: ZoomView, { x, y }: Point, frame: Size): ZoomView {
  return held({ ...view, x: view.x + x, y: view.y + y }, frame);
}

/** Brings the picture nearer or away, so that what lies at `point`, counted from the middle of the frame, stays there. */
export function zoomedAt(view: ZoomView, factor: number, point: Point, frame: Size): ZoomView {
  const scale = Math.min(closest, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, frame);
}

/** No edge of the picture, a square that fits the frame, comes further in than it has to. */
function held({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const side = Math.min(width, height) * scale;
  const bounded = (value: number, room: number) => {
    const most = Math.max(0, (side - room) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: bounded(x, width), y: bounded(y, height) };
}
