import { type Point, smooth } from '../shoes/curve.ts';
import type { Height } from './inflate.ts';

/** A ridge in the cloth from one point to another; `bend` pushes its middle sideways, `height` below 0 is a valley. Metres. */
export type Fold = Readonly<{ from: Point; to: Point; width: number; height: number; bend?: number }>;

const fract = (x: number) => x - Math.floor(x);
const hash = (i: number, j: number) => fract(Math.sin(i * 127.1 + j * 311.7) * 43758.5453);

/** Smooth noise of -1..1 with cells of 1. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - i, y - j];
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const low = hash(i, j) * (1 - sx) + hash(i + 1, j) * sx;
  const high = hash(i, j + 1) * (1 - sx) + hash(i + 1, j + 1) * sx;
  return (low * (1 - sy) + high * sy) * 2 - 1;
}

/** Sum of folds at a point: each is steep on one side and runs out on the other, as cloth does. */
export function folded(folds: readonly Fold[]): Height {
  return (x, y) => {
    let z = 0;
    for (const { from, to, width, height, bend = 0 } of folds) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy);
      const t = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
      if (t <= -0.1 || t >= 1.1) continue;
      const side = ((y - from[1]) * dx - (x - from[0]) * dy) / length - bend * 4 * t * (1 - t);
      const w = width * (0.65 + 0.6 * Math.max(0, t));
      const d = side > 0 ? side / (w * 0.7) : side / (w * 1.25);
      if (d > 3 || d < -3) continue;
      z += height * Math.exp(-d * d) * smooth(-0.1, 0.2, t) * smooth(1.1, 0.55, t);
    }
    return z;
  };
}

/** The same folds on the other side, not quite alike. */
export const otherSide = (folds: readonly Fold[]): Fold[] =>
  folds.map((f, i) => {
    const wobble = 0.012 * Math.sin(i * 2.4 + 1);
    return {
      ...f,
      from: [-f.from[0], f.from[1] + wobble],
      to: [-f.to[0] + wobble, f.to[1] - wobble],
      bend: -(f.bend ?? 0) * 0.8,
      height: f.height * (0.8 + 0.3 * Math.cos(i * 1.7)),
    };
  });

/** Slow unrest of soft cloth; `scale` metres long, stretched downwards. */
export const unrest =
  (scale: number, height: number, seed = 0): Height =>
  (x, y) => {
    const wx = x + 0.35 * scale * noise(x / scale + 7, y / scale + seed);
    return (
      height *
      (0.65 * noise(wx / (scale * 0.6) + seed, y / (scale * 1.6)) +
        0.35 * noise(wx / (scale * 0.28) + 3.3, y / (scale * 0.6) + seed))
    );
  };
