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

const chino: LowerSpec = {
  length: 0.52,
  halfWaist: 0.205,
  halfHip: 0.262,
  hip: 0.21,
  rise: 0.28,
  hemIn: 0.024,
  hemOut: 0.296,
  depth: 0.46,
  crease: 0.9,
};
const specs: readonly LowerSpec[] = [
  chino,
  { ...chino, length: 0.45, halfWaist: 0.198, hemOut: 0.305, hemIn: 0.02, crease: 1.25 },
  { ...chino, length: 0.39, halfWaist: 0.195, halfHip: 0.262, hemOut: 0.31, hemIn: 0.016, rise: 0.275, crease: 1.2 },
];

function seams(d: Drawing, lower: Lower, cut: 1 | 2 | 3, back: boolean): void {
  const { length: L, rise, hemIn, hemOut } = lower.spec;
  d.seam(
    [
      [0, L + 0.01],
      [0, L - rise + 0.05],
      [0.001, L - rise - 0.004],
    ],
    [0.003],
    -0.0009,
    0.003,
  );
  const hem = cut === 1 ? 0.034 : 0.018;
  both((side) =>
    d.seam(
      side([
        [hemIn - 0.03, hem - 0.006],
        [hemOut + 0.03, hem + 0.008],
      ]),
      cut === 3 ? [0.0015] : [0.0015, 0.005],
      -0.0005,
      0.003,
    ),
  );
  if (cut === 1) {
    d.seam(lower.below(0.04, back), [0.0018, -0.0018], -0.0007, 0.0026);
    d.stitch(lower.below(0.004, back));
    if (back) {
      both((side) =>
        d.seam(
          side([
            [0.05, L - 0.105],
            [0.175, L - 0.1],
          ]),
          [0.003, -0.005],
          -0.0014,
          0.004,
        ),
      );
      return;
    }
    both((side) =>
      d.seam(
        side([
          [0.148, L - 0.045],
          [0.168, L - 0.12],
          [0.252, L - 0.205],
        ]),
        [0.003, 0.008],
        -0.0014,
        0.0035,
      ),
    );
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
    return;
  }
  // A gathered waist with an elastic inside.
  const top = lower.below(0.002, back);
  const low = lower.below(0.042, back);
  d.ribs(top, low, 0.0085, 0.0016);
  for (const by of [0.009, 0.018, 0.027, 0.036]) d.stitch(lower.below(by, back));
  if (cut === 2) {
    both((side) =>
      d.seam(
        side([
          [0.16, L - 0.05],
          [0.2, L - 0.13],
          [0.275, L - 0.19],
        ]),
        [0.003],
        -0.0014,
        0.0035,
      ),
    );
    both((side) =>
      d.stripe(
        side([
          [0.262, L - 0.21],
          [0.272, L - 0.3],
          [0.29, 0],
        ]),
        0.02,
        'red',
      ),
    );
    if (back)
      d.panel(
        [
          [0.06, L - 0.27],
          [0.19, L - 0.27],
          [0.19, L - 0.13],
          [0.06, L - 0.13],
        ],
        { lift: 0.0012, stitches: [0.002, 0.006] },
      );
    return;
  }
  // Side panels of mesh and the split of a running short.
  both((side) =>
    d.panel(
      side([
        [0.34, L],
        [0.195, L - 0.042],
        [0.2, L - 0.15],
        [0.235, L - 0.26],
        [0.268, -0.03],
        [0.36, -0.03],
      ]),
      { mask: 'red', lift: 0.0008, stitches: [0.002] },
    ),
  );
  both((side) =>
    d.stripe(
      side([
        [0.193, L - 0.042],
        [0.198, L - 0.15],
        [0.233, L - 0.26],
        [0.266, -0.03],
      ]),
      0.006,
      'green',
    ),
  );
  both((side) =>
    d.seam(
      side([
        [0.272, -0.02],
        [0.262, 0.075],
      ]),
      [0.003],
      -0.002,
      0.006,
    ),
  );
}

export const model = defineModel({
  silhouette: 'shorts',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.6, 0.22, 0.075);
    const lower = new Lower(specs[cut - 1] as LowerSpec);
    const slots = {
      red: { colour: 'second', surface: 'second' } as Slot,
      green: { colour: 'accent', surface: 'webbing' } as Slot,
      stitch: { colour: ['main', 'trim', 0.4], surface: 'webbing' } as Slot,
    };
    lower.sew(group, kit, slots, (d, back) => seams(d, lower, cut, back), {
      colour: ['trim', '#b9ad97', 0.4],
      surface: 'twill',
    });
    const top = lower.waist(0);
    if (cut === 1) {
      for (const back of [false, true]) {
        for (const x of back ? [-0.14, 0, 0.14] : [-0.165, -0.085, 0.085, 0.165]) {
          const y = lower.waist(x, back);
          const points = [-0.002, -0.006, -0.024, -0.042, -0.05].map((dy, i) =>
            lower.on(x, y + dy, i === 0 || i === 4 ? 0.0006 : 0.0038, back),
          );
          group.add(
            kit.mesh(
              tubeAlong(
                points,
                points.map(() => new Vector3(0, 0, back ? -1 : 1)),
                { width: 0.011, thickness: 0.0026, squareness: 2.6, segments: 30 },
              ),
              { colour: 'main', surface: 'main' },
            ),
          );
        }
      }
      buttons(
        group,
        kit,
        [[0.012, top - 0.02]],
        lower.frontAt,
        { colour: ['trim', '#7b6a50', 0.5], surface: 'gloss' },
        0.0085,
      );
    } else {
      const rope: Slot = { colour: cut === 2 ? 'trim' : 'accent', surface: 'rope' };
      const ends: Point[][] = [
        [
          [0.016, top - 0.02],
          [0.012, top - 0.034],
          [-0.004, top - 0.044],
          [-0.022, top - 0.075],
          [-0.02, top - 0.13],
        ],
        [
          [-0.016, top - 0.02],
          [-0.012, top - 0.034],
          [0.006, top - 0.045],
          [0.024, top - 0.08],
          [0.032, top - 0.145],
        ],
        [
          [0, top - 0.043],
          [0.025, top - 0.03],
          [0.048, top - 0.045],
          [0.04, top - 0.066],
          [0.004, top - 0.047],
        ],
        [
          [0, top - 0.043],
          [-0.025, top - 0.032],
          [-0.046, top - 0.05],
          [-0.036, top - 0.07],
          [-0.002, top - 0.047],
        ],
      ];
      for (const [i, points] of ends.entries())
        group.add(kit.mesh(cord(points, lower.frontAt, 0.0052, 0.0052, 0.003 + i * 0.0006), rope));
    }
    return group;
  },
  views: {
    side: { target: [0, 0.25, 0], azimuth: 0, elevation: 0, span: 0.8 },
    quarter: { target: [0, 0.25, 0], azimuth: 21, elevation: 5, span: 0.78 },
    top: { target: [0, 0.25 + raised(0.6, 0.22), 0], azimuth: 0, elevation: 0, span: 0.8, pose: [0, 180, 0] },
    detail: { target: [0.05, 0.38, 0.05], azimuth: 14, elevation: 10, span: 0.36 },
  },
});
