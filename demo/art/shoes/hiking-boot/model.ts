import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { assemble } from '../shoe.ts';
import { heelLoop, lugged } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';
import { classicPanels, lightPanels, tallPanels } from './panels.ts';

const L = 0.296;

function build(cut: 1 | 2 | 3, kit: Kit) {
  const plan = footprint(L, 1.04, 0.2);
  const h = cut === 1 ? 0.152 : cut === 2 ? 0.137 : 0.17;
  const feather: Point[] = [
    [0, 0.036],
    [0.2, 0.0335],
    [0.35, 0.031],
    [0.6, 0.0255],
    [0.8, 0.026],
    [1, 0.037],
  ];
  const featherAt = curve(feather);
  const share = 0.385;
  const until = 0.64;
  const floor = curve([
    [0, 0.003],
    [0.08, 0],
    [0.62, 0],
    [0.8, 0.004],
    [0.92, 0.011],
    [1, 0.019],
  ]);
  const arch = curve([
    [0, 0],
    [0.26, 0],
    [0.285, 0.0055],
    [0.4, 0.005],
    [0.46, 0],
    [1, 0],
  ]);
  const tread = lugged(L, {
    bottom: (x) => floor(x) + arch(x),
    height: (x) => 0.0135 - arch(x) + 0.006 * smooth(0.94, 1, x),
    offset: 0.0062,
    depth: 0.0055,
    every: 0.044,
    wallDepth: 0.0055,
  });
  const rubber: Slot = { colour: cut === 1 ? ['sole', '#241f1a', 0.72] : ['sole', '#1c1f20', 0.6], surface: 'rubber' };
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        collar: {
          back: 0.042,
          front: 0.37,
          halfWidth: 0.037,
          heights: [
            [0, h - 0.006],
            [0.25, h - 0.012],
            [0.6, h - 0.006],
            [1, h + 0.006],
          ],
        },
        ridge: [
          [0.37, h + 0.006],
          [0.378, h - 0.014],
          [0.4, 0.122],
          [0.45, 0.108],
          [0.54, 0.094],
          [0.64, 0.081],
          [0.75, 0.0715],
          [0.85, 0.066],
          [0.91, 0.0635],
          [0.94, 0.061],
        ],
        collarShare: share,
        gap: { half: 0.009, until, vee: 0.004 },
        padding: 0.0058,
        roof: [
          [0.4, 0.46],
          [0.6, 0.54],
          [0.8, 0.64],
          [1, 0.68],
        ],
        wall: [
          [0, 0.36],
          [0.4, 0.46],
          [0.75, 0.6],
          [1, 0.62],
        ],
        bulge: [
          [0, 0.012],
          [0.12, 0.004],
          [0.5, 0.002],
          [1, 0.002],
        ],
        warp: (p) => {
          const pinch = 0.13 * Math.exp(-(((p.y - 0.108) / 0.028) ** 2)) * (1 - smooth(0.09, 0.15, p.x));
          p.z *= 1 - pinch;
          return p;
        },
      },
      upper: { colour: 'main', surface: 'main' },
      panels: {
        red: { colour: 'second', surface: 'second' },
        green: { colour: ['sole', '#1c1f20', 0.7], surface: 'rubber' },
        blue: { colour: ['second', 'main', 0.25], surface: 'skin-smooth', roughness: 0.15 },
        stitch: { colour: ['trim', 'main', 0.25], surface: 'webbing' },
        draw: cut === 1 ? classicPanels : cut === 2 ? lightPanels : tallPanels,
      },
      rim: {
        radius: (a) =>
          mix(0.006, 0.0013, smooth(share * 0.8, share * 1.02, a)) * smooth(until + 0.0005, until - 0.01, a) + 0.00005,
        slot: { colour: ['second', 'main', 0.25], surface: 'skin-smooth', roughness: 0.15 },
      },
      lining: { colour: ['trim', '#6b6b63', 0.55], surface: 'jersey' },
      insole: { colour: ['trim', '#55564f', 0.6], surface: 'jersey' },
      tongue: {
        until: until + 0.05,
        halfWidth: 0.03,
        beyond: 0.02,
        lean: 78,
        thickness: 0.0085,
        slot: { colour: 'main', surface: 'main' },
      },
      lacing: {
        rows: [0.615, 0.58, 0.545, 0.51, 0.472, 0.436, 0.408],
        inFrom: 0.0068,
        width: 0.0042,
        thickness: 0.0034,
        style: 'crosses',
        bow: 0.95,
        slot: { colour: ['trim', 'accent', 0.45], surface: 'rope' },
        eyelets: {
          radius: 0.0034,
          wire: 0.0011,
          slot: { colour: cut === 2 ? '#54585a' : '#a58a55', surface: 'metal' },
        },
      },
      soles: [
        {
          layer: { ...tread, side: (v, s) => Math.max(tread.side(v, s), 0.0074 * smooth(0.87, 0.94, Math.abs(s))) },
          slot: rubber,
        },
        {
          layer: {
            bottom: (x) => floor(x) + 0.0125,
            top: (x) => featherAt(x) - (cut === 1 ? 0.0038 : -0.002),
            side: (v) => 0.0048 + 0.0014 * Math.sin(Math.PI * v),
            round: 0.0016,
            rows: 26,
          },
          slot: { colour: 'sole', surface: cut === 1 ? 'rubber' : 'foam' },
          paint: wallPaint({ red: { colour: 'accent', surface: 'rubber' } }, (pen) => {
            pen.groove(0.5, 0.06, 26);
            if (cut === 3) pen.band('red', 0.56, 0.72);
            if (cut === 2) pen.ribs(0.1, 0.44, 0.02, 20, 0, 0.55);
          }),
        },
        ...(cut === 1
          ? [
              {
                layer: {
                  bottom: (x: number) => featherAt(x) - 0.004,
                  top: (x: number) => featherAt(x) + 0.0004,
                  side: () => 0.0062,
                  round: 0.001,
                  rows: 16,
                },
                slot: { colour: ['sole', '#6d4a2a', 0.6], surface: 'leather', grain: 0.6 } as Slot,
                paint: wallPaint({ stitch: { colour: 'trim', surface: 'webbing' } }, (pen) => pen.stitches(0.55)),
              },
            ]
          : []),
      ],
      more: (shell, group, inner) => {
        group.add(inner.mesh(heelLoop(shell, 0.03, 0.015, 0.016), { colour: 'accent', surface: 'webbing' }));
      },
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'hiking-boot',
  build,
  views: {
    side: { target: [0.148, 0.088, 0], azimuth: 0, elevation: 7, span: 0.35 },
    quarter: { target: [0.148, 0.082, 0], azimuth: 40, elevation: 22, span: 0.33 },
    top: { target: [0.13, 0.08, 0], azimuth: -52, elevation: 17, span: 0.315 },
    detail: { target: [0.175, 0.095, 0.015], azimuth: 36, elevation: 24, span: 0.17 },
  },
});
