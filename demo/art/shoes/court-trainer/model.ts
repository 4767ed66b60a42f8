import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import type { Panels } from '../panels.ts';
import { assemble } from '../shoe.ts';
import { wallPaint } from '../wall.ts';

const L = 0.29;

/** Leather court shoe: perforated toe box, facing, foxing stay, heel tab. */
function courtPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.2, 1.2],
      [0.33, 1.2],
      [0.49, 1.2],
      [0.5, 0.78],
      [0.47, 0.5],
      [0.44, 0.25],
      [0.44, -0.1],
    ],
    { lift: 0.001, stitches: [0.002, 0.0045] },
  );
  panels.panel(
    [
      [0.66, -0.1],
      [0.68, 0.2],
      [0.75, 0.34],
      [0.85, 0.4],
      [0.95, 0.42],
      [1.1, 0.42],
      [1.1, -0.1],
    ],
    { lift: 0.001, stitches: [0.002] },
  );
  panels.panel(
    [
      [0.37, 1.2],
      [0.365, 0.75],
      [0.385, 0.62],
      [0.45, 0.57],
      [0.54, 0.6],
      [0.605, 0.7],
      [0.63, 0.85],
      [0.635, 1.2],
    ],
    { mask: 'own', lift: 0.0012, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.6],
      [0.03, 0.6],
      [0.11, 0.5],
      [0.19, 0.32],
      [0.27, 0.2],
      [0.29, -0.1],
    ],
    { mask: 'red', stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.66],
      [0.03, 0.67],
      [0.06, 0.74],
      [0.075, 0.86],
      [0.08, 1.2],
    ],
    { mask: 'green', stitches: [0.0018], lift: 0.0012 },
  );
  const dots: Point[] = [];
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 9 - row; k++) dots.push([0.715 + k * 0.03 + row * 0.011, 0.62 + row * 0.065]);
  panels.holes(dots, 0.00085);
  panels.seam(
    [
      [0.24, 0.28],
      [0.3, 0.5],
      [0.34, 0.72],
    ],
    -0.0003,
    0.001,
    0.4,
  );
}

/** Suede skate shoe: toe cap, side wave, tall heel counter. */
function skatePanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.33, 1.2],
      [0.485, 1.2],
      [0.53, 0.85],
      [0.55, 0.6],
      [0.53, 0.3],
      [0.52, -0.1],
    ],
    { lift: 0.0008, stitches: [0.002, 0.0044], mask: 'red' },
  );
  panels.panel(
    [
      [0.74, -0.1],
      [0.735, 0.25],
      [0.74, 0.6],
      [0.76, 1.1],
      [1.1, 1.1],
      [1.1, -0.1],
    ],
    { lift: 0.001, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [0.36, 1.2],
      [0.36, 0.76],
      [0.38, 0.64],
      [0.44, 0.58],
      [0.52, 0.58],
      [0.585, 0.66],
      [0.615, 0.82],
      [0.62, 1.2],
    ],
    { lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [0.1, 0.5],
      [0.18, 0.62],
      [0.26, 0.54],
      [0.34, 0.3],
      [0.43, 0.12],
      [0.53, -0.1],
      [0.47, -0.1],
      [0.38, 0.06],
      [0.3, 0.24],
      [0.235, 0.42],
      [0.18, 0.46],
      [0.12, 0.36],
      [0.09, 0.4],
    ],
    { mask: 'green', lift: 0.0009, stitches: [0.0015] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.85],
      [0.045, 0.83],
      [0.075, 0.6],
      [0.11, 0.36],
      [0.13, -0.1],
    ],
    { lift: 0.001, stitches: [0.002, 0.0042] },
  );
}

