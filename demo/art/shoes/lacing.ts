import { type BufferGeometry, Quaternion, TorusGeometry, Vector3 } from 'three';
import { gridSurface, tubeAlong } from '../studio/shapes.ts';
import { mix, smooth } from './curve.ts';
import type { Shell } from './shell.ts';

export type Lacing = Readonly<{
  shell: Shell;
  /** s of the rows, from the vamp up. */
  rows: readonly number[];
  /** Distance of the eyelets from the cut edge, metres. */
  inFrom: number;
  width: number;
  thickness: number;
}>;

/** t of the point this many metres below the cut edge. */
export function below(shell: Shell, s: number, metres: number): number {
  return shell.edge(s) - metres / shell.girth(s);
}

type Spot = Readonly<{ p: Vector3; n: Vector3; edge: Vector3; edgeNormal: Vector3 }>;

function spot(lacing: Lacing, row: number, side: number): Spot {
  const s = side * (lacing.rows[row] as number);
  const t = below(lacing.shell, s, lacing.inFrom);
  const e = lacing.shell.edge(s);
  return {
    p: lacing.shell.at(s, t),
    n: lacing.shell.normal(s, t),
    edge: lacing.shell.at(s, e),
    edgeNormal: lacing.shell.normal(s, e),
  };
}

/** Rings of metal or thread round the lace holes. */
export function eyelets(lacing: Lacing, radius: number, wire: number): BufferGeometry[] {
  return lacing.rows.flatMap((_, row) =>
    [-1, 1].map((side) => {
      const { p, n } = spot(lacing, row, side);
      const ring = new TorusGeometry(radius, wire, 10, 28);
      ring.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), n));
      return ring.translate(p.x + n.x * wire * 0.3, p.y + n.y * wire * 0.3, p.z + n.z * wire * 0.3);
    }),
  );
}

/** One lace run from a hole over the tongue to another. `over` lifts it where runs cross. */
function run(lacing: Lacing, from: Spot, to: Spot, over: number, dive: boolean): BufferGeometry {
  const lift = lacing.thickness * 0.55 + 0.0005;
  const points: Vector3[] = [];
  const normals: Vector3[] = [];
  const add = (p: Vector3, n: Vector3, by: number) => {
    points.push(p.clone().addScaledVector(n, by));
    normals.push(n.clone());
  };
  const inward = (a: Spot) => a.edge.clone().sub(a.p).normalize();
  const back = (a: Spot, by: number) => a.p.clone().addScaledVector(inward(a), by);
  if (dive) add(back(from, -0.0012), from.n, -0.0022);
  add(back(from, 0.0002), from.n, lift * 0.75);
  add(from.p.clone().lerp(from.edge, 0.65), from.edgeNormal, lift * 1.1);
  const n = from.edgeNormal.clone().add(to.edgeNormal).normalize();
  for (const k of [0.2, 0.4, 0.5, 0.6, 0.8]) {
    const m = from.edge.clone().lerp(to.edge, k);
    const crown = 4 * k * (1 - k);
    const normal = from.edgeNormal.clone().lerp(to.edgeNormal, k).normalize().lerp(n, 0.4).normalize();
    add(m, normal, mix(lift, lift * 0.8, crown) + over * crown);
  }
  add(to.p.clone().lerp(to.edge, 0.65), to.edgeNormal, lift * 1.1);
  add(back(to, 0.0002), to.n, lift * 0.75);
  if (dive) add(back(to, -0.0012), to.n, -0.0022);
  return tubeAlong(points, normals, {
    width: lacing.width,
    thickness: lacing.thickness,
    squareness: 2,
    segments: 72,
    around: 16,
    taper: (t) => mix(0.5, 1, smooth(0, 0.13, t)) * mix(1, 0.5, smooth(0.87, 1, t)),
  });
}

/** Straight bars across, one per row. */
export function bars(lacing: Lacing): BufferGeometry[] {
  return lacing.rows.map((_, row) => run(lacing, spot(lacing, row, -1), spot(lacing, row, 1), 0.0004, true));
}

