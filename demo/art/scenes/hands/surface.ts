import { type Box3, BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';

/** Metres to a body's surface from a point; negative inside. */
export type Distance = (at: Vector3) => number;

/** A body joined softly with another: where they meet, `soft` metres are rounded. */
export function join(a: number, b: number, soft: number): number {
  const share = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.min(a, b) - (share * share * soft) / 4;
}

/** The surface of a body in a box, in cells of so many metres, a corner in each cell that it passes (naive surface nets). */
export function surfaceOf(distance: Distance, box: Box3, cell: number): BufferGeometry {
  const count = box.getSize(new Vector3()).divideScalar(cell).ceil();
  const [wide, high] = [count.x + 1, count.y + 1];
  const at = (i: number, j: number, k: number) => i + wide * (j + high * k);
  const point = (i: number, j: number, k: number) =>
    new Vector3(box.min.x + i * cell, box.min.y + j * cell, box.min.z + k * cell);
  const values = new Float32Array(wide * high * (count.z + 1));
  for (let k = 0; k <= count.z; k++) {
    for (let j = 0; j <= count.y; j++) {
      for (let i = 0; i <= count.x; i++) values[at(i, j, k)] = distance(point(i, j, k));
    }
  }
  const value = (i: number, j: number, k: number) => values[at(i, j, k)] as number;
  const corners = new Map<number, number>();
  const positions: number[] = [];
  for (let k = 0; k < count.z; k++) {
    for (let j = 0; j < count.y; j++) {
      for (let i = 0; i < count.x; i++) {
        const corner = cornerOf((dx, dy, dz) => value(i + dx, j + dy, k + dz));
        if (!corner) continue;
        corners.set(at(i, j, k), positions.length / 3);
        positions.push(...point(i, j, k).addScaledVector(corner, cell).toArray());
      }
    }
  }
  const index: number[] = [];
  const face = (inside: boolean, ...cells: readonly [number, number, number, number]) => {
    const [a, b, c, d] = cells.map((one) => corners.get(one) as number) as [number, number, number, number];
    index.push(...(inside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
  };
  for (let k = 1; k < count.z; k++) {
    for (let j = 1; j < count.y; j++) {
      for (let i = 1; i < count.x; i++) {
        const inside = value(i, j, k) < 0;
        if (inside !== value(i + 1, j, k) < 0)
          face(inside, at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k));
        if (inside !== value(i, j + 1, k) < 0)
          face(inside, at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1));
        if (inside !== value(i, j, k + 1) < 0)
          face(inside, at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k));
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normalsOf(distance, positions, cell / 2), 3));
  geometry.setIndex(index);
  return geometry;
}

const ends = [0, 1] as const;

/** The middle of where the surface crosses the edges of a cell, 0 to 1 in each direction; undefined where it does not. */
function cornerOf(value: (dx: number, dy: number, dz: number) => number): Vector3 | undefined {
  const sum = new Vector3();
  let crossings = 0;
  const edge = (a: readonly [number, number, number], axis: 0 | 1 | 2) => {
    const b: [number, number, number] = [...a];
    b[axis] = 1;
    const [from, to] = [value(...a), value(...b)];
    if (from < 0 === to < 0) return;
    const crossing = new Vector3(...a);
    crossing.setComponent(axis, from / (from - to));
    sum.add(crossing);
    crossings++;
  };
  for (const p of ends) {
    for (const q of ends) {
      edge([0, p, q], 0);
      edge([p, 0, q], 1);
      edge([p, q, 0], 2);
    }
  }
  return crossings === 0 ? undefined : sum.divideScalar(crossings);
}

function normalsOf(distance: Distance, positions: readonly number[], step: number): number[] {
  const normals: number[] = [];
  const axes = [new Vector3(step, 0, 0), new Vector3(0, step, 0), new Vector3(0, 0, step)];
  for (let at = 0; at < positions.length; at += 3) {
    const p = new Vector3().fromArray(positions, at);
    const [x, y, z] = axes.map((axis) => distance(p.clone().add(axis)) - distance(p.clone().sub(axis)));
    normals.push(...new Vector3(x, y, z).normalize().toArray());
  }
  return normals;
}
