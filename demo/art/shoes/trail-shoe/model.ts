import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { assemble } from '../shoe.ts';
import { heelLoop, lugged } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';
import { lightPanels, midPanels, ripstopPanels } from './panels.ts';

const L = 0.294;

function build(cut: 1 | 2 | 3, kit: Kit) {
  const mid = cut === 3;
  const plan = footprint(L, 1.03, 0.1);
  const feather: Point[] = [
    [0, 0.031],
    [0.15, 0.029],
    [0.35, 0.026],
    [0.6, 0.022],
    [0.8, 0.023],
    [0.92, 0.028],
    [1, 0.036],
  ];
  const featherAt = curve(feather);
  const share = 0.385;
  const until = 0.64;
  const floor = curve([
    [0, 0.006],
    [0.08, 0.001],
    [0.15, 0],
    [0.62, 0],
    [0.8, 0.004],
    [0.92, 0.012],
    [1, 0.021],
  ]);
  const tread = lugged(L, {
    bottom: floor,
    height: (x) => 0.0075 + 0.01 * smooth(0.93, 1, x),
    offset: 0.0046,
    depth: 0.0042,
    every: 0.034,
    wallDepth: 0.0055,
  });
  const dark: Slot = { colour: mid ? ['second', '#181a1a', 0.6] : 'accent', surface: 'rubber' };
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        collar: {
          back: mid ? 0.028 : 0.012,
          front: mid ? 0.365 : 0.385,
          halfWidth: mid ? 0.033 : 0.0315,
          heights: mid
            ? [
                [0, 0.128],
                [0.3, 0.122],
                [0.6, 0.122],
                [1, 0.14],
              ]
            : [
                [0, 0.098],
                [0.1, 0.095],
                [0.36, 0.077],
                [0.58, 0.077],
                [0.8, 0.092],
                [1, 0.111],
              ],
        },
        ridge: mid
          ? [
              [0.365, 0.14],
              [0.385, 0.124],
              [0.43, 0.108],
              [0.52, 0.093],
              [0.63, 0.078],
              [0.75, 0.067],
              [0.86, 0.061],
              [0.93, 0.058],
            ]
          : [
              [0.385, 0.111],
              [0.46, 0.1],
              [0.56, 0.086],
              [0.68, 0.0725],
              [0.79, 0.065],
              [0.88, 0.061],
              [0.935, 0.058],
            ],
        collarShare: share,
        gap: { half: 0.0085, until, vee: 0.003 },
        padding: 0.0044,
        roof: [
          [0.4, 0.46],
          [0.6, 0.52],
          [0.8, 0.62],
          [1, 0.66],
        ],
        wall: [
          [0, 0.42],
          [0.4, 0.5],
          [0.75, 0.58],
          [1, 0.6],
        ],
        bulge: [
          [0, 0.004],
          [0.15, 0.001],
          [0.5, 0.001],
          [1, 0.001],
        ],
      },
      upper: { colour: 'main', surface: 'main' },
      panels: {
        red: { colour: ['second', '#15181a', 0.25], surface: 'rubber' },
        green: { colour: 'second', surface: cut === 2 ? 'skin-smooth' : 'second' },
        blue: { colour: 'second', surface: 'second' },
        stitch: { colour: ['accent', 'second', 0.3], surface: 'webbing' },
        draw: cut === 1 ? ripstopPanels : cut === 2 ? lightPanels : midPanels,
      },
      rim: {
        radius: (a) =>
          mix(0.005, 0.0012, smooth(share * 0.8, share * 1.02, a)) * smooth(until + 0.0005, until - 0.01, a) + 0.00005,
        slot: { colour: ['second', 'main', 0.3], surface: 'jersey' },
      },
      lining: { colour: ['second', '#2b2e2e', 0.3], surface: 'mesh' },
      insole: { colour: 'accent', surface: 'jersey' },
      tongue: {
        until: until + 0.05,
        halfWidth: 0.027,
        beyond: mid ? 0.016 : 0.022,
        lean: mid ? 72 : 54,
        thickness: 0.0068,
        slot: { colour: 'main', surface: 'main' },
      },
      lacing: {
        rows: mid ? [0.615, 0.575, 0.535, 0.495, 0.455, 0.42, 0.398] : [0.615, 0.578, 0.541, 0.504, 0.466, 0.43, 0.402],
        inFrom: 0.0062,
        width: cut === 2 ? 0.0028 : 0.0044,
        thickness: cut === 2 ? 0.0026 : 0.0028,
        style: 'crosses',
        bow: cut === 2 ? 0 : 0.85,
        slot: { colour: ['trim', 'accent', cut === 2 ? 0.5 : 0], surface: 'rope' },
        ...(mid
          ? { eyelets: { radius: 0.0028, wire: 0.0009, slot: { colour: '#6f7472', surface: 'metal' } as Slot } }
          : {}),
      },
      soles: [
        {
          layer: { ...tread, side: (h, s) => Math.max(tread.side(h, s), 0.0056 * smooth(0.86, 0.93, Math.abs(s))) },
          slot: dark,
          faces: 'both',
        },
        {
          layer: {
            bottom: (x) => floor(x) + 0.0068,
            top: (x) => featherAt(x) + 0.004 + 0.005 * smooth(0.15, 0, x),
            side: (h, s) => 0.003 + 0.0034 * Math.sin(Math.PI * h) * mix(1, 0.5, smooth(0.6, 0.95, Math.abs(s))),
            round: 0.002,
            rows: 32,
          },
          slot: { colour: 'sole', surface: 'foam' },
          faces: 'top',
          paint: wallPaint({ red: { colour: ['sole', 'second', 0.55], surface: 'foam' } }, (pen) => {
            if (cut !== 2) pen.band('red', 0.5, 1);
            pen.groove(0.5, 0.05, 32);
            pen.ribs(0.12, 0.42, 0.03, 22, 0.02, 0.5);
            if (cut === 3) pen.ribs(0.58, 0.9, 0.012, 20, 0.02, 0.3);
          }),
        },
      ],
      more: (shell, group, inner) => {
        group.add(inner.mesh(heelLoop(shell, 0.032, 0.013, 0.014), { colour: 'accent', surface: 'webbing' }));
      },
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'trail-shoe',
  build,
  views: {
    side: { target: [0.147, 0.066, 0], azimuth: 0, elevation: 7, span: 0.345 },
    quarter: { target: [0.147, 0.06, 0], azimuth: 40, elevation: 24, span: 0.318 },
    top: { target: [0.15, 0.05, 0], azimuth: 0, elevation: 8, span: 0.345, pose: [-82, 0, 0] },
    detail: { target: [0.24, 0.04, 0.03], azimuth: 28, elevation: 16, span: 0.16 },
  },
});
