import { Group, Vector3 } from 'three';
import { mix, type Point, smooth } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';
import { gridSurface, through } from '../../studio/shapes.ts';
import type { Drawing } from '../drawing.ts';
import { mainCloth } from '../drawing.ts';
import type { UpperSpec } from '../garment-spec.ts';
import { papers, raised } from '../ground.ts';
import { both, ribbed, sew } from '../sew.ts';
import { buttons, patch } from '../trimmings.ts';
import { Upper } from '../upper.ts';

const gansey: UpperSpec = {
  length: 0.68,
  halfChest: 0.27,
  halfHem: 0.245,
  shoulder: 0.228,
  drop: 0.055,
  halfNeck: 0.088,
  neckFront: 0.078,
  neckBack: 0.022,
  armhole: 0.24,
  sleeve: 0.6,
  sleeveAngle: 33,
  cuff: 0.088,
  elbow: 0.13,
  depth: 0.38,
  crease: 0.75,
};
const specs: readonly UpperSpec[] = [
  gansey,
  { ...gansey, halfNeck: 0.084, neckFront: 0.06, length: 0.69, halfChest: 0.278 },
  { ...gansey, halfNeck: 0.082, neckFront: 0.26, vee: true, length: 0.7, halfHem: 0.252 },
];

/** A yoke of ropes between ladders over a plain body. */
function gansied(d: Drawing, upper: Upper): void {
  const L = upper.spec.length;
  const yoke = L - 0.27;
  const level = (y: number): Point[] => [
    [-0.3, y],
    [0.3, y],
  ];
  d.welts([level(yoke), level(yoke + 0.014)], 0.0014, 0.006);
  const columns = [-0.175, -0.095, 0, 0.095, 0.175];
  const rope = (x: number, phase: number): Point[] =>
    Array.from({ length: 20 }, (_, k): Point => [x + 0.009 * Math.sin(k * 0.9 + phase), yoke + 0.02 + k * 0.0125]);
  for (const phase of [0, Math.PI])
    d.welts(
      columns.map((x) => rope(x, phase)),
      0.0022,
      0.006,
    );
  d.welts(
    columns.flatMap((x) =>
      [-0.02, 0.02].map((side): Point[] => [
        [x + side, yoke + 0.018],
        [x + side, L],
      ]),
    ),
    -0.0012,
    0.004,
  );
  const ladders = [-0.135, -0.0475, 0.0475, 0.135];
  d.welts(
    ladders.flatMap((x) =>
      Array.from({ length: 17 }, (_, k): Point[] => [
        [x - 0.012, yoke + 0.026 + k * 0.0125],
        [x + 0.012, yoke + 0.026 + k * 0.0125],
      ]),
    ),
    0.0013,
    0.0045,
  );
}

function cabled(d: Drawing, upper: Upper): void {
  const columns = [-0.17, -0.085, 0.085, 0.17];
  const rope = (x: number, phase: number): Point[] =>
    Array.from({ length: 46 }, (_, k): Point => [x + 0.011 * Math.sin(k * 0.85 + phase), 0.075 + k * 0.0135]);
  for (const phase of [0, Math.PI])
    d.welts(
      columns.map((x) => rope(x, phase)),
      0.0024,
      0.0085,
    );
  d.welts(
    columns.flatMap((x) =>
      [-0.024, 0.024].map((side): Point[] => [
        [x + side, 0.07],
        [x + side, upper.spec.length],
      ]),
    ),
    -0.0014,
    0.005,
  );
}