/** Canvas high-top: rubber toe cap is a sole part; ankle patch and long facing. */
function highPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.4, 1.2],
      [0.5, 1.2],
      [0.6, 1.0],
      [0.6, 0.72],
      [0.56, 0.4],
      [0.55, -0.1],
    ],
    { lift: 0.0007, stitches: [0.002, 0.0045] },
  );
  panels.panel(
    [
      [0.36, 1.2],
      [0.365, 0.9],
      [0.4, 0.84],
      [0.5, 0.77],
      [0.58, 0.76],
      [0.635, 0.82],
      [0.65, 0.95],
      [0.65, 1.2],
    ],
    { lift: 0.0009, stitches: [0.0018, 0.004] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.022, 1.2],
      [0.026, 0.6],
      [0.035, 0.3],
      [0.05, -0.1],
    ],
    { mask: 'green', lift: 0.0009, stitches: [0.0015] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.38],
      [0.05, 0.36],
      [0.11, 0.24],
      [0.15, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002] },
  );
  const centre: Point = [0.19, 0.66];
  const ring = Array.from(
    { length: 14 },
    (_, i): Point => [centre[0] + 0.062 * Math.cos((i / 14) * 6.283), centre[1] + 0.152 * Math.sin((i / 14) * 6.283)],
  );
  panels.panel(ring, { mask: 'red', lift: 0.0009, stitches: [0.0018] });
  const dot = ring.map(([s, t]): Point => [centre[0] + (s - centre[0]) * 0.42, centre[1] + (t - centre[1]) * 0.42]);
  panels.panel(dot, { mask: 'green', lift: 0.0004, seam: 0.3 });
}

