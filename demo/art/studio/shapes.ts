import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';

export type GridOptions = Readonly<{
  /** u = 1 joins u = 0; the seam shares its normals. */
  closeU?: boolean;
  closeV?: boolean;
  /** Turn the surface over. */
  flip?: boolean;
}>;

/** A smooth surface from (u, v) in 0..1; faces look along dP/du × dP/dv. uv = (u, v). */
export function gridSurface(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vector3,
  options: GridOptions = {},
): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const p = at(i / columns, j / rows);
      positions.push(p.x, p.y, p.z);
      uvs.push(i / columns, j / rows);
    }
  }
  const wide = columns + 1;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * wide + i;
      const b = a + 1;
      const c = a + wide;
      const d = c + 1;
      if (options.flip) index.push(a, c, b, b, c, d);
      else index.push(a, b, c, b, d, c);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const normals = geometry.getAttribute('normal');
  const join = (a: number, b: number) => {
    const n = new Vector3()
      .fromBufferAttribute(normals, a)
      .add(new Vector3().fromBufferAttribute(normals, b))
      .normalize();
    normals.setXYZ(a, n.x, n.y, n.z);
    normals.setXYZ(b, n.x, n.y, n.z);
  };
  geometry.userData.grid = { columns, rows };
  if (options.closeU) for (let j = 0; j <= rows; j++) join(j * wide, j * wide + columns);
  if (options.closeV) for (let i = 0; i <= columns; i++) join(i, rows * wide + i);
  return geometry;
}

export type TubeOptions = Readonly<{
  /** Full width across the path and full thickness along the normal, metres. */
  width: number;
  thickness: number;
  /** 1 = ellipse, larger = flatter tape with round edges. */
  squareness?: number;
  segments?: number;
  around?: number;
  closed?: boolean;
  /** Scale of width at 0..1 along the path. */
  taper?: (t: number) => number;
}>;

/** Catmull-Rom point at t of 0..1 through all points (centripetal enough for evenly spaced points). */
export function through(points: readonly Vector3[], t: number, closed = false): Vector3 {
  const n = points.length;
  const x = t * (closed ? n : n - 1);
  const i = Math.min(Math.floor(x), (closed ? n : n - 1) - (t >= 1 ? 1 : 0));
  const f = x - i;
  const at = (k: number) => {
    if (closed) return points[((k % n) + n) % n] as Vector3;
    if (k < 0)
      return (points[0] as Vector3)
        .clone()
        .multiplyScalar(2)
        .sub(points[1] as Vector3);
    if (k > n - 1)
      return (points[n - 1] as Vector3)
        .clone()
        .multiplyScalar(2)
        .sub(points[n - 2] as Vector3);
    return points[k] as Vector3;
  };
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const f2 = f * f;
  const f3 = f2 * f;
  return new Vector3()
    .addScaledVector(a, 0.5 * (-f + 2 * f2 - f3))
    .addScaledVector(b, 0.5 * (2 - 5 * f2 + 3 * f3))
    .addScaledVector(c, 0.5 * (f + 4 * f2 - 3 * f3))
    .addScaledVector(d, 0.5 * (-f2 + f3));
}

/** A lace, cord or strap along points; `normals` (one per point) say which way its flat side faces. Ends are round. */
export function tubeAlong(
  points: readonly Vector3[],
  normals: readonly Vector3[] | undefined,
  options: TubeOptions,
): BufferGeometry {
  const segments = options.segments ?? points.length * 8;
  const around = options.around ?? 14;
  const power = 2 / (options.squareness ?? 1.4);
  const closed = options.closed ?? false;
  const caps = closed ? 0 : 4;
  const total = segments + caps * 2;
  const frames: { p: Vector3; n: Vector3; b: Vector3; scale: number; w: number; along: Vector3 }[] = [];
  let lastNormal = new Vector3(0, 1, 0);
  for (let k = 0; k <= total; k++) {
    const inCap = k < caps ? 1 - k / caps : k > total - caps ? 1 - (total - k) / caps : 0;
    const t = Math.min(1, Math.max(0, (k - caps) / segments));
    const p = through(points, t, closed);
    const e = 0.5 / segments;
    const along = through(points, closed ? (t + e) % 1 : Math.min(1, t + e), closed)
      .sub(through(points, closed ? (t - e + 1) % 1 : Math.max(0, t - e), closed))
      .normalize();
    const wanted = normals ? through(normals, t, closed) : lastNormal;
    const n = wanted.clone().addScaledVector(along, -wanted.dot(along)).normalize();
    lastNormal = n.clone();
    const b = along.clone().cross(n).normalize();
    const push = inCap * options.thickness * 0.5 * (k < caps ? -1 : 1);
    frames.push({
      p: p.addScaledVector(along, push),
      n,
      b,
      along,
      scale: Math.sqrt(Math.max(0, 1 - inCap * inCap)),
      w: options.taper?.(t) ?? 1,
    });
  }
  return gridSurface(
    around,
    total,
    (u, v) => {
      const f = frames[Math.round(v * total)] as (typeof frames)[number];
      const a = u * Math.PI * 2;
      const cx = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** power;
      const cy = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** power;
      const narrow = Math.max(0.001, f.scale);
      return f.p
        .clone()
        .addScaledVector(f.b, cx * options.width * 0.5 * f.w * (0.6 + 0.4 * narrow) * (narrow < 0.01 ? 0.6 : 1))
        .addScaledVector(f.n, cy * options.thickness * 0.5 * narrow);
    },
    { closeU: true, closeV: closed, flip: true },
  );
}
