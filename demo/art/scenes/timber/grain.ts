import type { Paint, Slot } from '../../studio/model.ts';
import { type Field, noiseField, smooth } from '../granite/ledge.ts';

export type Wood = Readonly<{
  /** The wood itself, its pale and its dark grain. */
  own: Slot;
  pale: Slot;
  dark: Slot;
  /** 0 is planed and oiled, 1 has stood in the weather for years. */
  weathered: number;
  /** Nails by two at this distance, metres; 0 for none. */
  nails: number;
}>;

/** The drawing of several boards, one in each strip of it. */
export type Strips = Readonly<{ count: number; length: number; around: number; seed: number }>;

type Knot = Readonly<{ along: number; across: number; size: number }>;

const pixelsAlong = 4096;

/** Grain, knots, cracks and nails of boards, drawn along them. */
export function grainPaint(random: (seed: number) => () => number, wood: Wood, strips: Strips): Paint {
  const { count, length, around, seed } = strips;
  const high = Math.round((pixelsAlong * around) / length);
  const [width, height] = [pixelsAlong, high * count];
  const field = noiseField(random(seed));
  const pick = random(seed + 5);
  const boards = Array.from({ length: count }, () => ({
    tone: pick() - 0.5,
    from: pick() * 40,
    rings: 38 + 50 * pick(),
    knots: Array.from(
      { length: pick() < 0.5 ? 1 : 2 },
      (): Knot => ({
        along: pick() * length,
        across: (0.2 + 0.6 * pick()) * around,
        size: 0.4 + 0.6 * pick(),
      }),
    ),
  }));
  return {
    ...{ width, height, depth: 0.0028 },
    red: wood.pale,
    green: wood.dark,
    draw(masks, relief) {
      const mask = masks.getImageData(0, 0, width, height);
      const bump = relief.getImageData(0, 0, width, height);
      for (let y = 0; y < height; y++) {
        const strip = Math.floor(y / high);
        const board = boards[strip] as (typeof boards)[number];
        const t = ((y - strip * high) / high) * around;
        for (let x = 0; x < width; x++) {
          const a = (x / width) * length;
          const { pale, dark, low, hole } = woodAt(field, wood, board, a, t);
          const at = (y * width + x) * 4;
          mask.data[at] = 255 * pale;
          mask.data[at + 1] = 255 * dark;
          bump.data[at] = 128 + 100 * low;
          bump.data[at + 2] = 255 * hole;
        }
      }
      masks.putImageData(mask, 0, 0);
      relief.putImageData(bump, 0, 0);
    },
  };
}

type Board = Readonly<{ tone: number; from: number; rings: number; knots: readonly Knot[] }>;

/** How pale and dark the wood is at a place, 0 to 1, its height −1 to 1, and how much of a hole is there. */
function woodAt(field: Field, wood: Wood, board: Board, a: number, t: number) {
  let around = 0;
  let knot = 0;
  for (const one of board.knots) {
    const [da, dt] = [(a - one.along) / (0.05 * one.size), (t - one.across) / (0.014 * one.size)];
    const d = da * da * 0.35 + dt * dt;
    if (d > 12) continue;
    around += 0.016 * one.size * Math.exp(-d * 0.45) * Math.sign(dt || 1);
    knot = Math.max(knot, smooth(1.1, 0.2, Math.hypot((a - one.along) / (0.016 * one.size), dt * 1.3)));
  }
  const bent = (field(a * 1.1 + board.from, t * 5 + board.from, 3) - 0.5) * 0.05 + around;
  const ring = 0.5 + 0.5 * Math.sin((t + bent) * board.rings * 6.2832 + 5 * field(a * 0.7 + board.from, t * 9, 2));
  const fibre = 0.6 * field(a * 16 + board.from * 3, t * 640 + board.from, 4) + 0.4 * field(a * 90, t * 1500, 2);
  const stain = field(a * 3 + board.from, t * 11 + board.from * 2, 4);
  const crack = crackAt(field, board, a, t + bent * 0.5) * wood.weathered;
  const nail = nailAt(wood.nails, a, t);
  const dark = Math.min(
    1,
    0.2 * smooth(0.55, 1, ring) + 0.34 * smooth(0.52, 0.74, fibre) + 0.22 * smooth(0.5, 0.8, stain) * wood.weathered,
  );
  const pale = smooth(0.5, 0.3, fibre) * 0.5 + 0.22 * smooth(0.5, 0.1, ring);
  const tone = 0.5 * board.tone;
  const deep = Math.max(knot * 0.6, crack, nail);
  return {
    pale: Math.max(0, Math.min(1, pale + tone)) * (1 - deep),
    dark: Math.min(1, Math.max(deep, dark - tone)),
    low: (0.35 + 0.65 * wood.weathered) * ((0.5 - fibre) * 0.7 - 0.25 * (ring - 0.5)) - 0.9 * crack - 0.5 * nail,
    hole: Math.min(1, 0.9 * crack + 0.85 * nail + 0.25 * knot),
  };
}

/** 1 in a crack that the sun has opened along the grain. */
function crackAt(field: Field, board: Board, a: number, t: number): number {
  const line = (((t * 26 + board.from) % 1) + 1) % 1;
  const there = smooth(0.56, 0.68, field(a * 1.6 + board.from * 5, Math.floor(t * 26 + board.from) * 3.7, 2));
  return smooth(0.03, 0.008, Math.abs(line - 0.5)) * there;
}

/** 1 on the head of a nail: two in each board where a beam is below. */
function nailAt(every: number, a: number, t: number): number {
  if (every === 0) return 0;
  const along = a - Math.round(a / every) * every;
  const across = Math.min(Math.abs(t - 0.05), Math.abs(t - 0.125));
  return smooth(0.0042, 0.0034, Math.hypot(along, across));
}
