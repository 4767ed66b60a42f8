import { type Point, path } from './curve.ts';

/** Plan of a right foot on the last: x 0 (heel) to 1 (toe), z in shares of the length, outer side positive. */
const outer: readonly Point[] = [
  [0.012, 0.034],
  [0.05, 0.078],
  [0.12, 0.108],
  [0.22, 0.118],
  [0.35, 0.121],
  [0.48, 0.133],
  [0.6, 0.153],
  [0.71, 0.162],
  [0.81, 0.148],
  [0.9, 0.112],
  [0.962, 0.066],
  [0.993, 0.02],
];
const inner: readonly Point[] = [
  [0.995, -0.045],
  [0.968, -0.088],
  [0.915, -0.124],
  [0.83, -0.148],
  [0.73, -0.151],
  [0.62, -0.134],
  [0.5, -0.108],
  [0.38, -0.097],
  [0.26, -0.104],
  [0.14, -0.103],
  [0.055, -0.075],
  [0.013, -0.034],
];

export type Footprint = Readonly<{
  length: number;
  /** Metres at s: 0 heel, 1 toe tip along the outer side, -1 along the inner side. */
  at: (s: number) => [number, number];
  /** Outward unit normal in plan. */
  outward: (s: number) => [number, number];
}>;

/** `width` scales across; `point` above 0 makes the toe rounder and shorter, below 0 more pointed. */
export function footprint(length: number, width = 1, point = 0): Footprint {
  const shape = (p: Point): Point => {
    const front = Math.max(0, p[0] - 0.8) / 0.2;
    return [p[0], p[1] * width * (1 + point * front * (1 - front) * 1.6)];
  };
  const tip: Point = [1, -0.014];
  const heel: Point = [0, 0];
  const ring = path([heel, ...outer.map(shape), tip, ...inner.map(shape)], true);
  // Where along the closed ring the toe tip lies.
  let best = 0.5;
  for (let q = 0.4; q < 0.6; q += 0.0005) if (ring(q)[0] > ring(best)[0]) best = q;
  const at = (s: number): [number, number] => {
    const q = s >= 0 ? Math.min(1, s) * best : 1 - Math.min(1, -s) * (1 - best);
    const p = ring(q);
    return [p[0] * length, p[1] * length];
  };
  const outward = (s: number): [number, number] => {
    const e = 0.004;
    const wrap = (v: number) => (v > 1 ? v - 2 : v < -1 ? v + 2 : v);
    const a = at(wrap(s - e));
    const b = at(wrap(s + e));
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const d = Math.hypot(dx, dz) || 1;
    return [-dz / d, dx / d];
  };
  return { length, at, outward };
}
