import type { Crop } from '@eyelet/contracts/media/medium.ts';

export type Point = Readonly<{ x: number; y: number }>;

/** What of a crop is held: the whole of it, a corner, or nothing, so that a new one is drawn. */
export type Grip = 'whole' | 'new' | Readonly<{ left: boolean; top: boolean }>;

/** Percent of a side that a crop has at least. */
export const leastSide = 5;

const whole: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** The crop between two opposite corners, wherever these are. */
export function cropBetween(one: Point, other: Point): Crop {
  const across = span(one.x, other.x);
  const down = span(one.y, other.y);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** What becomes of a crop that is held somewhere and dragged from one point to another. */
export function draggedCrop(crop: Crop, grip: Grip, from: Point, to: Point): Crop {
  if (grip === 'new') return cropBetween(from, to);
  const { x, y, width, height } = crop;
  if (grip === 'whole') {
    const moved = (at: number, by: number, length: number) => Math.min(100 - length, Math.max(0, Math.round(at + by)));
    return { width, height, x: moved(x, to.x - from.x, width), y: moved(y, to.y - from.y, height) };
  }
  const opposite = { x: grip.left ? x + width : x, y: grip.top ? y + height : y };
  return cropBetween(opposite, to);
}

/** What a press on a point of the picture holds; corners are near within so many percent. */
export function gripAt(crop: Crop | undefined, at: Point, near: Point): Grip {
  if (!crop) return 'new';
  const { x, y, width, height } = crop;
  for (const left of [true, false]) {
    for (const top of [true, false]) {
      const corner = { x: left ? x : x + width, y: top ? y : y + height };
      if (Math.abs(at.x - corner.x) <= near.x && Math.abs(at.y - corner.y) <= near.y) return { left, top };
    }
  }
  const isWithin = at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
  return isWithin ? 'whole' : 'new';
}

/** Nothing for a crop that shows the whole picture. */
export function unlessWhole(crop: Crop): Crop | undefined {
  return Object.entries(whole).every(([member, value]) => crop[member as keyof Crop] === value) ? undefined : crop;
}

function span(one: number, other: number): Readonly<{ from: number; length: number }> {
  const [low, high] = [Math.min(one, other), Math.max(one, other)].map((at) =>
    Math.min(100, Math.max(0, Math.round(at))),
  ) as [number, number];
  const length = Math.max(leastSide, high - low);
  return { from: Math.min(low, 100 - length), length };
}
