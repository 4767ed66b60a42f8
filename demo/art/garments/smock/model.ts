import { Group } from 'three';
import type { Point } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';
import { collarOf } from '../collar.ts';
import type { Drawing } from '../drawing.ts';
import { mainCloth } from '../drawing.ts';
import type { UpperSpec } from '../garment-spec.ts';
import { papers, raised } from '../ground.ts';
import { line, turned } from '../outline.ts';
import { both, hemmed, ribbed, sew, sleeveArea } from '../sew.ts';
import { zip } from '../trimmings.ts';
import { Upper } from '../upper.ts';

const canvas: UpperSpec = {
  length: 0.7,
  halfChest: 0.292,
  halfHem: 0.288,
  shoulder: 0.236,
  drop: 0.055,
  halfNeck: 0.084,
  neckFront: 0.082,
  neckBack: 0.022,
  armhole: 0.265,
  sleeve: 0.58,
  sleeveAngle: 34,
  cuff: 0.125,
  elbow: 0.15,
  depth: 0.36,
  crease: 1.05,
};
const specs: readonly UpperSpec[] = [
  canvas,
  { ...canvas, halfChest: 0.285, halfHem: 0.265, cuff: 0.1, depth: 0.4, crease: 0.8, neckFront: 0.07 },
  { ...canvas, halfChest: 0.275, halfHem: 0.262, cuff: 0.098, depth: 0.38, crease: 0.8, neckFront: 0.16, length: 0.69 },
];
const pocket = (x0: number, x1: number, y0: number, y1: number, cut = 0): Point[] => [
  [x0, y0 + 0.008],
  [x0 + 0.008, y0],
  [x1 - 0.008, y0],
  [x1, y0 + 0.008],
  [x1, y1 - cut],
  [x1 - cut, y1],
  [x0 + cut, y1],
  [x0, y1 - cut],
];

function canvasSmock(d: Drawing, upper: Upper, back: boolean): void {
  both((side) => d.seam(side(upper.edge.armhole), [0.003, 0.007]));
  hemmed(d, upper, 0.034, 0.032);
  if (back) {
    d.seam(
      [
        [-0.26, upper.spec.length - 0.12],
        [0.26, upper.spec.length - 0.12],
      ],
      [0.003, 0.007],
    );
    return;
  }
  // Two deep patch pockets with a bar of stitches, a chest pocket, the slit with its facing.
  both((side) => d.panel(side(pocket(0.055, 0.235, 0.07, 0.265)), { lift: 0.0013, stitches: [0.002, 0.007] }));
  both((side) =>
    d.stitch(
      side([
        [0.056, 0.24],
        [0.234, 0.24],
      ]),
    ),
  );
  d.panel(pocket(0.075, 0.185, 0.43, 0.55), { lift: 0.0012, stitches: [0.002] });
  d.stitch([
    [0.076, 0.528],
    [0.184, 0.528],
  ]);
  const L = upper.spec.length;
  d.panel(
    [
      [-0.03, L - 0.27],
      [0.03, L - 0.27],
      [0.03, L],
      [-0.03, L],
    ],
    { lift: 0.0009, stitches: [0.002] },
  );
  d.seam(
    [
      [0, L - 0.235],
      [0, L],
    ],
    [0.003, -0.003],
    -0.0014,
    0.004,
  );
  both((side) =>
    d.seam(
      side([
        [0.285, 0.0],
        [0.262, 0.09],
      ]),
      [0.002],
      -0.001,
      0.003,
    ),
  );
}

