import { Group } from 'three';
import type { Point } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';
import type { Drawing } from '../drawing.ts';
import { mainCloth as main } from '../drawing.ts';
import type { UpperSpec } from '../garment-spec.ts';
import { papers, raised } from '../ground.ts';
import { line, turned } from '../outline.ts';
import { both, sew } from '../sew.ts';
import { Upper } from '../upper.ts';

const short: UpperSpec = {
  length: 0.7,
  halfChest: 0.262,
  halfHem: 0.258,
  shoulder: 0.222,
  drop: 0.05,
  halfNeck: 0.088,
  neckFront: 0.098,
  neckBack: 0.022,
  armhole: 0.245,
  sleeve: 0.235,
  sleeveAngle: 38,
  cuff: 0.17,
  elbow: 0.18,
  depth: 0.36,
  crease: 0.85,
};
const long: UpperSpec = {
  ...short,
  sleeve: 0.58,
  sleeveAngle: 34,
  cuff: 0.094,
  elbow: 0.122,
  halfNeck: 0.108,
  neckFront: 0.062,
  neckBack: 0.02,
  armhole: 0.235,
};
const specs = [short, long, { ...short, sleeve: 0.25, sleeveAngle: 34, halfNeck: 0.084, neckFront: 0.09 }] as const;

function stripes(d: Drawing, upper: Upper): void {
  const [[ax, ay], [bx, by]] = upper.edge.cuff;
  const wide = 0.0115;
  const gap = 0.028;
  const { armhole, armpit, tip, along } = upper.edge;
  // Sleeves first, across their own direction; then the body over them, clipped by the armholes.
  both((side) => {
    for (let k = 1; k < 17; k++) {
      const s = k * gap + 0.03;
      const from: Point = [ax - (bx - ax) * 0.6 - along[0] * s, ay - (by - ay) * 0.6 - along[1] * s];
      const to: Point = [bx + (bx - ax) * 0.6 - along[0] * s, by + (by - ay) * 0.6 - along[1] * s];
      d.stripe(side([from, to]), wide, 'red');
    }
  });
  const body: Point[] = [
    ...line(armhole),
    [tip[0] - 0.012, 0.75],
    ...turned([[tip[0] - 0.012, 0.75], ...line(armhole).reverse()]),
    [-armpit[0] - 0.002, -0.1],
    [armpit[0] + 0.002, -0.1],
  ];
  d.colour(body, 'own');
  const { masks } = d.panels;
  masks.save();
  masks.beginPath();
  const { x0, y1 } = upper.frame;
  for (const [x, y] of body) masks.lineTo((x - x0) * d.scale, (y1 - y) * d.scale);
  masks.clip();
  for (let k = 0; k < 18; k++) {
    const y = 0.055 + k * gap;
    if (y > 0.575) break;
    const sag = 0.004;
    d.stripe(
      [
        [-0.3, y + sag],
        [-0.14, y],
        [0, y - sag],
        [0.14, y],
        [0.3, y + sag],
      ],
      wide,
      'red',
    );
  }
  masks.restore();
}

function draw(cut: 1 | 2 | 3, upper: Upper, back: boolean) {
  return (d: Drawing) => {
    if (cut === 2) stripes(d, upper);
    if (cut === 3) {
      both((side) => {
        const seam = line(upper.edge.raglan);
        d.colour(
          side([
            ...seam,
            [upper.spec.halfNeck, 0.75],
            [0.7, 0.75],
            [0.7, 0.2],
            [upper.edge.armpit[0] + 0.03, upper.edge.armpit[1] - 0.1],
          ]),
          'red',
        );
        d.seam(side(seam), [0.003, -0.003]);
      });
    } else both((side) => d.seam(side(upper.edge.armhole), [0.004]));
    const hem = upper.hemBand(0.024);
    d.welt(hem.far, -0.0004, 0.003);
    d.stitch(hem.far);
    d.stitch(hem.far, 0.005);
    both((_, left) => {
      const cuff = upper.cuffBand(0.022, left);
      d.welt(cuff.far, -0.0004, 0.003);
      d.stitch(cuff.far);
      d.stitch(cuff.far, 0.005);
    });
    const neck = back ? upper.edge.backNeck : upper.edge.neck;
    both((side) => d.stitch(side(neck), -0.006));
    if (!back && cut === 1) {
      // A woven label at the hem.
      const at: Point[] = [
        [0.165, 0.036],
        [0.2, 0.036],
        [0.2, 0.052],
        [0.165, 0.052],
      ];
      d.panel(at, { mask: 'blue', lift: 0.0006, stitches: [0.0015] });
    }
  };
}

export const model = defineModel({
  silhouette: 'tee',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.82, 0.29);
    const upper = new Upper(specs[cut - 1] as UpperSpec);
    const contrast: Slot = cut === 2 ? { colour: 'accent', surface: 'main' } : { colour: 'second', surface: 'second' };
    const slots = {
      red: contrast,
      blue: { colour: 'accent', surface: 'canvas' } as Slot,
      stitch: { colour: ['main', 'trim', 0.35], surface: 'webbing' } as Slot,
    };
    sew(group, kit, upper, slots, (d, back) => draw(cut, upper, back)(d));
    if (cut === 2) group.add(kit.mesh(upper.neckBand(0.012, 0.003, 0.002), main));
    else group.add(kit.mesh(upper.neckBand(0.023, 0.0042), cut === 3 ? contrast : main));
    return group;
  },
  views: {
    side: { target: [0, 0.345, 0], azimuth: 0, elevation: 0, span: 1.08 },
    quarter: { target: [0, 0.35, 0], azimuth: 21, elevation: 5, span: 1.06 },
    top: { target: [0, 0.345 + raised(0.82, 0.29), 0], azimuth: 0, elevation: 0, span: 1.08, pose: [0, 180, 0] },
    detail: { target: [0.045, 0.6, 0.05], azimuth: 12, elevation: 8, span: 0.36 },
  },
});
