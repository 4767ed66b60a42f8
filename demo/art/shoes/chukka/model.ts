import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import type { Panels } from '../panels.ts';
import { assemble, type SolePart } from '../shoe.ts';
import { heelLoop } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';

const L = 0.291;

/** Two pieces: vamp and a quarter that closes over it in a long curve. */
function desertPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.4, 1.2],
      [0.57, 1.2],
      [0.556, 0.95],
      [0.532, 0.74],
      [0.495, 0.5],
      [0.462, 0.25],
      [0.45, -0.1],
    ],
    { lift: 0.0014, stitches: [0.0022, 0.005] },
  );
  panels.seam(
    [
      [0.0, -0.1],
      [0.0, 0.5],
      [0.0, 1.1],
    ],
    0.0006,
    0.006,
    0,
  );
}

function dressPanels(panels: Panels): void {
  desertPanels(panels);
  panels.panel(
    [
      [0.78, -0.1],
      [0.77, 0.3],
      [0.775, 0.7],
      [0.79, 1.1],
      [1.1, 1.1],
      [1.1, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.5],
      [0.04, 0.48],
      [0.12, 0.36],
      [0.18, 0.2],
      [0.2, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.87],
      [0.15, 0.86],
      [0.3, 0.87],
      [0.4, 0.9],
      [0.4, 1.2],
    ],
    { mask: 'red', lift: 0.0005, stitches: [0.0018] },
  );
}

function mocPanels(panels: Panels): void {
  const apron: Point[] = [
    [0.56, 1.02],
    [0.585, 0.84],
    [0.64, 0.75],
    [0.74, 0.71],
    [0.86, 0.7],
    [0.95, 0.71],
    [1.04, 0.71],
  ];
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.4, 1.2],
      [0.53, 1.2],
      [0.55, 0.88],
      [0.54, 0.62],
      [0.52, 0.4],
      [0.51, 0.2],
      [0.51, -0.1],
    ],
    { lift: 0.0014, stitches: [0.0022, 0.005] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.62],
      [0.05, 0.58],
      [0.1, 0.42],
      [0.13, 0.2],
      [0.14, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.84],
      [0.12, 0.8],
      [0.28, 0.82],
      [0.36, 0.9],
      [0.37, 1.2],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.0018, 0.004] },
  );
  panels.seam(apron, 0.0009, 0.003, 0);
  panels.seam(
    apron.map(([s, t]): Point => [s, t - 0.02]),
    -0.0004,
    0.0013,
    0.7,
  );
  panels.whip(apron, 0.0042, 0.0048);
}

