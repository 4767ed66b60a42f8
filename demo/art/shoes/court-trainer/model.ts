import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { assemble } from '../shoe.ts';
import { wallPaint } from '../wall.ts';
import { courtPanels, highPanels, skatePanels } from './panels.ts';

const L = 0.29;

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