/** A bar at the vamp, crosses above it. */
export function crosses(lacing: Lacing): BufferGeometry[] {
  const runs = [run(lacing, spot(lacing, 0, -1), spot(lacing, 0, 1), 0.0004, true)];
  for (let row = 1; row < lacing.rows.length; row++) {
    runs.push(run(lacing, spot(lacing, row - 1, -1), spot(lacing, row, 1), 0.0003, true));
    runs.push(run(lacing, spot(lacing, row - 1, 1), spot(lacing, row, -1), 0.0003 + lacing.thickness * 1.05, true));
  }
  return runs;
}

/** A bow on the topmost row: two loops that fall over the sides and two ends. */
export function bow(lacing: Lacing, size = 1): BufferGeometry[] {
  const row = lacing.rows.length - 1;
  const [left, right] = [spot(lacing, row, -1), spot(lacing, row, 1)];
  const n = left.edgeNormal.clone().add(right.edgeNormal).normalize();
  const middle = left.edge
    .clone()
    .lerp(right.edge, 0.5)
    .addScaledVector(n, lacing.thickness * 1.6 + 0.0012);
  const across = right.p.clone().sub(left.p).normalize();
  const forward = across.clone().cross(n).normalize();
  const ahead = forward.x < 0 ? forward.negate() : forward;
  const place = (a: number, f: number, h: number) =>
    middle
      .clone()
      .addScaledVector(across, a * size)
      .addScaledVector(ahead, f * size)
      .addScaledVector(n, h * size);
  const out: BufferGeometry[] = [];
  const shape = { width: lacing.width, thickness: lacing.thickness, squareness: 2, around: 16 };
  for (const side of [-1, 1]) {
    const loop = [
      place(side * 0.001, 0, 0.001),
      place(side * 0.01, -0.002, 0.0045),
      place(side * 0.022, -0.003, 0.002),
      place(side * 0.031, 0.001, -0.007),
      place(side * 0.033, 0.0075, -0.01),
      place(side * 0.027, 0.0095, -0.0045),
      place(side * 0.015, 0.006, 0.002),
      place(side * 0.001, 0.001, 0.0015),
    ];
    const away = loop.map((p) => p.clone().sub(middle).addScaledVector(n, 0.03).normalize());
    out.push(tubeAlong(loop, away, { ...shape, segments: 90 }));
    const end = [
      place(side * 0.001, 0.002, 0),
      place(side * 0.008, 0.008, 0.0025),
      place(side * 0.017, 0.017, -0.001),
      place(side * 0.025, 0.026, -0.01),
      place(side * 0.029, 0.034, -0.02),
    ];
    out.push(
      tubeAlong(
        end,
        end.map((p) => p.clone().sub(middle).addScaledVector(n, 0.03).normalize()),
        { ...shape, segments: 60 },
      ),
    );
  }
  const knot = [
    place(-0.0042, 0.002, -0.0018),
    place(-0.003, 0.001, 0.0018),
    place(0, 0, 0.003),
    place(0.003, -0.001, 0.0018),
    place(0.0042, -0.002, -0.0018),
  ];
  out.push(
    tubeAlong(
      knot,
      knot.map((p) => p.clone().sub(middle).addScaledVector(n, 0.004).normalize()),
      { ...shape, thickness: lacing.thickness * 1.5, width: lacing.width * 1.15, segments: 30 },
    ),
  );
  return out;
}

export type Tongue = Readonly<{
  /** s of the end hidden under the vamp. */
  until: number;
  halfWidth: number;
  /** Length beyond the collar front and its bend back to front, metres. */
  beyond: number;
  /** Direction of the free end in the side view, degrees above the horizon towards the heel. */
  lean: number;
  thickness: number;
}>;

