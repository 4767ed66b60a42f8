import { type BufferGeometry, Vector3 } from 'three';
import { gridSurface, tubeAlong } from '../studio/shapes.ts';
import { mix, smooth } from './curve.ts';
import type { Shell } from './shell.ts';
import type { Layer } from './sole.ts';

export type Place = readonly [s: number, t: number];

/** A strap that lies on the upper from one (s, t) to another; t above 1 continues down the other side. */
export function strapOn(
  shell: Shell,
  places: readonly Place[],
  width: number,
  thickness: number,
  lift = 0,
): BufferGeometry {
  const points: Vector3[] = [];
  const normals: Vector3[] = [];
  for (const [s0, t0] of places) {
    const [s, t] = t0 > 1 ? [-s0, 2 - t0] : [s0, t0];
    const n = shell.normal(s, t);
    points.push(shell.at(s, t).addScaledVector(n, thickness * 0.45 + lift));
    normals.push(n);
  }
  return tubeAlong(points, normals, { width, thickness, squareness: 4.5, segments: places.length * 8, around: 20 });
}

export type Band = Readonly<{
  /** s of the front and rear edge at the outer base, on the ridge and at the inner base. */
  outer: readonly [number, number];
  ridge: readonly [number, number];
  inner: readonly [number, number];
  thickness: number;
  /** t where the band starts at its ends. */
  from?: number;
  /** Distance from the foot, metres. */
  lift?: number;
}>;

/** A wide band over the foot that follows its shape; uv = (along from outer to inner, across and round). */
export function bandOver(shell: Shell, band: Band): BufferGeometry {
  const from = band.from ?? 0.02;
  const lift = band.lift ?? 0.0006;
  return gridSurface(
    150,
    72,
    (u, v) => {
      const k = u * 2 - 1;
      const side = k < 0 ? 1 : -1;
      const t = mix(1, from, Math.abs(k));
      const base = side > 0 ? band.outer : band.inner;
      const bend = Math.abs(k) ** 1.15;
      const a = v * Math.PI * 2;
      const q = 0.5 + 0.5 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.42;
      const h = 0.5 + 0.5 * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6;
      const s = mix(mix(band.ridge[0], band.ridge[1], q), mix(base[0], base[1], q), bend);
      const n = shell.normal(side * s, t);
      n.z *= smooth(0, 0.02, Math.abs(k));
      n.normalize();
      return shell.at(side * s, t).addScaledVector(n, lift + h * band.thickness);
    },
    { closeV: true, flip: true },
  );
}

/** A loop of webbing standing at the heel to pull the shoe on. */
export function heelLoop(shell: Shell, height: number, width: number, rise: number): BufferGeometry {
  const t = shell.edge(0);
  const top = shell.at(0, t);
  const low = shell.at(0, t - height / shell.girth(0.01));
  const inside = top.clone().add(new Vector3(0.008, -0.012, 0));
  const points = [
    low.clone().add(new Vector3(-0.0008, -0.002, 0)),
    low
      .clone()
      .lerp(top, 0.4)
      .add(new Vector3(-0.0022, 0, 0)),
    top.clone().add(new Vector3(-0.0055, rise * 0.25, 0)),
    top.clone().add(new Vector3(-0.0035, rise, 0)),
    top.clone().add(new Vector3(0.0035, rise * 0.75, 0)),
    inside,
  ];
  const normals = [
    new Vector3(-1, 0, 0),
    new Vector3(-1, 0.1, 0),
    new Vector3(-0.9, 0.3, 0),
    new Vector3(0, 1, 0),
    new Vector3(1, 0.3, 0),
    new Vector3(1, 0, 0),
  ];
  return tubeAlong(points, normals, { width, thickness: 0.0018, squareness: 4, segments: 60 });
}

/** A ring lying flat at a point, `n` up: frames of buckles. */
export function frameAt(
  p: Vector3,
  n: Vector3,
  along: Vector3,
  length: number,
  width: number,
  wire: number,
): BufferGeometry {
  const across = n.clone().cross(along).normalize();
  const points = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.4;
    const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.4;
    return p
      .clone()
      .addScaledVector(along, (c * length) / 2)
      .addScaledVector(across, (s * width) / 2);
  });
  return tubeAlong(
    points,
    points.map(() => n),
    { width: wire, thickness: wire, squareness: 1, segments: 120, closed: true, around: 10 },
  );
}

export type Lugs = Readonly<{
  bottom: (x: number) => number;
  height: (x: number) => number;
  offset: number;
  depth: number;
  every: number;
  wallDepth: number;
}>;

const pulse = (x: number, share: number) => {
  const f = x - Math.floor(x);
  return smooth(0, 0.08, f) * (1 - smooth(share, share + 0.08, f));
};

/** A rubber outsole with lugs that show at the side and below. */
export function lugged(length: number, lugs: Lugs): Layer {
  return {
    bottom: lugs.bottom,
    top: (x) => lugs.bottom(x) + lugs.height(x),
    side: (h, s) =>
      lugs.offset +
      0.0014 * smooth(0.82, 0.93, Math.abs(s)) -
      lugs.wallDepth * (1 - pulse(Math.abs(s) / lugs.every, 0.6)) * (1 - smooth(0.55, 0.75, h)),
    round: 0.0012,
    rows: 24,
    tread: (x, z) => {
      const along = x * length * 1.05 + 0.25 * Math.abs(z);
      const lug =
        pulse(along / (lugs.every * 0.34) + (z > 0 ? 0.5 : 0), 0.6) *
        smooth(0.002, 0.0045, Math.abs(Math.abs(z) - 0.014));
      return lugs.depth * (1 - lug);
    },
  };
}

/** A small raised rectangle on the upper: labels and tabs; uv = (0..1, 0..1) over its face. */
export function patchOn(
  shell: Shell,
  s: number,
  t: number,
  length: number,
  height: number,
  thickness: number,
): BufferGeometry {
  const a = Math.abs(s);
  const perMetre = 1 / (shell.spec.footprint.length * 1.165);
  const girth = shell.girth(a);
  const side = s < 0 ? -1 : 1;
  return gridSurface(40, 30, (u, v) => {
    const across = (u - 0.5) * side * length * perMetre;
    const up = ((v - 0.5) * height) / girth;
    const edge = Math.min(1, Math.min(u, 1 - u, v, 1 - v) * 14);
    const n = shell.normal(s + across, t + up);
    return shell.at(s + across, t + up).addScaledVector(n, thickness * Math.sqrt(1 - (1 - edge) ** 2) - 0.0004);
  });
}
