import { type BufferGeometry, Vector3 } from 'three';
import { type Point, smooth } from '../shoes/curve.ts';
import { tubeAlong } from '../studio/shapes.ts';
import { upperCreases } from './creases.ts';
import { type Fold, folded, otherSide, unrest } from './folds.ts';
import type { UpperSpec } from './garment-spec.ts';
import { type Height, inflate } from './inflate.ts';
import { line, mirrored, type Outline, Shape, turned } from './outline.ts';
import { type Frame, sheet } from './sheet.ts';

const dense = (points: readonly Point[]) => line(points);

/** Shapes and heights of an upper garment; models draw on it and add collars and closures. */
export class Upper {
  readonly spec: UpperSpec;
  readonly front: Shape;
  readonly back: Shape;
  readonly frame: Frame;
  /** z of the front, and of the back (below 0). */
  readonly frontAt: Height;
  readonly backAt: Height;
  /** Edges of the right half, for seams and ribs. */
  readonly edge: Readonly<{
    hem: Point[];
    neck: Point[];
    backNeck: Point[];
    cuff: [Point, Point];
    armhole: Point[];
    raglan: Point[];
    tip: Point;
    armpit: Point;
    along: Point;
  }>;

  constructor(spec: UpperSpec) {
    this.spec = spec;
    const L = spec.length;
    const tip: Point = [spec.shoulder, L - spec.drop];
    const armpit: Point = [spec.halfChest, L - spec.armhole];
    const a = (spec.sleeveAngle * Math.PI) / 180;
    const lower = a - 0.1;
    const at = (from: Point, angle: number, along: number, inward: number): Point => [
      from[0] + Math.sin(angle) * along - Math.cos(angle) * inward,
      from[1] - Math.cos(angle) * along - Math.sin(angle) * inward,
    ];
    const long = spec.sleeve > 0.4;
    const elbowOut = at(tip, a, spec.sleeve * 0.52, -0.006);
    const cuffOut = long ? at(elbowOut, lower, spec.sleeve * 0.48, 0) : at(tip, a, spec.sleeve, -0.004);
    const cuffIn = at(cuffOut, long ? lower : a + 0.1, 0, spec.cuff);
    const elbowIn = at(elbowOut, a - 0.05, 0.01, spec.elbow);
    const outer: Point[] = long
      ? [
          cuffOut,
          at(elbowOut, lower, spec.sleeve * 0.24, -0.003),
          elbowOut,
          at(tip, a, spec.sleeve * 0.26, -0.009),
          at(tip, a, 0.055, -0.004),
          [tip[0] - 0.012, tip[1] + 0.012],
        ]
      : [cuffOut, at(tip, a, spec.sleeve * 0.5, -0.007), at(tip, a, 0.045, -0.003), [tip[0] - 0.012, tip[1] + 0.012]];
    outer.push([spec.halfNeck + (tip[0] - spec.halfNeck) * 0.5, L - spec.drop * 0.36], [spec.halfNeck, L]);
    const under: Point[] = long
      ? [armpit, at(armpit, a * 0.9, 0.05, -0.004), elbowIn, cuffIn]
      : [armpit, [(armpit[0] + cuffIn[0]) / 2 + 0.004, (armpit[1] + cuffIn[1]) / 2], cuffIn];
    const curve = spec.hemCurve ?? 0.006;
    const hem: Point[] = [
      [0, -curve],
      [spec.halfHem * 0.5, -curve * 0.8],
      [spec.halfHem * 0.85, -curve * 0.1],
      [spec.halfHem, 0.004],
    ];
    const neckOf = (depth: number): Point[] => [
      [spec.halfNeck, L],
      [spec.halfNeck * 0.93, L - depth * 0.42],
      [spec.halfNeck * 0.66, L - depth * 0.83],
      [spec.halfNeck * 0.33, L - depth * 0.97],
      [0, L - depth],
    ];
    const half = (neck: Point[]): Outline => [
      { edge: 'open', points: hem },
      {
        edge: 'seam',
        points: [
          [spec.halfHem, 0.004],
          [(spec.halfHem + spec.halfChest) / 2 - 0.006, armpit[1] * 0.45],
          [spec.halfChest - 0.002, armpit[1] * 0.86],
          armpit,
        ],
      },
      { edge: 'seam', points: under },
      { edge: 'open', points: [cuffIn, cuffOut] },
      { edge: 'seam', points: outer },
      { edge: 'open', points: neck },
    ];
    const pointed = (
      [
        [1, 0],
        [0.95, 0.16],
        [0.72, 0.45],
        [0.36, 0.78],
        [0.05, 0.985],
        [0, 1],
      ] as const
    ).map(([x, y]): Point => [x * spec.halfNeck, L - y * spec.neckFront]);
    const neck = spec.vee ? pointed : neckOf(spec.neckFront);
    const backNeck = neckOf(spec.neckBack);
    this.front = new Shape(mirrored(half(neck)), 9);
    this.back = new Shape(mirrored(half(backNeck)), 9);
    this.frame = this.back.box;
    const armhole: Point[] = [
      armpit,
      [spec.halfChest - 0.035, armpit[1] + 0.045],
      [tip[0] - 0.028, tip[1] - spec.armhole * 0.42],
      [tip[0] - 0.012, tip[1] + 0.012],
    ];
    const raglan: Point[] = [
      armpit,
      [spec.halfChest - 0.06, armpit[1] + 0.07],
      [spec.halfNeck + 0.035, L - spec.neckFront * 0.75],
      [spec.halfNeck * 0.94, L - spec.neckFront * 0.4],
    ];
    this.edge = {
      hem,
      neck,
      backNeck,
      cuff: [cuffIn, cuffOut],
      armhole,
      raglan,
      tip,
      armpit,
      along: [Math.sin(long ? lower : a), -Math.cos(long ? lower : a)],
    };

    const crease = spec.crease ?? 1;
    const body = inflate(this.front, { depth: spec.depth, width: spec.halfChest, plump: 0.82 });
    const rear = inflate(this.back, { depth: spec.depth * 0.5, width: spec.halfChest, plump: 0.82 });
    const elbowMid: Point = [(elbowOut[0] + elbowIn[0]) / 2, (elbowOut[1] + elbowIn[1]) / 2];
    const right = upperCreases(spec, armpit, tip, elbowIn, elbowOut, elbowMid, cuffIn, cuffOut, long);
    const frontFolds = folded([...right, ...otherSide(right)]);
    const backFolds = folded([...otherSide(right), ...right.map((f): Fold => ({ ...f, height: f.height * 0.7 }))]);
    const slow = unrest(0.16, 0.012, 1.3);
    const slowBack = unrest(0.17, 0.012, 5.1);
    const roll = (shape: Shape, x: number, y: number) => {
      if (shape.isFar(x, y)) return 0;
      const d = shape.nearest(x, y, 'open').distance;
      return -0.0035 * smooth(0.005, 0, d);
    };
    this.frontAt = (x, y) => {
      const z = body(x, y);
      const soft = Math.min(1, z / 0.035);
      return Math.max(0, z + soft * crease * (2.6 * frontFolds(x, y) + slow(x, y)) + soft * roll(this.front, x, y));
    };
    this.backAt = (x, y) => {
      const z = rear(x, y);
      const soft = Math.min(1, z / 0.035);
      return -Math.max(0, z + soft * crease * (2.6 * backFolds(x, y) + slowBack(x, y)) + soft * roll(this.back, x, y));
    };
  }

