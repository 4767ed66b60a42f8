import { Group, Vector3 } from 'three';
import type { Point } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import type { Drawing } from '../drawing.ts';
import type { LowerSpec } from '../garment-spec.ts';
import { papers, raised } from '../ground.ts';
import { Lower } from '../lower.ts';
import { both } from '../sew.ts';
import { buttons, cord } from '../trimmings.ts';

const straight: LowerSpec = {
  length: 1.04,
  halfWaist: 0.205,
  halfHip: 0.258,
  hip: 0.21,
  rise: 0.29,
  hemIn: 0.085,
  hemOut: 0.288,
  knee: [0.272, 0.05],
  depth: 0.44,
};
const specs: readonly LowerSpec[] = [
  straight,
  { ...straight, hemIn: 0.105, hemOut: 0.25, knee: [0.266, 0.055], crease: 1.1 },
  {
    ...straight,
    halfWaist: 0.232,
    halfHip: 0.275,
    hemIn: 0.07,
    hemOut: 0.31,
    knee: [0.292, 0.042],
    dip: 0.012,
    crease: 1.25,
    depth: 0.48,
  },
];

function seams(d: Drawing, lower: Lower, cut: 1 | 2 | 3, back: boolean): void {
  const { length: L, rise, hemIn, hemOut } = lower.spec;
  const crotch = L - rise;
  d.seam(
    [
      [0, L + 0.01],
      [0, crotch + 0.06],
      [0.001, crotch - 0.005],
    ],
    [0.003],
    -0.0009,
    0.003,
  );
  const hem = cut === 3 ? 0.045 : 0.03;
  both((side) =>
    d.seam(
      side([
        [hemIn - 0.03, hem],
        [hemOut + 0.03, hem + 0.008],
      ]),
      [0.0015],
      -0.0005,
      0.003,
    ),
  );
  d.seam(lower.below(0.04, back), [0.0018, -0.0018], -0.0007, 0.0026);
  d.stitch(lower.below(0.004, back));
  if (cut === 2) {
    // Shaped knees: an inset panel with darts.
    if (!back)
      both((side) =>
        d.panel(
          side([
            [0.05, 0.53],
            [0.16, 0.545],
            [0.275, 0.53],
            [0.28, 0.31],
            [0.17, 0.295],
            [0.06, 0.31],
          ]),
          { mask: 'red', lift: 0.0012, stitches: [0.002, 0.006] },
        ),
      );
    both((side) =>
      d.seam(
        side(
          back
            ? [
                [0.04, L - 0.1],
                [0.2, L - 0.07],
              ]
            : [
                [0.15, L - 0.045],
                [0.19, L - 0.12],
                [0.27, L - 0.2],
              ],
        ),
        [0.003, 0.007],
        -0.0012,
        0.003,
      ),
    );
    if (back)
      d.panel(
        [
          [0.07, L - 0.25],
          [0.19, L - 0.25],
          [0.19, L - 0.12],
          [0.07, L - 0.12],
        ],
        { lift: 0.001, mask: 'red', stitches: [0.002, 0.006] },
      );
    else
      d.panel(
        [
          [0.275, 0.62],
          [0.165, 0.62],
          [0.165, 0.745],
          [0.285, 0.745],
        ],
        { lift: 0.001, stitches: [0.002, 0.006] },
      );
    return;
  }
  if (cut === 3) {
    both((side) =>
      d.panel(
        side([
          [0.04, 0.56],
          [0.3, 0.57],
          [0.31, 0.24],
          [0.05, 0.24],
        ]),
        { mask: 'red', lift: 0.0012, stitches: [0.002, 0.006] },
      ),
    );
    if (!back)
      both((side) =>
        d.panel(
          side([
            [0.09, L - 0.29],
            [0.21, L - 0.29],
            [0.215, L - 0.13],
            [0.09, L - 0.13],
          ]),
          { lift: 0.0014, stitches: [0.002] },
        ),
      );
    return;
  }
  if (back) {
    both((side) => {
      d.seam(
        side([
          [0.05, L - 0.105],
          [0.175, L - 0.1],
        ]),
        [0.003, -0.005],
        -0.0014,
        0.004,
      );
      d.seam(
        side([
          [0.11, L - 0.04],
          [0.112, L - 0.1],
        ]),
        [],
        -0.0008,
        0.002,
      );
    });
    return;
  }
  both((side) =>
    d.seam(
      side([
        [0.148, L - 0.045],
        [0.168, L - 0.12],
        [0.245, L - 0.205],
      ]),
      [0.003, 0.008],
      -0.0014,
      0.0035,
    ),
  );
  // Fly.
  d.stitch([
    [0.034, L - 0.045],
    [0.034, L - 0.15],
    [0.026, L - 0.178],
    [0.002, L - 0.195],
  ]);
  d.stitch([
    [0.038, L - 0.045],
    [0.038, L - 0.15],
    [0.029, L - 0.182],
    [0.002, L - 0.2],
  ]);
}

