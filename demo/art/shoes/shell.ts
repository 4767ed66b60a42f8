import { type BufferGeometry, Vector3 } from 'three';
import { gridSurface } from '../studio/shapes.ts';
import { curve, mix, type Point, path, smooth } from './curve.ts';
import type { Footprint } from './footprint.ts';

export type ShellSpec = Readonly<{
  footprint: Footprint;
  /** Height of the feather edge (where the upper meets the sole) over x 0..1, metres. */
  feather: readonly Point[];
  collar: Readonly<{
    /** x as share of the length. */
    back: number;
    front: number;
    halfWidth: number;
    /** Height in metres over 0 (back) to 1 (front). */
    heights: readonly Point[];
  }>;
  /** Centre line from the collar front down the instep to the toe: [x share, y metres]. */
  ridge: readonly Point[];
  /** Share of the side (0 heel, 1 toe) whose upper edge is the collar. */
  collarShare: number;
  /** Fullness of the walls and of the roof over s 0..1; 0.55 is an ellipse. */
  wall?: readonly Point[];
  roof?: readonly Point[];
  /** How far walls bulge outwards above the feather, metres, over s. */
  bulge?: readonly Point[];
  /** Lacing gap: half width, and the s where it ends at the vamp. */
  gap?: Readonly<{ half: number; until: number; vee?: number }>;
  /** Padding of the collar, metres. */
  padding?: number;
  thickness?: number;
  /** Moves points along the outward normal. */
  displace?: (s: number, t: number) => number;
  /** Last change to a point; shapes ankles and shafts. */
  warp?: (p: Vector3) => Vector3;
  rows?: number;
  /** Without a lacing gap: over which share of s the surface turns from collar to ridge. */
  corner?: number;
}>;

export type Shell = Readonly<{
  spec: ShellSpec;
  /** Point of the outer surface: s -1..1 (0 heel, outer side positive), t 0 (feather) to 1 (collar or ridge). */
  at: (s: number, t: number) => Vector3;
  normal: (s: number, t: number) => Vector3;
  /** Highest t of the cut edge at s. */
  edge: (s: number) => number;
  /** Rough metres from feather to edge. */
  girth: (s: number) => number;
  feather: (s: number) => number;
}>;