  frontSheet = (): BufferGeometry => sheet(this.front, this.frontAt, { frame: this.frame });
  backSheet = (): BufferGeometry => sheet(this.back, this.backAt, { frame: this.frame, back: true });

  /** Coarse cloth just under the visible one: it casts the shadows, which would be slow to draw from the fine one. */
  casters(): BufferGeometry[] {
    return [
      sheet(this.front, (x, y) => this.frontAt(x, y) - 0.006, { cell: 0.012, inner: true }),
      sheet(this.back, (x, y) => this.backAt(x, y) + 0.006, { cell: 0.012, back: true, inner: true }),
    ];
  }

  /** The inside of the back, as seen through the neck. */
  lining(): BufferGeometry {
    const { halfNeck, length: L, neckBack } = this.spec;
    const low = L - Math.max(0.19, this.spec.neckFront + 0.03);
    const shape = new Shape(
      mirrored([
        {
          edge: 'open',
          points: [
            [0, low],
            [halfNeck * 1.35, low],
          ],
        },
        {
          edge: 'open',
          points: [
            [halfNeck * 1.35, low],
            [halfNeck * 1.35, L - 0.012 - (this.spec.drop * 0.25 * halfNeck) / (this.spec.shoulder - halfNeck)],
            [halfNeck, L - 0.004],
          ],
        },
        {
          edge: 'open',
          points: [
            [halfNeck, L - 0.004],
            [halfNeck * 0.66, L - neckBack * 0.83 - 0.001],
            [0, L - neckBack - 0.001],
          ],
        },
      ]),
      6,
    );
    return sheet(shape, (x, y) => this.backAt(x, y) + 0.0022, { cell: 0.004 });
  }