export const model = defineModel({
  silhouette: 'knit',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.82, 0.29);
    const upper = new Upper(specs[cut - 1] as UpperSpec);
    const ribSlot: Slot = { ...mainCloth, shade: -0.03 };
    sew(group, kit, upper, { stitch: { colour: 'main', surface: 'wool' } }, (d, back) => {
      if (cut === 1) gansied(d, upper);
      if (cut === 3) cabled(d, upper);
      both((side) => d.seam(side(upper.edge.armhole), [], -0.001, 0.0045));
      ribbed(d, upper, cut === 2 ? 0.06 : 0.065, cut === 2 ? 0.07 : 0.065);
      if (cut === 3 && !back)
        d.seam(
          [
            [0, 0],
            [0, upper.spec.length - 0.25],
          ],
          [],
          -0.001,
          0.003,
        );
    });
    const L = upper.spec.length;
    if (cut === 3) {
      // Button band: up the middle and round the vee.
      const at = (x: number, y: number) => upper.frontAt(x, y);
      const wide = upper.spec.halfNeck;
      const open = upper.spec.neckFront;
      const vee: Point[] = [
        [0.016, -0.004],
        [0.016, L - open - 0.03],
        [wide * 0.36 + 0.012, L - open * 0.78],
        [wide * 0.72 + 0.01, L - open * 0.45],
        [wide * 0.95 + 0.008, L - open * 0.16],
        [wide + 0.006, L + 0.004],
      ];
      const out = vee.map(([x, y]): Point => [x - 0.033, y + 0.002]);
      // Beyond the edge of the front the band continues at the height of that edge.
      const edgeAt = (y: number) => wide * Math.min(1, Math.max(0, 1.12 * (1 - (L - y) / open) + 0.1)) + 0.003;
      const right = patch(
        [
          { edge: 'seam', points: vee },
          { edge: 'seam', points: [vee.at(-1) as Point, out.at(-1) as Point] },
          { edge: 'seam', points: [...out].reverse() },
          { edge: 'seam', points: [out[0] as Point, vee[0] as Point] },
        ],
        (x, y) => at(y > L - open ? Math.max(x, edgeAt(y)) : x, Math.min(y, L - 0.012)),
        0.005,
      );
      group.add(kit.mesh(right.geometry, { ...mainCloth, shade: -0.04 }));
      const mirroredBand = right.geometry.clone();
      const p = mirroredBand.getAttribute('position');
      const n = mirroredBand.getAttribute('normal');
      for (let i = 0; i < p.count; i++) {
        p.setX(i, -p.getX(i));
        p.setZ(i, p.getZ(i) - 0.003);
        n.setX(i, -n.getX(i));
      }
      const index = mirroredBand.getIndex();
      if (index)
        for (let i = 0; i < index.count; i += 3) {
          const a = index.getX(i + 1);
          index.setX(i + 1, index.getX(i + 2));
          index.setX(i + 2, a);
        }
      group.add(kit.mesh(mirroredBand, { ...mainCloth, shade: -0.04 }));
      buttons(
        group,
        kit,
        [0, 1, 2, 3, 4].map((k): Point => [0, 0.04 + k * 0.092]),
        right.height,
        { colour: ['trim', '#6b4a2a', 0.65], surface: 'gloss' },
        0.0105,
      );
    } else {
      // A ribbed collar: a wall round the neck, rolled over for the roll neck.
      const { points, normals } = upper.neckRing(0, 0);
      const ribs = 74;
      const high = cut === 2 ? 0.075 : 0.034;
      const collar = gridSurface(
        ribs * 8,
        cut === 2 ? 60 : 30,
        (u, v) => {
          const p = through(points, u, true);
          const n = through(normals, u, true).normalize();
          const flatOut = new Vector3(n.x, 0, n.z).normalize();
          const rib = 0.0011 * Math.cos(u * Math.PI * 2 * ribs);
          if (cut === 1) {
            const bow = Math.sin(v * Math.PI);
            const turn = v < 0.86 ? v / 0.86 : 1;
            return new Vector3(
              p.x * mix(1, 0.9, turn),
              p.y - 0.006 + turn * high,
              p.z * mix(1, 0.84, turn),
            ).addScaledVector(flatOut, rib + 0.0035 * bow - (v > 0.86 ? (v - 0.86) * 0.045 : 0));
          }
          // Up inside, over the edge, down outside.
          const a = v * Math.PI;
          const outside = smooth(0.42, 0.58, v);
          const y = v < 0.5 ? mix(-0.01, high, v / 0.5) : mix(high, 0.004, (v - 0.5) / 0.5);
          return new Vector3(p.x * 0.9, p.y + y + 0.006 * Math.sin(a), p.z * 0.86).addScaledVector(
            flatOut,
            -0.004 + outside * (0.012 + 0.006 * (v - 0.5)) + (v > 0.5 ? rib : rib * 0.6),
          );
        },
        { closeU: true, flip: true },
      );
      group.add(kit.mesh(collar, ribSlot, { doubleSided: true }));
    }
    return group;
  },
  views: {
    side: { target: [0, 0.35, 0], azimuth: 0, elevation: 0, span: 1.1 },
    quarter: { target: [0, 0.36, 0], azimuth: 21, elevation: 5, span: 1.06 },
    top: { target: [0, 0.35 + raised(0.82, 0.29), 0], azimuth: 0, elevation: 0, span: 1.1, pose: [0, 180, 0] },
    detail: { target: [0.04, 0.58, 0.05], azimuth: 12, elevation: 10, span: 0.38 },
  },
});