export function shellOf(spec: ShellSpec): Shell {
  const { footprint, collar } = spec;
  const L = footprint.length;
  const featherAt = curve(spec.feather);
  const heights = curve(collar.heights);
  const ridge = path(spec.ridge.map(([x, y]) => [x * L, y] as const));
  const wall = curve(
    spec.wall ?? [
      [0, 0.45],
      [0.4, 0.5],
      [0.75, 0.6],
      [1, 0.62],
    ],
  );
  const roof = curve(
    spec.roof ?? [
      [0.3, 0.45],
      [0.6, 0.55],
      [1, 0.62],
    ],
  );
  const bulge = curve(
    spec.bulge ?? [
      [0, 0.004],
      [0.2, 0.001],
      [0.5, 0.002],
      [1, 0.003],
    ],
  );
  const base = (s: number) => {
    const [x, z] = footprint.at(s);
    return new Vector3(x, featherAt(x / L), z);
  };
  const topAt = (a: number, side: number): Vector3 => {
    if (a < spec.collarShare) {
      const k = a / spec.collarShare;
      const phi = Math.PI * k;
      const half = ((collar.front - collar.back) / 2) * L;
      const x = collar.back * L + half * (1 - Math.cos(phi));
      return new Vector3(x, heights(k), side * collar.halfWidth * Math.sin(phi) ** 0.82);
    }
    const [x, y] = ridge((a - spec.collarShare) / (1 - spec.collarShare));
    return new Vector3(x, y, tipDrift(x / L));
  };
  const tipDrift = (x: number) => -0.014 * L * smooth(0.6, 1, x);
  const raw = (s: number, t: number): Vector3 => {
    const a = Math.abs(s);
    const side = s < 0 ? -1 : 1;
    const P0 = base(s);
    const P3 = topAt(a, side);
    const [ox, oz] = footprint.outward(s);
    const rise = Math.max(0.004, P3.y - P0.y);
    const flat = Math.hypot(P3.x - P0.x, P3.z - P0.z);
    const out = bulge(a);
    const P1 = P0.clone().add(new Vector3(ox * out, rise * wall(a), oz * out));
    const onCollar = 1 - smooth(spec.collarShare * (spec.gap ? 0.52 : 0.7), spec.collarShare * 1.02, a);
    const e = 0.004;
    const later = a + e <= 1 ? topAt(Math.max(spec.collarShare, a) + (a + e <= 1 ? e : 0), 1) : topAt(1, 1);
    const earlier = topAt(Math.max(spec.collarShare, a - e), 1);
    const along = later.sub(earlier);
    const slope = along.x > 1e-6 ? along.y / along.x : -0.6;
    const level = new Vector3(P0.x - P3.x, 0, P0.z - P3.z);
    if (level.lengthSq() < 1e-10) level.set(0, 0, side);
    level.normalize();
    const forward = Math.max(0, level.x) * smooth(spec.collarShare, 0.8, a);
    const roofDirection = new Vector3(forward, forward * Math.max(-1.2, slope), level.z || side * 0.01).normalize();
    if (!spec.gap) {
      // Where collar and ridge meet in a corner the surface leaves it diagonally.
      const corner = Math.exp(-(((a - spec.collarShare) / (spec.corner ?? 0.07)) ** 2));
      roofDirection
        .addScaledVector(along.lengthSq() > 1e-12 ? along.clone().normalize() : new Vector3(1, -0.5, 0), corner)
        .normalize();
    }
    const down = new Vector3(ox * 0.06, -1, oz * 0.06).normalize();
    const direction = roofDirection.lerp(down, onCollar).normalize();
    const reach = mix(flat * roof(a), rise * 0.36, onCollar);
    const P2 = P3.clone().addScaledVector(direction, reach);
    const u = 1 - t;
    return new Vector3()
      .addScaledVector(P0, u * u * u)
      .addScaledVector(P1, 3 * u * u * t)
      .addScaledVector(P2, 3 * u * t * t)
      .addScaledVector(P3, t * t * t);
  };
  const plain = (s: number, t: number) => (spec.warp ? spec.warp(raw(s, t)) : raw(s, t));
  const plainNormal = (s: number, t: number): Vector3 => {
    const e = 0.003;
    const t1 = Math.min(0.985, Math.max(0.002, t));
    const s1 = Math.min(0.994, Math.max(-0.994, s));
    const ds = plain(s1 + e, t1).sub(plain(s1 - e, t1));
    const dt = plain(s1, Math.min(1, t1 + e)).sub(plain(s1, Math.max(0, t1 - e)));
    return ds.cross(dt).normalize();
  };
  const girths = new Map<number, number>();
  const girth = (s: number): number => {
    const key = Math.round(Math.abs(s) * 200);
    const known = girths.get(key);
    if (known) return known;
    let sum = 0;
    let last = raw(s, 0);
    for (let k = 1; k <= 16; k++) {
      const next = raw(s, k / 16);
      sum += next.distanceTo(last);
      last = next;
    }
    girths.set(key, sum);
    return sum;
  };
  const rawEdge = (a: number): number => {
    const gap = spec.gap;
    if (!gap || a >= gap.until || a < spec.collarShare * 0.5) return 1;
    const narrow = Math.sqrt(Math.max(0, 1 - Math.max(0, (a - gap.until + 0.035) / 0.035) ** 2));
    const half =
      (gap.half + (gap.vee ?? 0) * smooth(gap.until, spec.collarShare, a)) * (a > gap.until - 0.035 ? narrow : 1);
    if (Math.abs(raw(a, 1).z - tipDrift(raw(a, 1).x / L)) > half) return 1;
    let low = 0.3;
    let high = 1;
    for (let k = 0; k < 22; k++) {
      const mid = (low + high) / 2;
      const p = raw(a, mid);
      if (Math.abs(p.z - tipDrift(p.x / L)) > half) low = mid;
      else high = mid;
    }
    return low;
  };
  const edges = Array.from({ length: 601 }, (_, i) => rawEdge(i / 600));
  // A touch of rounding where the collar turns into the facing.
  const soft = edges.map((_, i) => {
    if (!spec.gap) return 1;
    let sum = 0;
    let weight = 0;
    for (let d = -4; d <= 4; d++) {
      const e = edges[i + d];
      if (e === undefined) continue;
      sum += e * (5 - Math.abs(d));
      weight += 5 - Math.abs(d);
    }
    return Math.abs(i / 600 - spec.gap.until) < 0.012 ? (edges[i] as number) : sum / weight;
  });
  const edge = (s: number) => {
    const x = Math.min(1, Math.abs(s)) * 600;
    const i = Math.min(599, Math.floor(x));
    return mix(soft[i] as number, soft[i + 1] as number, x - i);
  };
  const padding = (s: number, t: number): number => {
    if (!spec.padding) return 0;
    const a = Math.abs(s);
    const below = (edge(s) - t) * girth(s);
    const along = 1 - smooth(spec.collarShare * 0.72, spec.collarShare * 0.98, a);
    const x = below / 0.024;
    return x > 1 || x < -0.2 ? 0 : spec.padding * along * Math.sin(Math.PI * Math.min(1, Math.max(0, x))) ** 0.9;
  };
  const at = (s: number, t: number): Vector3 => {
    const push = padding(s, t) + (spec.displace?.(s, t) ?? 0);
    const p = plain(s, t);
    return push === 0 ? p : p.addScaledVector(plainNormal(s, t), push);
  };
  return { spec, at, normal: plainNormal, edge, girth, feather: (s) => base(s).y };
}