  /** A point on the front (or the back), lifted off the cloth. */
  on(x: number, y: number, lift = 0, back = false): Vector3 {
    return back ? new Vector3(x, y, this.backAt(x, y) - lift) : new Vector3(x, y, this.frontAt(x, y) + lift);
  }

  /** All round the neck opening: front then back, as points in space with the way out. */
  neckRing(lift = 0, rise = 0): { points: Vector3[]; normals: Vector3[] } {
    const points: Vector3[] = [];
    const normals: Vector3[] = [];
    const push = ([x, y]: Point, back: boolean) => {
      const z = back ? this.backAt(x, y) : this.frontAt(x, y);
      const edge = Math.abs(x) / this.spec.halfNeck;
      const n = new Vector3(
        x * 2.2,
        0.02 + 0.05 * edge,
        back ? -0.09 * (1.05 - edge) : 0.09 * (1.05 - edge),
      ).normalize();
      points.push(new Vector3(x, y + rise, z).addScaledVector(n, lift));
      normals.push(n);
    };
    // The shoulder point itself, and the rest at a distance from it, so that the ring turns the corner softly.
    const shoulder: Point = [this.spec.halfNeck, this.spec.length - 0.003];
    const thin = (p: readonly Point[], every: number) =>
      dense(p).filter(([x], i) => i % every === 0 && x < this.spec.halfNeck * 0.9);
    const [f, b] = [thin(this.edge.neck, 8), thin(this.edge.backNeck, 8)];
    for (const p of turned(f)) push(p, false);
    for (const p of [...f].reverse().slice(1)) push(p, false);
    push(shoulder, false);
    for (const p of b) push(p, true);
    for (const p of turned([...b].reverse()).slice(1)) push(p, true);
    push(turned([shoulder])[0] as Point, false);
    return { points, normals };
  }

  /** A flat band round the neck: rib or binding. */
  neckBand(width: number, thickness: number, rise = width * 0.36): BufferGeometry {
    const { points, normals } = this.neckRing(0, rise);
    return tubeAlong(points, normals, { width, thickness, squareness: 2.6, closed: true, segments: 320, around: 20 });
  }

  /** The border zone along a cuff or the hem as a closed polygon and its two long edges. */
  cuffBand(width: number, left = false): { near: Point[]; far: Point[]; polygon: Point[] } {
    const [a, b] = this.edge.cuff;
    const [dx, dy] = this.edge.along;
    const out = (p: Point, s: number, d: number): Point => [
      p[0] + (b[0] - a[0]) * s + dx * d,
      p[1] + (b[1] - a[1]) * s + dy * d,
    ];
    let near = [out(a, -0.15, 0.01), out(b, 0.15, 0.01)];
    let far = [out(a, -0.15, -width), out(b, 0.15, -width)];
    if (left) [near, far] = [turned(near), turned(far)];
    return { near, far, polygon: [...near, ...[...far].reverse()] };
  }

  hemBand(width: number): { near: Point[]; far: Point[]; polygon: Point[] } {
    const half = this.edge.hem.map(([x, y]): Point => [x * 1.03, y]);
    const at = (dy: number) => [...turned([...half].reverse()), ...half.slice(1)].map(([x, y]): Point => [x, y + dy]);
    const near = at(-0.004);
    const far = at(width);
    return { near, far, polygon: [...near, ...[...far].reverse()] };
  }
}