function build(cut: 1 | 2 | 3, kit: Kit) {
  const high = cut === 3;
  const plan = footprint(L, cut === 2 ? 1.02 : 1, 0.1);
  const up = cut === 1 ? 0.005 : 0;
  const feather: Point[] = [
    [0, 0.0245 + up],
    [0.3, 0.0215 + up],
    [0.6, 0.0185 + up],
    [0.8, 0.0185 + up],
    [1, 0.0245 + up],
  ];
  const featherAt = curve(feather);
  const collarFront = high ? 0.37 : 0.395;
  const share = high ? 0.385 : 0.385;
  const until = high ? 0.625 : 0.61;
  const floor = curve([
    [0, 0.002],
    [0.1, 0],
    [0.65, 0],
    [0.85, 0.003],
    [1, 0.0095],
  ]);
  const rubber: Slot = { colour: 'sole', surface: 'rubber' };
  const foxTop = (x: number) => featherAt(x) + (cut === 1 ? 0.005 : 0.007) + (high ? 0.012 * smooth(0.8, 0.93, x) : 0);
  const treadOf = (x: number, z: number) =>
    Math.abs(((x * 60 + (Math.round(z * 300) % 2) * 0.5) % 1) - 0.5) < 0.16 ? 0.0016 : 0;
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        collar: {
          back: high ? 0.03 : 0.02,
          front: collarFront,
          halfWidth: high ? 0.032 : 0.031,
          heights: high
            ? [
                [0, 0.127],
                [0.3, 0.125],
                [0.6, 0.129],
                [1, 0.14],
              ]
            : [
                [0, 0.083 + up],
                [0.1, 0.082 + up],
                [0.38, 0.064 + up],
                [0.58, 0.064 + up],
                [0.8, 0.08 + up],
                [1, 0.102 + up],
              ],
        },
        ridge: high
          ? [
              [0.37, 0.14],
              [0.385, 0.122],
              [0.42, 0.103],
              [0.5, 0.086],
              [0.6, 0.0735],
              [0.72, 0.0625],
              [0.83, 0.0555],
              [0.9, 0.051],
              [0.935, 0.0475],
            ]
          : [
              [0.395, 0.102 + up],
              [0.47, 0.091 + up],
              [0.57, 0.077 + up],
              [0.68, 0.0645 + up],
              [0.79, 0.056 + up],
              [0.88, 0.0505 + up],
              [0.93, 0.0465 + up],
            ],
        collarShare: share,
        gap: { half: high ? 0.0085 : 0.008, until, vee: 0.003 },
        padding: cut === 3 ? 0.0006 : 0.0032,
        roof: [
          [0.4, 0.45],
          [0.6, 0.5],
          [0.8, 0.6],
          [1, 0.66],
        ],
        wall: [
          [0, 0.42],
          [0.4, 0.5],
          [0.75, 0.58],
          [1, 0.62],
        ],
        bulge: [
          [0, 0.005],
          [0.15, 0.001],
          [0.5, 0.001],
          [1, 0.002],
        ],
      },
      upper: { colour: 'main', surface: 'main' },
      panels: {
        red: { colour: 'second', surface: 'second' },
        green: { colour: 'accent', surface: cut === 3 ? 'rubber' : 'leather' },
        blue: { colour: 'trim', surface: 'leather' },
        stitch: { colour: cut === 1 ? ['main', 'second', 0.5] : 'trim', surface: 'webbing' },
        draw: cut === 1 ? courtPanels : cut === 2 ? skatePanels : highPanels,
      },
      rim: {
        radius: (a) =>
          mix(cut === 3 ? 0.0016 : 0.0042, 0.0011, smooth(share * 0.8, share * 1.02, a)) *
            smooth(until + 0.0005, until - 0.01, a) +
          0.00005,
        slot: { colour: cut === 3 ? 'second' : 'main', surface: cut === 1 ? 'leather' : 'main' },
      },
      lining: { colour: ['trim', 'second', 0.25], surface: 'jersey' },
      insole: { colour: ['trim', 'second', 0.4], surface: 'jersey' },
      tongue: {
        until: until + 0.05,
        halfWidth: 0.026,
        beyond: high ? 0.014 : 0.024,
        lean: high ? 76 : 48,
        thickness: cut === 3 ? 0.003 : 0.0068,
        slot: { colour: 'main', surface: 'main' },
      },
      lacing: {
        rows: high ? [0.6, 0.565, 0.53, 0.495, 0.46, 0.425, 0.397] : [0.585, 0.55, 0.515, 0.48, 0.445, 0.41],
        inFrom: 0.0062,
        width: high ? 0.006 : 0.0066,
        thickness: 0.0014,
        style: cut === 2 ? 'crosses' : 'bars',
        slot: { colour: 'trim', surface: 'webbing' },
        ...(cut === 3
          ? { eyelets: { radius: 0.0027, wire: 0.0007, slot: { colour: '#c9cac6', surface: 'metal' } as Slot } }
          : {}),
      },
      soles: [
        {
          layer: {
            bottom: floor,
            top: foxTop,
            side: (h) => 0.0032 + (cut === 1 ? 0.0016 * (1 - h) : 0.0004) + (high ? 0.0004 : 0),
            round: cut === 1 ? 0.002 : 0.0012,
            tread: treadOf,
            rows: 30,
          },
          slot: rubber,
          paint: wallPaint(
            {
              red: { colour: 'accent', surface: 'rubber' },
              green: { colour: cut === 2 ? '#a8743f' : ['sole', '#8a7f6c', 0.25], surface: 'rubber' },
              stitch: { colour: ['sole', '#9a8f7c', 0.25], surface: 'webbing' },
            },
            (pen) => {
              if (cut === 1) {
                pen.groove(0.76, 0.05);
                pen.stitches(0.76);
                pen.ribs(0.12, 0.34, 0.006, 18, 0.7, 1);
                pen.groove(0.38, 0.02, 16);
              } else if (cut === 2) {
                pen.band('green', 0, 0.24);
                pen.groove(0.24, 0.03);
                pen.groove(0.8, 0.024, 16);
                pen.ribs(0.3, 0.74, 0.005, 14, 0.8, 1);
              } else {
                pen.band('red', 0.62, 0.7);
                pen.band('green', 0, 0.13);
                pen.groove(0.13, 0.03);
                pen.groove(0.58, 0.02, 14);
                pen.groove(0.74, 0.02, 14);
                pen.ribs(0.2, 0.52, 0.0045, 20, 0.84, 1);
              }
            },
          ),
        },
      ],
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'court-trainer',
  build,
  views: {
    side: { target: [0.145, 0.062, 0], azimuth: 0, elevation: 7, span: 0.335 },
    quarter: { target: [0.145, 0.055, 0], azimuth: 40, elevation: 24, span: 0.305 },
    top: { target: [0.145, 0.04, 0], azimuth: 0, elevation: 89, span: 0.335 },
    detail: { target: [0.185, 0.07, 0.01], azimuth: 34, elevation: 36, span: 0.17 },
  },
});