const around = 640;

/** The columns of the outside up to a share of s, so that edge and lining end on the same points. */
function columnsUntil(until: number): { columns: number; at: (u: number) => number } {
  const half = Math.floor((until * around) / 2);
  return { columns: half * 2, at: (u) => ((u * 2 - 1) * half * 2) / around };
}

/** Averages the normals of the two sides where they meet on the ridge. */
function mendRidge(geometry: BufferGeometry, columns: number, row: number): void {
  const normals = geometry.getAttribute('normal');
  const wide = columns + 1;
  for (let i = 0; i <= columns / 2; i++) {
    const a = row * wide + i;
    const b = row * wide + columns - i;
    const n = new Vector3()
      .fromBufferAttribute(normals, a)
      .add(new Vector3().fromBufferAttribute(normals, b))
      .normalize();
    normals.setXYZ(a, n.x, n.y, n.z);
    normals.setXYZ(b, n.x, n.y, n.z);
  }
}

/** The outside of the upper; uv = (|s|, t), so that one drawing dresses both sides. */
export function outside(shell: Shell): BufferGeometry {
  const rows = shell.spec.rows ?? 84;
  const geometry = gridSurface(
    around,
    rows,
    (u, v) => {
      const s = u * 2 - 1;
      return shell.at(s, v * shell.edge(s));
    },
    { closeU: true },
  );
  const uv = geometry.getAttribute('uv');
  const until = shell.spec.gap?.until ?? shell.spec.collarShare;
  const normals = geometry.getAttribute('normal');
  const before = Array.from({ length: around + 1 }, (_, i) =>
    new Vector3().fromBufferAttribute(normals, rows * (around + 1) + i),
  );
  mendRidge(geometry, around, rows);
  for (let i = 0; i <= around; i++) {
    const s = (i / around) * 2 - 1;
    const n = before[i] as Vector3;
    if (Math.abs(s) < until) normals.setXYZ(rows * (around + 1) + i, n.x, n.y, n.z);
    for (let j = 0; j <= rows; j++) uv.setXY(j * (around + 1) + i, Math.abs(s), (j / rows) * shell.edge(s));
  }
  return geometry;
}

/** The rolled edge round the opening; `radius` in metres over s. */
export function rim(shell: Shell, radius: (a: number) => number): BufferGeometry {
  const line = columnsUntil(shell.spec.gap?.until ?? shell.spec.collarShare);
  const steps = 12;
  return gridSurface(line.columns, steps, (u, v) => {
    const s = line.at(u);
    const t = shell.edge(s);
    const p = shell.at(s, t);
    const up = p
      .clone()
      .sub(shell.at(s, t - 0.02))
      .normalize();
    const n = shell.normal(s, t);
    up.addScaledVector(n, -up.dot(n)).normalize();
    const r = radius(Math.abs(s));
    const a = v * Math.PI;
    return p.addScaledVector(n, r * (Math.cos(a) - 1)).addScaledVector(up, r * Math.sin(a));
  });
}

/** The inside, from the rolled edge down to the insole. */
export function lining(shell: Shell, radius: (a: number) => number): BufferGeometry {
  const open = shell.spec.gap?.until ?? shell.spec.collarShare;
  // Without a gap the lining continues under the closed vamp.
  const line = columnsUntil(shell.spec.gap ? open : Math.min(1, open + 0.4));
  const thick = shell.spec.thickness ?? 0.0022;
  return gridSurface(line.columns, 32, (u, v) => {
    const s = line.at(u);
    const t = shell.edge(s) * (1 - v * 0.97);
    const edge = Math.abs(s) < open ? 2 * radius(Math.abs(s)) : thick;
    const depth = mix(edge, thick, smooth(0, 0.35, v));
    return shell.at(s, t).addScaledVector(shell.normal(s, t), -depth);
  });
}