function solesOf(cut: 1 | 2 | 3, featherAt: (x: number) => number): SolePart[] {
  const crepe: Slot = { colour: 'sole', surface: 'cork', grain: 0.5, relief: 0.6, roughness: -0.05 };
  const welt: Slot = { colour: ['sole', '#7a5634', 0.5], surface: 'leather', grain: 0.6 };
  const stitched = wallPaint({ stitch: { colour: 'trim', surface: 'webbing' } }, (pen) => {
    pen.groove(0.5, 0.12, 20);
    pen.ribs(0.1, 0.9, 0.0075, 10);
  });
  if (cut === 1) {
    const floor = curve([
      [0, 0.001],
      [0.1, 0],
      [0.65, 0],
      [0.85, 0.0026],
      [1, 0.0085],
    ]);
    return [
      {
        layer: {
          bottom: floor,
          top: (x) => featherAt(x) - 0.0026,
          side: (h) => 0.0038 + 0.0007 * Math.sin(h * 5),
          round: 0.0022,
          tread: (x, z) => 0.0006 * Math.sin(x * 200) * Math.sin(z * 700),
        },
        slot: { ...crepe, surface: 'rubber', relief: 8, grain: 1.4, roughness: 0.3 },
        paint: wallPaint({ red: { colour: ['sole', '#6d4c2c', 0.4], surface: 'rubber' } }, (pen) =>
          pen.groove(0.52, 0.03, 12),
        ),
      },
      {
        layer: {
          bottom: (x) => featherAt(x) - 0.0028,
          top: (x) => featherAt(x) + 0.0004,
          side: () => 0.0042,
          round: 0.001,
          rows: 16,
        },
        slot: { colour: ['main', '#c9a878', 0.35], surface: 'suede' },
        paint: wallPaint({ stitch: { colour: 'trim', surface: 'webbing' } }, (pen) => pen.stitches(0.55)),
        faces: 'top',
      },
    ];
  }
  if (cut === 2) {
    const floor = curve([
      [0, 0.001],
      [0.08, 0],
      [0.22, 0],
      [0.265, 0.0001],
      [0.275, 0.0125],
      [0.36, 0.0095],
      [0.5, 0.003],
      [0.58, 0.0005],
      [0.66, 0],
      [0.85, 0.003],
      [1, 0.0095],
    ]);
    return [
      {
        layer: {
          bottom: floor,
          top: (x) => featherAt(x) - 0.0044,
          side: (h) => 0.0034 - 0.001 * (1 - h),
          round: 0.0009,
          rows: 30,
        },
        slot: { colour: ['sole', '#3a2a1c', 0.45], surface: 'skin-smooth', roughness: 0.1 },
        paint: wallPaint({}, (pen) => {
          for (const y of [0.25, 0.5, 0.75]) pen.groove(y, 0.02, 10);
        }),
      },
      {
        layer: {
          bottom: (x) => featherAt(x) - 0.0046,
          top: (x) => featherAt(x) + 0.0002,
          side: () => 0.0052,
          round: 0.001,
          rows: 16,
        },
        slot: welt,
        paint: stitched,
        faces: 'both',
      },
    ];
  }
  const floor = curve([
    [0, 0.001],
    [0.1, 0],
    [0.62, 0],
    [0.84, 0.003],
    [1, 0.011],
  ]);
  return [
    {
      layer: {
        bottom: floor,
        top: (x) => featherAt(x) - 0.0042,
        side: (h) => 0.0042 + 0.0016 * (1 - h),
        round: 0.0016,
        rows: 32,
        tread: (x) => (Math.abs(((x * 26) % 1) - 0.5) < 0.2 ? 0.0018 : 0),
      },
      slot: { colour: 'sole', surface: 'foam' },
      paint: wallPaint({ red: { colour: ['sole', '#5a4630', 0.5], surface: 'rubber' } }, (pen) => {
        pen.band('red', 0, 0.2);
        pen.groove(0.2, 0.04, 18);
        pen.ribs(0.02, 0.16, 0.016, 26);
      }),
    },
    {
      layer: {
        bottom: (x) => featherAt(x) - 0.0044,
        top: (x) => featherAt(x) + 0.0002,
        side: () => 0.0052,
        round: 0.001,
        rows: 16,
      },
      slot: welt,
      paint: stitched,
      faces: 'both',
    },
  ];
}

