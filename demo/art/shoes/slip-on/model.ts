import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { assemble } from '../shoe.ts';
import { bandOver, heelLoop } from '../trimmings.ts';
import { gorePanels, loaferApron, loaferPanels, ropePanels } from './panels.ts';
import { solesOf } from './soles.ts';

const L = 0.288;

function build(cut: 1 | 2 | 3, kit: Kit) {
  const plan = footprint(L, cut === 3 ? 0.97 : 1, cut === 2 ? 0.25 : 0.1);
  const feather: Point[] = [
    [0, 0.0235],
    [0.3, 0.0205],
    [0.6, 0.018],
    [0.8, 0.0185],
    [1, 0.0245],
  ];
  const featherAt = curve(feather);
  const share = cut === 3 ? 0.4 : 0.42;
  const front = cut === 1 ? 0.5 : cut === 2 ? 0.5 : 0.47;
  const tongueHeight = cut === 1 ? 0.088 : cut === 2 ? 0.083 : 0.092;
  const apronAt = curve(loaferApron.slice(1));
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        collar: {
          back: 0.02,
          front,
          halfWidth: 0.031,
          heights: [
            [0, 0.079],
            [0.12, 0.077],
            [0.36, 0.0635],
            [0.58, 0.063],
            [0.8, 0.073],
            [1, tongueHeight],
          ],
        },
        ridge: [
          [front, tongueHeight],
          [0.57, cut === 2 ? 0.0755 : 0.0785],
          [0.66, 0.0675],
          [0.76, 0.0585],
          [0.85, 0.053],
          [0.91, 0.0495],
          [0.942, 0.0465],
        ],
        collarShare: share,
        padding: cut === 1 ? 0.0026 : cut === 2 ? 0.0002 : 0.0018,
        roof: [
          [0.4, 0.5],
          [0.6, 0.56],
          [0.8, 0.62],
          [1, 0.66],
        ],
        wall: [
          [0, 0.42],
          [0.4, 0.5],
          [0.75, 0.6],
          [1, 0.6],
        ],
        bulge: [
          [0, 0.004],
          [0.15, 0.001],
          [0.5, 0.001],
          [1, 0.002],
        ],
        ...(cut === 3
          ? {
              displace: (s: number, t: number) => {
                const a = Math.abs(s);
                if (a < 0.44) return 0;
                const d = (t - apronAt(a)) * 0.075;
                return smooth(0.44, 0.56, a) * mix(0.0018, 0.0012, smooth(0.8, 1, a)) * Math.exp(-((d / 0.0022) ** 2));
              },
            }
          : {}),
      },
      upper: { colour: 'main', surface: 'main' },
      panels: {
        red: { colour: 'second', surface: 'second' },
        green: { colour: 'accent', surface: 'webbing' },
        blue: { colour: ['second', 'trim', 0.2], surface: 'webbing' },
        stitch: { colour: cut === 2 ? ['#c9a873', 'trim', 0.4] : 'trim', surface: 'webbing' },
        draw: cut === 1 ? gorePanels : cut === 2 ? ropePanels : loaferPanels,
      },
      rim: {
        radius: () => (cut === 1 ? 0.003 : cut === 2 ? 0.0012 : 0.0022),
        slot: { colour: cut === 2 ? 'accent' : 'second', surface: cut === 2 ? 'webbing' : 'second' },
      },
      lining: { colour: ['trim', '#c8b596', 0.35], surface: cut === 3 ? 'skin-smooth' : 'canvas' },
      insole: { colour: cut === 2 ? '#c9a873' : ['trim', '#a98f6c', 0.5], surface: cut === 2 ? 'rope' : 'skin-smooth' },
      soles: solesOf(cut, featherAt),
      more: (shell, group, inner) => {
        const strap: Slot = { colour: 'second', surface: 'leather' };
        if (cut === 3)
          group.add(
            inner.mesh(
              bandOver(shell, {
                outer: [0.47, 0.4],
                ridge: [0.545, 0.49],
                inner: [0.47, 0.4],
                thickness: 0.002,
                from: 0.4,
                lift: 0.0004,
              }),
              strap,
            ),
          );
        if (cut === 1)
          group.add(inner.mesh(heelLoop(shell, 0.022, 0.011, 0.008), { colour: 'accent', surface: 'webbing' }));
      },
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'slip-on',
  build,
  views: {
    side: { target: [0.144, 0.046, 0], azimuth: 0, elevation: 7, span: 0.33 },
    quarter: { target: [0.144, 0.04, 0], azimuth: 40, elevation: 26, span: 0.3 },
    top: { target: [0.144, 0.04, 0], azimuth: 0, elevation: 89, span: 0.33 },
    detail: { target: [0.14, 0.06, 0.02], azimuth: 30, elevation: 32, span: 0.17 },
  },
});