function fleece(d: Drawing, upper: Upper, back: boolean): void {
  const L = upper.spec.length;
  const line0 = L - (back ? 0.2 : 0.24);
  // Wind-proof yoke across chest and upper sleeves.
  d.panel(
    [
      [-0.42, line0 - 0.03],
      [-0.15, line0],
      [0.15, line0],
      [0.42, line0 - 0.03],
      [0.6, L + 0.1],
      [-0.6, L + 0.1],
    ],
    { mask: 'red', lift: 0.0016, stitches: [0.003] },
  );
  both((side) => d.seam(side(upper.edge.armhole), [0.003]));
  ribbed(d, upper, 0.045, 0.05, 0.0055);
  if (back) return;
  d.panel(
    [
      [-0.15, 0.11],
      [-0.14, 0.1],
      [0.14, 0.1],
      [0.15, 0.11],
      [0.15, 0.16],
      [0.105, 0.285],
      [-0.105, 0.285],
      [-0.15, 0.16],
    ],
    { mask: 'red', lift: 0.002, stitches: [0.002, 0.006] },
  );
  d.panel(pocket(-0.17, -0.07, 0.47, 0.56), { mask: 'red', lift: 0.002, stitches: [0.002] });
}

function halfZip(d: Drawing, upper: Upper, back: boolean): void {
  both((side) => {
    d.seam(side(line(upper.edge.raglan)), [0.003, -0.003]);
    const elbow = sleeveArea(upper, true);
    void elbow;
  });
  d.colour([], 'own');
  const hem = upper.hemBand(0.018);
  d.panel(hem.polygon, { mask: 'red', lift: 0.001, stitches: [0.002] });
  both((_, left) => d.panel(upper.cuffBand(0.018, left).polygon, { mask: 'red', lift: 0.001, stitches: [0.002] }));
  if (back) return;
  d.panel(
    [
      [0.075, 0.43],
      [0.18, 0.43],
      [0.18, 0.54],
      [0.075, 0.54],
    ],
    { mask: 'red', lift: 0.0014, stitches: [0.002] },
  );
  both((side) =>
    d.seam(
      side([
        [0.245, 0.1],
        [0.19, 0.26],
      ]),
      [0.003, -0.003],
      -0.0016,
      0.005,
    ),
  );
}

export const model = defineModel({
  silhouette: 'smock',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.82, 0.3);
    const upper = new Upper(specs[cut - 1] as UpperSpec);
    const second: Slot = { colour: 'second', surface: 'second' };
    const slots = {
      red: second,
      stitch: { colour: ['trim', 'main', cut === 1 ? 0.15 : 0.4], surface: 'webbing' } as Slot,
    };
    sew(group, kit, upper, slots, (d, back) => {
      if (cut === 1) canvasSmock(d, upper, back);
      else if (cut === 2) fleece(d, upper, back);
      else halfZip(d, upper, back);
    });
    collarOf(group, kit, upper, {
      height: cut === 1 ? 0.05 : 0.07,
      slot: cut === 1 ? mainCloth : cut === 2 ? second : mainCloth,
      open: cut === 2 ? 0.16 : 0.62,
      inside: { ...second, shade: -0.1 },
    });
    const at = (x: number, y: number) =>
      upper.frontAt(x, Math.min(y, upper.spec.length - upper.spec.neckFront - 0.004));
    if (cut === 3) {
      const top = upper.spec.length - upper.spec.neckFront;
      zip(
        group,
        kit,
        [
          [0, top - 0.13],
          [0, top - 0.06],
          [0, top],
        ],
        at,
        second,
        { colour: ['trim', '#777777', 0.4], surface: 'gloss' },
        { colour: 'accent', surface: 'webbing' },
      );
    }
    return group;
  },
  views: {
    side: { target: [0, 0.355, 0], azimuth: 0, elevation: 0, span: 1.12 },
    quarter: { target: [0, 0.365, 0], azimuth: 21, elevation: 5, span: 1.1 },
    top: { target: [0, 0.355 + raised(0.82, 0.3), 0], azimuth: 0, elevation: 0, span: 1.12, pose: [0, 180, 0] },
    detail: { target: [0.05, 0.59, 0.05], azimuth: 12, elevation: 10, span: 0.4 },
  },
});
void turned;
