import { type BufferGeometry, type Group, Vector3 } from 'three';
import { curve, type Point } from '../shoes/curve.ts';
import type { Kit, Slot } from '../studio/model.ts';
import { gridSurface, tubeAlong } from '../studio/shapes.ts';
import type { Height } from './inflate.ts';
import { line, type Outline, Shape } from './outline.ts';
import { sheet } from './sheet.ts';

/** A round button facing z with a sunken middle. */
export function button(x: number, y: number, z: number, radius = 0.0075): BufferGeometry {
  const profile = curve([
    [0, 0.0016],
    [0.5, 0.0017],
    [0.62, 0.0029],
    [0.86, 0.0031],
    [0.97, 0.0018],
    [1, -0.001],
  ]);
  return gridSurface(
    36,
    18,
    (u, v) => {
      const a = u * Math.PI * 2;
      const r = (1 - v) * radius;
      return new Vector3(x + Math.cos(a) * r, y + Math.sin(a) * r, z + profile(1 - v));
    },
    { closeU: true },
  );
}

/** Buttons with thread through their holes. */
export function buttons(
  group: Group,
  kit: Kit,
  at: readonly Point[],
  height: Height,
  slot: Slot,
  radius = 0.0075,
): void {
  for (const [x, y] of at) {
    const z = height(x, y) + 0.0014;
    group.add(kit.mesh(button(x, y, z, radius), slot));
    for (const side of [-1, 1]) {
      const thread = [-1, 0, 1].map(
        (k) => new Vector3(x + k * radius * 0.26, y + side * radius * 0.2, z + 0.0019 - Math.abs(k) * 0.0007),
      );
      group.add(
        kit.mesh(
          tubeAlong(thread, undefined, { width: 0.0011, thickness: 0.0011, segments: 8, around: 6 }),
          { colour: 'trim', surface: 'webbing' },
          { castsShadow: false },
        ),
      );
    }
  }
}

/** A cord or strap lying on cloth along points of the plane. */
export function cord(
  points: readonly Point[],
  height: Height,
  width: number,
  thickness: number,
  lift = thickness * 0.5,
): BufferGeometry {
  const dense = line(points, 5);
  const path = dense.map(([x, y]) => new Vector3(x, y, height(x, y) + lift));
  return tubeAlong(
    path,
    path.map(() => new Vector3(0, 0, 1)),
    { width, thickness, squareness: width > thickness * 1.8 ? 2.6 : 1.2, segments: dense.length * 3, around: 12 },
  );
}

/** A zip along a line: two tapes, a row of teeth, a slider with its puller at the end of the line. */
export function zip(
  group: Group,
  kit: Kit,
  points: readonly Point[],
  height: Height,
  tape: Slot,
  teeth: Slot,
  pull: Slot,
): void {
  group.add(kit.mesh(cord(points, height, 0.017, 0.0016, 0.0006), tape));
  const dense = line(points, 8);
  const path = dense.map(([x, y]) => new Vector3(x, y, height(x, y) + 0.0012));
  const length = path.reduce((s, p, i) => (i === 0 ? 0 : s + p.distanceTo(path[i - 1] as Vector3)), 0);
  const n = Math.round(length / 0.0015);
  const chain = tubeAlong(
    path,
    path.map(() => new Vector3(0, 0, 1)),
    {
      width: 0.0056,
      thickness: 0.0026,
      squareness: 2.4,
      segments: n,
      around: 10,
      taper: (t) => (Math.round(t * n) % 2 === 0 ? 1 : 0.72),
    },
  );
  group.add(kit.mesh(chain, teeth));
  const [x, y] = dense.at(-1) as Point;
  const z = height(x, y - 0.006) + 0.0035;
  group.add(
    kit.mesh(
      tubeAlong(
        [new Vector3(x, y + 0.004, z), new Vector3(x, y - 0.006, z + 0.001), new Vector3(x, y - 0.01, z)],
        [0, 1, 2].map(() => new Vector3(0, 0, 1)),
        { width: 0.0105, thickness: 0.005, squareness: 2.4, segments: 16 },
      ),
      teeth,
    ),
  );
  group.add(
    kit.mesh(
      tubeAlong(
        [
          new Vector3(x, y - 0.002, z + 0.003),
          new Vector3(x + 0.001, y - 0.018, z + 0.0035),
          new Vector3(x + 0.0015, y - 0.036, z + 0.002),
        ],
        [0, 1, 2].map(() => new Vector3(0, 0, 1)),
        { width: 0.0062, thickness: 0.0026, squareness: 2.2, segments: 20 },
      ),
      pull,
    ),
  );
}

/** A piece of cloth of some thickness laid over another, with rounded edges: pocket, flap, placket, collar. */
export function patch(
  outline: Outline,
  under: Height,
  thickness: number,
  puff = 0,
  cell = 0.0035,
): { shape: Shape; geometry: BufferGeometry; height: Height } {
  const shape = new Shape(outline, 8);
  const height: Height = (x, y) => {
    const d = shape.nearest(x, y).distance;
    const edge = Math.min(1, d / (thickness * 0.9));
    const middle = Math.min(1, d / 0.035);
    return under(x, y) - 0.0015 + (thickness + 0.0015) * Math.sqrt(1 - (1 - edge) ** 2) + puff * middle * (2 - middle);
  };
  return { shape, geometry: sheet(shape, height, { cell }), height };
}