export const model = defineModel({
  silhouette: 'trousers',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.86, 0.5, 0.075);
    const lower = new Lower(specs[cut - 1] as LowerSpec);
    const second: Slot = { colour: 'second', surface: 'second' };
    const stitch: Slot = { colour: ['main', 'trim', cut === 1 ? 0.4 : 0.25], surface: 'webbing' };
    lower.sew(group, kit, { red: second, stitch }, (d, back) => seams(d, lower, cut, back), {
      colour: ['trim', '#b9ad97', 0.4],
      surface: 'twill',
    });
    const { length: L } = lower.spec;
    const main: Slot = { colour: 'main', surface: 'main' };
    if (cut !== 3) {
      // Belt loops, front and back.
      for (const back of [false, true]) {
        for (const x of back ? [-0.14, 0, 0.14] : [-0.165, -0.085, 0.085, 0.165]) {
          const top = lower.waist(x, back);
          const points = [0.002, -0.006, -0.024, -0.042, -0.05].map((dy, i) =>
            lower.on(x, Math.min(top + dy, top - 0.002), i === 0 || i === 4 ? 0.0006 : 0.0038, back),
          );
          group.add(
            kit.mesh(
              tubeAlong(
                points,
                points.map(() => new Vector3(0, 0, back ? -1 : 1)),
                { width: 0.011, thickness: 0.0026, squareness: 2.6, segments: 30 },
              ),
              main,
            ),
          );
        }
      }
      buttons(
        group,
        kit,
        [[0.012, lower.waist(0) - 0.02]],
        lower.frontAt,
        cut === 1 ? { colour: ['trim', '#7b6a50', 0.5], surface: 'gloss' } : { colour: '#5d6060', surface: 'metal' },
        0.0085,
      );
    } else {
      // Braces: webbing that arches as if over shoulders, and a drawcord at the waist.
      const at = (x: number, y: number) =>
        y < L - 0.012 ? lower.frontAt(x, y) : lower.frontAt(x, L - 0.014) * Math.max(0, 1 - (y - L + 0.012) / 0.16);
      const strap: Slot = { colour: ['second', '#15191b', 0.5], surface: 'webbing' };
      for (const side of [-1, 1]) {
        const points: Point[] = [
          [side * 0.105, L - 0.07],
          [side * 0.105, L - 0.03],
          [side * 0.104, L + 0.02],
          [side * 0.096, L + 0.066],
          [side * 0.06, L + 0.105],
          [side * 0.012, L + 0.118],
        ];
        group.add(kit.mesh(cord(points, at, 0.032, 0.003), strap));
        const buckle: Point[] = [
          [side * 0.105, L + 0.002],
          [side * 0.1045, L + 0.022],
        ];
        group.add(
          kit.mesh(cord(buckle, at, 0.042, 0.008, 0.003), { colour: ['trim', '#333333', 0.75], surface: 'gloss' }),
        );
      }
    }
    if (cut === 2) {
      for (const side of [-1, 1]) {
        const points: Point[] = [
          [side * 0.01, lower.waist(0) - 0.026],
          [side * 0.018, lower.waist(0) - 0.07],
          [side * 0.03, lower.waist(0) - 0.13],
        ];
        group.add(kit.mesh(cord(points, lower.frontAt, 0.0042, 0.0042), { colour: 'accent', surface: 'rope' }));
      }
    }
    return group;
  },
  views: {
    side: { target: [0, 0.535, 0], azimuth: 0, elevation: 0, span: 1.34 },
    quarter: { target: [0, 0.535, 0], azimuth: 21, elevation: 5, span: 1.3 },
    top: { target: [0, 0.535 + raised(0.86, 0.5), 0], azimuth: 0, elevation: 0, span: 1.34, pose: [0, 180, 0] },
    detail: { target: [0.07, 0.9, 0.05], azimuth: 14, elevation: 8, span: 0.4 },
  },
});
