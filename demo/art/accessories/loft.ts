import { type BufferGeometry, Vector3 } from 'three';
import { noise } from '../garments/folds.ts';
import { curve, mix, type Point } from '../shoes/curve.ts';
import { gridSurface } from '../studio/shapes.ts';

export type LoftSpec = Readonly<{
  /** Half width, half depth and how square (2 = ellipse, 8 = nearly a box) over the height 0..1. */
  halfWidth: readonly Point[];
  halfDepth: readonly Point[];
  square: number | readonly Point[];
  height: number;
  /** Added to every point, in metres along the outward normal in the plane: folds, ribs. `u` runs once round from +x by the front. */
  push?: (u: number, v: number) => number;
  /** Moves a whole ring forwards. */
  forward?: (v: number) => number;
  columns?: number;
  rows?: number;
  inside?: boolean;
  /** Shapes the upper edge or the ground: metres added to y. */
  lift?: (u: number, v: number) => number;
}>;

/** A bag or crown lofted upwards from rounded rectangles; front is +z. */
export function loft(spec: LoftSpec): BufferGeometry {
  const [w, d] = [curve(spec.halfWidth), curve(spec.halfDepth)];
  const square = typeof spec.square === 'number' ? () => spec.square as number : curve(spec.square);
  return gridSurface(
    spec.columns ?? 220,
    spec.rows ?? 110,
    (u, v) =>
      ring(w(v), d(v), square(v), u, spec.push?.(u, v) ?? 0).add(
        new Vector3(0, v * spec.height + (spec.lift?.(u, v) ?? 0), spec.forward?.(v) ?? 0),
      ),
    // u turns from +x to +z, so faces would look inwards.
    { closeU: true, flip: !spec.inside },
  );
}

/** A point of a rounded rectangle; u = 0 at +x, 0.25 at +z (front). Evenly spread along its edge. */
export function ring(w: number, d: number, n: number, u: number, push: number): Vector3 {
  const a = u * Math.PI * 2;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  // Between the angle itself and the direction of the corner, for even steps on long boxes.
  const [ac, as] = [Math.abs(c) ** (2 / n), Math.abs(s) ** (2 / n)];
  const even = 1 / (Math.abs(c) ** n + Math.abs(s) ** n) ** (1 / n);
  const t = 0.55;
  const x = Math.sign(c) * mix(ac, Math.abs(c) * even, t) * w;
  const z = Math.sign(s) * mix(as, Math.abs(s) * even, t) * d;
  const nx = (Math.sign(c) * (Math.abs(x) / w) ** (n - 1)) / w;
  const nz = (Math.sign(s) * (Math.abs(z) / d) ** (n - 1)) / d;
  const l = Math.hypot(nx, nz) || 1;
  return new Vector3(x + (nx / l) * push, 0, z + (nz / l) * push);
}

/** Smooth noise of -1..1 that closes round a loft; `k` is how often it changes round, `rise` how often over the height. */
export function unrestRound(u: number, v: number, k: number, rise: number, seed = 0): number {
  const a = u * Math.PI * 2;
  const r = k / (Math.PI * 2);
  return noise(Math.cos(a) * r + seed * 3.7 + v * rise * 0.4, Math.sin(a) * r + v * rise + seed);
}
