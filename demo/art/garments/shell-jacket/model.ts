import { Group } from 'three';
import type { Point } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';
import { mainCloth } from '../drawing.ts';
import type { UpperSpec } from '../garment-spec.ts';
import { papers, raised } from '../ground.ts';
import { hoodOf } from '../hood.ts';
import { sew } from '../sew.ts';
import { cord, patch, zip } from '../trimmings.ts';
import { Upper } from '../upper.ts';
import { anorak, parka, technical } from './drawings.ts';

const shell: UpperSpec = {
  length: 0.74,
  halfChest: 0.29,
  halfHem: 0.28,
  shoulder: 0.24,
  drop: 0.06,
  halfNeck: 0.086,
  neckFront: 0.075,
  neckBack: 0.024,
  armhole: 0.26,
  sleeve: 0.62,
  sleeveAngle: 33,
  cuff: 0.108,
  elbow: 0.145,
  depth: 0.38,
  crease: 1.05,
};
const specs: readonly UpperSpec[] = [
  shell,
  { ...shell, length: 0.81, halfChest: 0.298, halfHem: 0.315, crease: 0.9 },
  { ...shell, length: 0.69, halfChest: 0.282, halfHem: 0.262, cuff: 0.09, crease: 1.35, neckFront: 0.085 },
];
const box = (x0: number, x1: number, y0: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const model = defineModel({
  silhouette: 'shell-jacket',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.88, 0.38);
    const upper = new Upper(specs[cut - 1] as UpperSpec);
    const second: Slot = { colour: 'second', surface: 'second' };
    const accent: Slot = { colour: 'accent', surface: 'webbing' };
    const dark: Slot = { colour: ['second', '#14181a', 0.55], surface: 'webbing' };
    sew(
      group,
      kit,
      upper,
      { red: second, green: accent, stitch: { colour: ['main', 'trim', 0.22], surface: 'webbing' } },
      (d, back) => {
        if (cut === 1) technical(d, upper, back);
        else if (cut === 2) parka(d, upper, back);
        else anorak(d, upper, back);
      },
    );
    hoodOf(group, kit, upper, cut === 1 ? second : mainCloth, { ...second, shade: -0.12 });
    const chin = upper.spec.length - upper.spec.neckFront;
    const front = (x: number, y: number) => upper.frontAt(x, Math.min(y, chin - 0.006));
    const teeth: Slot = { colour: ['second', '#20262a', 0.5], surface: 'gloss' };
    if (cut === 1)
      zip(
        group,
        kit,
        [
          [0, -0.004],
          [0, 0.2],
          [0, 0.42],
          [0, chin + 0.045],
        ],
        front,
        dark,
        { colour: 'accent', surface: 'gloss' },
        accent,
      );
    if (cut === 2) {
      // A storm flap with press studs over the zip, and two pockets with flaps.
      const flap = patch(
        [
          {
            edge: 'seam',
            points: [
              [-0.036, 0.004],
              [0.036, 0.004],
            ],
          },
          {
            edge: 'seam',
            points: [
              [0.036, 0.004],
              [0.036, chin + 0.03],
            ],
          },
          {
            edge: 'seam',
            points: [
              [0.036, chin + 0.03],
              [-0.036, chin + 0.03],
            ],
          },
          {
            edge: 'seam',
            points: [
              [-0.036, chin + 0.03],
              [-0.036, 0.004],
            ],
          },
        ],
        front,
        0.0045,
      );
      group.add(kit.mesh(flap.geometry, mainCloth));
      for (let k = 0; k < 6; k++) {
        const y = 0.05 + k * 0.135;
        group.add(
          kit.mesh(
            cord(
              [
                [0.02, y - 0.0001],
                [0.02, y + 0.0001],
              ],
              flap.height,
              0.0135,
              0.0045,
              0.0005,
            ),
            { colour: '#8a8d8b', surface: 'metal' },
          ),
        );
      }
      for (const side of [-1, 1]) {
        const at = (points: Point[]): Point[] => (side > 0 ? points : points.map(([x, y]): Point => [-x, y]).reverse());
        const pocket = patch(
          [
            {
              edge: 'seam',
              points: at(box(0.085, 0.245, 0.1, 0.31)).concat([at(box(0.085, 0.245, 0.1, 0.31))[0] as Point]),
            },
          ].flatMap(({ points }) =>
            points.slice(1).map((p, i) => ({ edge: 'seam' as const, points: [points[i] as Point, p] })),
          ),
          upper.frontAt,
          0.003,
          0.009,
        );
        group.add(kit.mesh(pocket.geometry, mainCloth));
        const f = at([
          [0.08, 0.262],
          [0.165, 0.248],
          [0.25, 0.262],
          [0.25, 0.33],
          [0.08, 0.33],
        ]);
        const lid = patch(
          f.map((p, i) => ({ edge: 'seam' as const, points: [p, f[(i + 1) % f.length] as Point] })),
          (x, y) => Math.max(upper.frontAt(x, y), y < 0.31 ? pocket.height(x, y) : 0),
          0.0035,
        );
        group.add(kit.mesh(lid.geometry, mainCloth));
      }
    }
    if (cut === 3) {
      const f: Point[] = [
        [-0.15, 0.13],
        [0.15, 0.13],
        [0.165, 0.2],
        [0.165, 0.36],
        [-0.165, 0.36],
        [-0.165, 0.2],
      ];
      const pouch = patch(
        f.map((p, i) => ({ edge: 'seam' as const, points: [p, f[(i + 1) % f.length] as Point] })),
        upper.frontAt,
        0.003,
        0.008,
      );
      group.add(kit.mesh(pouch.geometry, second));
      zip(
        group,
        kit,
        [
          [-0.13, 0.325],
          [0, 0.325],
          [0.13, 0.325],
        ],
        pouch.height,
        dark,
        teeth,
        accent,
      );
      zip(
        group,
        kit,
        [
          [0, chin - 0.2],
          [0, chin - 0.1],
          [0, chin + 0.03],
        ],
        front,
        dark,
        teeth,
        accent,
      );
    }
    for (const side of [-1, 1]) {
      const hang: Point[] = [
        [side * 0.058, chin + 0.012],
        [side * 0.062, chin - 0.03],
        [side * 0.07, chin - (cut === 2 ? 0.13 : 0.1)],
      ];
      group.add(
        kit.mesh(
          cord(hang, upper.frontAt, 0.0045, 0.0045),
          cut === 2 ? { colour: 'trim', surface: 'rope' } : { colour: 'accent', surface: 'rope' },
        ),
      );
      const end = hang.at(-1) as Point;
      group.add(
        kit.mesh(
          cord(
            [
              [end[0], end[1] + 0.012],
              [end[0], end[1] - 0.008],
            ],
            upper.frontAt,
            0.0085,
            0.0085,
          ),
          { colour: '#2a2e30', surface: 'gloss' },
        ),
      );
    }
    return group;
  },
  views: {
    side: { target: [0, 0.46, 0], azimuth: 0, elevation: 0, span: 1.3 },
    quarter: { target: [0, 0.46, 0], azimuth: 21, elevation: 5, span: 1.26 },
    top: { target: [0, 0.46 + raised(0.88, 0.38), 0], azimuth: 0, elevation: 0, span: 1.3, pose: [0, 180, 0] },
    detail: { target: [0.05, 0.66, 0.06], azimuth: 14, elevation: 8, span: 0.46 },
  },
});
