import { type BufferGeometry, type Group, Vector3 } from 'three';
import { mix, type Point, smooth } from '../shoes/curve.ts';
import type { Kit, Slot } from '../studio/model.ts';
import { lowerCreases } from './creases.ts';
import { type Drawing, mainCloth, paintOver, type Slots } from './drawing.ts';
import { folded, otherSide, unrest } from './folds.ts';
import type { LowerSpec } from './garment-spec.ts';
import { type Height, inflate } from './inflate.ts';
import { mirrored, type Outline, Shape } from './outline.ts';
import { sheet } from './sheet.ts';

/** Shapes and heights of a garment with two legs. */
export class Lower {
  readonly spec: LowerSpec;
  readonly front: Shape;
  readonly back: Shape;
  readonly frame: Shape['box'];
  readonly frontAt: Height;
  readonly backAt: Height;
  readonly side: Point[];
  readonly crotch: Point;

  constructor(spec: LowerSpec) {
    this.spec = spec;
    const L = spec.length;
    const long = L > 0.7;
    const crotch: Point = [0, L - spec.rise];
    this.crotch = crotch;
    const knee = spec.knee ?? [mix(spec.halfHip, spec.hemOut, 0.5), mix(0.004, spec.hemIn, 0.5)];
    const kneeY = (L - spec.rise) * 0.52;
    const outer: Point[] = long
      ? [
          [spec.hemOut, 0.004],
          [mix(spec.hemOut, knee[0], 0.5), kneeY * 0.5],
          [knee[0], kneeY],
          [mix(knee[0], spec.halfHip, 0.62), mix(kneeY, L - spec.hip, 0.5)],
          [spec.halfHip, L - spec.hip],
          [mix(spec.halfHip, spec.halfWaist, 0.45), L - spec.hip * 0.48],
          [spec.halfWaist, L],
        ]
      : [
          [spec.hemOut, 0.004],
          [mix(spec.hemOut, spec.halfHip, 0.6), mix(0, L - spec.hip, 0.5)],
          [spec.halfHip, L - spec.hip],
          [mix(spec.halfHip, spec.halfWaist, 0.45), L - spec.hip * 0.48],
          [spec.halfWaist, L],
        ];
    this.side = outer;
    const inner: Point[] = long
      ? [
          crotch,
          [0.013, crotch[1] - 0.045],
          [knee[1], kneeY],
          [mix(spec.hemIn, knee[1], 0.4), kneeY * 0.45],
          [spec.hemIn, -0.004],
        ]
      : [crotch, [0.012, crotch[1] - 0.03], [spec.hemIn, -0.004]];
    const half = (dip: number): Outline => [
      { edge: 'seam', points: inner },
      {
        edge: 'open',
        points: [
          [spec.hemIn, -0.004],
          [mix(spec.hemIn, spec.hemOut, 0.5), -0.007],
          [spec.hemOut, 0.004],
        ],
      },
      { edge: 'seam', points: outer },
      {
        edge: 'open',
        points: [
          [spec.halfWaist, L],
          [spec.halfWaist * 0.72, L - dip * 0.62],
          [spec.halfWaist * 0.36, L - dip * 0.93],
          [0, L - dip],
        ],
      },
    ];
    const dip = spec.dip ?? 0.022;
    // The inner legs meet at a point, not smoothly.
    const closed = (outline: Outline): Outline => {
      const all = mirrored(outline);
      const first = all[0] as Outline[number];
      const middle = Math.floor(first.points.length / 2);
      return [
        { edge: 'seam', points: first.points.slice(middle) },
        ...all.slice(1),
        { edge: 'seam', points: first.points.slice(0, middle + 1) },
      ];
    };
    this.front = new Shape(closed(half(dip)), 9);
    this.back = new Shape(closed(half(-0.004)), 9);
    this.frame = this.back.box;
    const body = inflate(this.front, { depth: spec.depth, width: 0.16, plump: 0.7 });
    const rear = inflate(this.back, { depth: spec.depth * 0.55, width: 0.16, plump: 0.7 });
    const right = lowerCreases(spec, crotch, knee, kneeY, long);
    const crease = spec.crease ?? 1;
    const [frontFolds, backFolds] = [folded([...right, ...otherSide(right)]), folded([...otherSide(right), ...right])];
    const [slow, slowBack] = [unrest(0.15, 0.011, 2.2), unrest(0.15, 0.011, 8.4)];
    const roll = (shape: Shape, x: number, y: number) =>
      shape.isFar(x, y) ? 0 : -0.003 * smooth(0.005, 0, shape.nearest(x, y, 'open').distance);
    const still = (y: number) => smooth(L - 0.02, L - 0.1, y);
    this.frontAt = (x, y) => {
      const z = body(x, y);
      const soft = Math.min(1, z / 0.03);
      return Math.max(
        0,
        z + soft * (crease * (0.25 + 0.75 * still(y)) * (2.2 * frontFolds(x, y) + slow(x, y)) + roll(this.front, x, y)),
      );
    };
    this.backAt = (x, y) => {
      const z = rear(x, y);
      const soft = Math.min(1, z / 0.03);
      return -Math.max(
        0,
        z +
          soft * (crease * (0.25 + 0.75 * still(y)) * (2.2 * backFolds(x, y) + slowBack(x, y)) + roll(this.back, x, y)),
      );
    };
  }

