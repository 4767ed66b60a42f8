import { Vector3 } from 'three';
import { curve, mix, type Point, path, smooth } from './curve.ts';
import type { Footprint } from './footprint.ts';
import type { Shell, ShellSpec } from './shell.ts';

export type BootSpec = Readonly<{
  footprint: Footprint;
  feather: readonly Point[];
  /** Profiles over height y in metres: x as share of the length. */
  back: readonly Point[];
  front: readonly Point[];
  /** Half width of the shaft over height y, metres. */
  shaft: readonly Point[];
  /** Heights between which the plan of the foot turns into the ellipse of the shaft. */
  turn: readonly [number, number];
  /** Height of the opening at the back, the side and the front, metres. */
  opening: readonly [number, number, number];
  rows?: number;
}>;

/** A closed boot lofted from slanted rings: each runs from the back line to the front line; s = ±1 is the front, t = 1 the opening. */
export function bootOf(spec: BootSpec): Shell {
  const { footprint } = spec;
  const L = footprint.length;
  const feather = curve(spec.feather);
  const back = curve(spec.back);
  const front = curve(spec.front);
  const shaft = curve(spec.shaft);
  const [openBack, openSide, openFront] = spec.opening;
  const toe = feather(1);
  const heel = feather(0);
  const profile = Array.from({ length: 61 }, (_, i): Point => {
    const y = mix(toe, openFront, (i / 60) ** 1.6);
    return [front(y) * L, y];
  });
  const frontPath = path(profile);
  const at = (s: number, t: number): Vector3 => {
    const side = s < 0 ? -1 : 1;
    const [fx, fz] = footprint.at(s);
    const k = Math.min(1, Math.max(0, fx / L));
    const yFront = frontPath(t)[1];
    const yBack = mix(heel, openBack, t);
    const base = feather(k) - mix(heel, toe, k);
    const sag = (openSide - (openBack + openFront) / 2) * 4 * k * (1 - k) * smooth(0.55, 1, t);
    const y = mix(yBack, yFront, k ** 1.1) + base * (1 - t) ** 2 + sag;
    const b = smooth(spec.turn[0], spec.turn[1], y);
    const above = Math.max(0, y - 0.03);
    const taper = 1 + 0.03 * smooth(0, 0.02, above) - 1.4 * above * smooth(0.03, 0.08, above);
    const ellipse = shaft(y) * Math.sqrt(Math.max(0, 1 - (1 - 2 * k) ** 2)) * side;
    const middle = mix(0, -0.014 * L * k, 1 - b);
    return new Vector3(mix(back(y), front(y), k) * L, y, mix((fz - middle) * taper + middle, ellipse, b));
  };
  const normal = (s: number, t: number): Vector3 => {
    const e = 0.004;
    const wrap = (v: number) => (v > 1 ? v - 2 : v < -1 ? v + 2 : v);
    const t1 = Math.min(0.996, Math.max(0.004, t));
    const ds = at(wrap(s + e), t1).sub(at(wrap(s - e), t1));
    const dt = at(s, Math.min(1, t1 + e)).sub(at(s, t1 - e));
    return ds.cross(dt).normalize();
  };
  const girth = (s: number): number => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += at(s, i / 12).distanceTo(at(s, (i + 1) / 12));
    return sum;
  };
  const asShell: ShellSpec = {
    footprint,
    feather: spec.feather,
    collar: {
      back: 0,
      front: 0,
      halfWidth: 0,
      heights: [
        [0, openBack],
        [1, openFront],
      ],
    },
    ridge: [
      [0, 0],
      [1, 1],
    ],
    collarShare: 1,
    ...(spec.rows ? { rows: spec.rows } : {}),
  };
  return { spec: asShell, at, normal, edge: () => 1, girth, feather: (s) => feather(footprint.at(s)[0] / L) };
}