/** A padded tongue that follows the instep under the lacing and stands free above it; uv = (across, along). */
export function tongue(shell: Shell, spec: Tongue): BufferGeometry {
  const start = spec.until;
  const stop = shell.spec.collarShare;
  const rows = 90;
  const freeRows = 30;
  const sectionAt = (s: number, zeta: number): { p: Vector3; n: Vector3 } => {
    const side = zeta < 0 ? -1 : 1;
    const want = Math.abs(zeta);
    const top = shell.at(side * s, 0.9999);
    let low = 0.3;
    let high = 0.9999;
    for (let k = 0; k < 18; k++) {
      const m = (low + high) / 2;
      if (shell.at(side * s, m).distanceTo(top) > want) low = m;
      else high = m;
    }
    const n = shell.normal(side * s, (low + high) / 2);
    n.z *= smooth(0, 0.004, want);
    return { p: shell.at(side * s, (low + high) / 2), n: n.normalize() };
  };
  // Higher up the tongue opens into a shallow arch instead of hugging the ankle.
  const flatten = (section: { p: Vector3; n: Vector3 }[], w: number, share: number) => {
    const ridge = section[Math.floor(section.length / 2)] as { p: Vector3; n: Vector3 };
    return section.map(({ p, n }, c) => {
      const zeta = ((c / (section.length - 1)) * 2 - 1) * w;
      const sag = (zeta * zeta) / w;
      const flat = ridge.p.clone().addScaledVector(ridge.n, -0.42 * sag);
      flat.z += zeta * 0.96;
      const tilt = ridge.n
        .clone()
        .add(new Vector3(0, 0, (0.8 * zeta) / w))
        .normalize();
      return {
        p: p.clone().lerp(flat, share * 0.85),
        n: n
          .clone()
          .lerp(tilt, share * 0.85)
          .normalize(),
      };
    });
  };
  const sections: { p: Vector3; n: Vector3 }[][] = [];
  const columns = 40;
  for (let r = 0; r <= rows; r++) {
    const s = mix(start, stop + 0.006, r / rows);
    const w = spec.halfWidth * mix(0.72, 1, smooth(0, 0.8, r / rows));
    const section = Array.from({ length: columns + 1 }, (_, c) => sectionAt(s, (c / columns) * 2 * w - w));
    sections.push(flatten(section, w, smooth(0.5, 1, r / rows)));
  }
  const last = sections.at(-1) as { p: Vector3; n: Vector3 }[];
  const before = sections.at(-6) as { p: Vector3; n: Vector3 }[];
  const mid = columns / 2;
  const tangent = (last[mid] as { p: Vector3 }).p
    .clone()
    .sub((before[mid] as { p: Vector3 }).p)
    .setZ(0)
    .normalize();
  const a0 = Math.atan2(tangent.y, -tangent.x);
  const a1 = (spec.lean * Math.PI) / 180;
  let x = 0;
  let y = 0;
  for (let k = 1; k <= freeRows; k++) {
    const f = k / freeRows;
    const a = mix(a0, a1, smooth(0, 0.8, f));
    x -= (Math.cos(a) * spec.beyond) / freeRows;
    y += (Math.sin(a) * spec.beyond) / freeRows;
    const corner = f > 0.7 ? Math.sqrt(Math.max(0.12, 1 - ((f - 0.7) / 0.3) ** 2 * 0.5)) : 1;
    const turn = a - a0;
    sections.push(
      last.map(({ p, n }) => ({
        p: new Vector3(p.x + x, p.y + y, p.z * corner),
        n: new Vector3(
          n.x * Math.cos(turn) + n.y * Math.sin(turn),
          n.y * Math.cos(turn) - n.x * Math.sin(turn),
          n.z,
        ).normalize(),
      })),
    );
  }
  const total = sections.length - 1;
  const under = 0.0014;
  return gridSurface(
    64,
    total,
    (u, v) => {
      const r = Math.round(v * total);
      const row = sections[r] as { p: Vector3; n: Vector3 }[];
      const a = u * Math.PI * 2;
      const flat = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.55;
      const x0 = ((flat + 1) / 2) * columns;
      const i = Math.min(columns - 1, Math.floor(x0));
      const f = x0 - i;
      const [p0, p1] = [row[i] as { p: Vector3; n: Vector3 }, row[i + 1] as { p: Vector3; n: Vector3 }];
      const p = p0.p.clone().lerp(p1.p, f);
      const n = p0.n.clone().lerp(p1.n, f).normalize();
      const fromEnd = (total - r) / 7;
      const round = fromEnd < 1 ? Math.sqrt(Math.max(0, 1 - (1 - fromEnd) ** 2)) : 1;
      const fromStart = Math.min(1, r / 20);
      const half = (spec.thickness / 2) * Math.max(0.05, round) * mix(0.35, 1, fromStart);
      const sink = under + spec.thickness / 2 + (1 - fromStart) * 0.001;
      const th = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.75;
      return p.addScaledVector(n, th * half - sink);
    },
    { closeU: true },
  );
}