function build(cut: 1 | 2 | 3, kit: Kit) {
  const plan = footprint(L, cut === 2 ? 0.96 : 1, cut === 2 ? -0.1 : 0.15);
  const up = cut === 3 ? 0.007 : cut === 2 ? 0.006 : 0;
  const drop = cut === 2 ? 0.006 : 0.002;
  const feather: Point[] = [
    [0, 0.021 + up + drop],
    [0.25, 0.019 + up + drop * 0.8],
    [0.6, 0.0155 + up - drop * 0.3],
    [0.8, 0.0165 + up - drop * 0.3],
    [1, 0.0245 + up - drop * 0.3],
  ];
  const featherAt = curve(feather);
  const share = 0.395;
  const until = cut === 3 ? 0.545 : 0.53;
  const tall = cut === 3 ? 0.012 : 0;
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        collar: {
          back: 0.044,
          front: 0.375,
          halfWidth: 0.0325,
          heights: [
            [0, 0.112 + up + tall],
            [0.3, 0.106 + up + tall],
            [0.6, 0.109 + up + tall],
            [1, 0.126 + up + tall],
          ],
        },
        ridge: [
          [0.375, 0.126 + up + tall],
          [0.4, 0.112 + up + tall * 0.6],
          [0.45, 0.099 + up + tall * 0.3],
          [0.53, 0.084 + up],
          [0.63, 0.069 + up],
          [0.74, 0.0585 + up],
          [0.84, 0.0535 + up],
          [0.9, 0.051 + up],
          [0.94, 0.048 + up],
        ],
        collarShare: share,
        gap: { half: 0.006, until, vee: 0.003 },
        padding: cut === 3 ? 0.003 : 0.0004,
        roof: [
          [0.4, 0.46],
          [0.6, 0.54],
          [0.8, 0.62],
          [1, 0.66],
        ],
        wall: [
          [0, 0.36],
          [0.4, 0.5],
          [0.75, 0.6],
          [1, 0.62],
        ],
        bulge: [
          [0, 0.01],
          [0.12, 0.004],
          [0.5, 0.001],
          [1, 0.002],
        ],
      },
      upper: { colour: 'main', surface: 'main' },
      panels: {
        red: { colour: 'second', surface: 'second' },
        green: { colour: 'accent', surface: 'leather' },
        stitch: { colour: cut === 1 ? ['main', 'trim', 0.6] : 'trim', surface: 'webbing' },
        draw: cut === 1 ? desertPanels : cut === 2 ? dressPanels : mocPanels,
      },
      rim: {
        radius: (a) =>
          mix(cut === 3 ? 0.0036 : 0.0013, 0.0012, smooth(share * 0.8, share * 1.02, a)) *
            smooth(until + 0.0005, until - 0.008, a) +
          0.00005,
        slot: { colour: cut === 1 ? 'main' : 'second', surface: cut === 1 ? 'main' : 'leather' },
      },
      lining: { colour: ['#cdb592', 'main', 0.18], surface: 'skin-smooth', roughness: 0.25 },
      insole: { colour: '#b89668', surface: 'skin-smooth', roughness: 0.2 },
      tongue: {
        until: until + 0.05,
        halfWidth: 0.027,
        beyond: 0.012,
        lean: 74,
        thickness: 0.0028,
        slot: { colour: 'main', surface: 'main' },
      },
      lacing: {
        rows: cut === 1 ? [0.505, 0.44] : cut === 2 ? [0.512, 0.468, 0.424] : [0.522, 0.486, 0.45, 0.414],
        inFrom: 0.0075,
        width: 0.003,
        thickness: 0.0026,
        style: 'bars',
        bow: 0.9,
        slot: { colour: 'trim', surface: 'rope' },
        ...(cut === 1
          ? {}
          : {
              eyelets: {
                radius: 0.0025,
                wire: 0.0007,
                slot: { colour: cut === 2 ? '#4b4640' : '#b59a62', surface: 'metal' } as Slot,
              },
            }),
      },
      soles: solesOf(cut, featherAt),
      more: (shell, group, inner) => {
        if (cut !== 1)
          group.add(
            inner.mesh(heelLoop(shell, 0.03, 0.013, 0.013), {
              colour: cut === 2 ? 'second' : 'accent',
              surface: 'webbing',
            }),
          );
      },
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'chukka',
  build,
  views: {
    side: { target: [0.146, 0.066, 0], azimuth: 0, elevation: 7, span: 0.34 },
    quarter: { target: [0.146, 0.06, 0], azimuth: 40, elevation: 24, span: 0.312 },
    top: { target: [0.13, 0.058, 0], azimuth: -52, elevation: 20, span: 0.3 },
    detail: { target: [0.165, 0.08, 0.01], azimuth: 34, elevation: 30, span: 0.165 },
  },
});