  casters(): BufferGeometry[] {
    return [
      sheet(this.front, (x, y) => Math.max(0, this.frontAt(x, y) - 0.006), { cell: 0.012, inner: true }),
      sheet(this.back, (x, y) => Math.min(0, this.backAt(x, y) + 0.006), { cell: 0.012, back: true, inner: true }),
    ];
  }

  /** The inside of the back above the dip of the front. */
  inside(): BufferGeometry {
    const { halfWaist: w, length: L, dip = 0.022 } = this.spec;
    const low = L - dip - 0.03;
    const shape = new Shape(
      mirrored([
        {
          edge: 'open',
          points: [
            [0, low],
            [w * 0.96, low + 0.02],
          ],
        },
        {
          edge: 'open',
          points: [
            [w * 0.96, low + 0.02],
            [w * 0.985, L - 0.003],
          ],
        },
        {
          edge: 'open',
          points: [
            [w * 0.985, L - 0.003],
            [0, L + 0.003],
          ],
        },
      ]),
      6,
    );
    return sheet(shape, (x, y) => this.backAt(x, y) + 0.002, { cell: 0.004 });
  }

  sew(group: Group, kit: Kit, slots: Slots, draw: (drawing: Drawing, back: boolean) => void, inside: Slot): void {
    const cloth = { doubleSided: true, castsShadow: false };
    const sheets = [
      sheet(this.front, this.frontAt, { frame: this.frame }),
      sheet(this.back, this.backAt, { frame: this.frame, back: true }),
    ];
    sheets.forEach((geometry, i) => {
      group.add(
        kit.mesh(geometry, mainCloth, { paint: paintOver(this.frame, slots, (d) => draw(d, i === 1)), ...cloth }),
      );
    });
    for (const caster of this.casters()) group.add(kit.mesh(caster, mainCloth));
    group.add(kit.mesh(this.inside(), inside));
  }

  /** The upper edge at x; front or back. */
  waist(x: number, back = false): number {
    const dip = back ? -0.004 : (this.spec.dip ?? 0.022);
    return this.spec.length - dip * (1 - (x / this.spec.halfWaist) ** 2);
  }

  /** A line parallel to the waist, from side to side. */
  below(by: number, back = false): Point[] {
    const w = this.spec.halfWaist + by * 0.15;
    return Array.from({ length: 13 }, (_, k): Point => {
      const x = (k / 6 - 1) * w;
      return [x, this.waist(Math.max(-this.spec.halfWaist, Math.min(this.spec.halfWaist, x)), back) - by];
    });
  }

  on = (x: number, y: number, lift: number, back = false) =>
    back ? new Vector3(x, y, this.backAt(x, y) - lift) : new Vector3(x, y, this.frontAt(x, y) + lift);
}
