import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import type { Panels } from '../panels.ts';
import { assemble, type SolePart } from '../shoe.ts';
import { bandOver, heelLoop } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';

const L = 0.288;

/** Canvas slip-on with elastic gores beside the instep. */
function gorePanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.3, 1.2],
      [0.36, 0.9],
      [0.43, 0.6],
      [0.5, 0.3],
      [0.53, -0.1],
    ],
    { mask: 'own', lift: 0.0008, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [0.255, 1.2],
      [0.26, 0.74],
      [0.285, 0.55],
      [0.33, 0.48],
      [0.365, 0.56],
      [0.375, 0.76],
      [0.375, 1.2],
    ],
    { mask: 'blue', lift: 0.0001, seam: 1 },
  );
  for (let k = 0; k < 10; k++) {
    const s = 0.268 + k * 0.0108;
    panels.seam(
      [
        [s, 0.6 + 0.004 * (k - 5) ** 2],
        [s, 0.8],
        [s, 1.05],
      ],
      -0.0006,
      0.0012,
      0.45,
      true,
    );
  }
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.78],
      [0.03, 0.77],
      [0.075, 0.62],
      [0.1, 0.4],
      [0.11, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.87],
      [0.15, 0.84],
      [0.25, 0.84],
      [0.26, 1.2],
    ],
    { mask: 'red', lift: 0.0005, stitches: [0.0016] },
  );
}

/** Espadrille: vamp and quarters joined by a seam, long hand stitches into the rope. */
function ropePanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.34, 1.2],
      [0.375, 0.9],
      [0.42, 0.6],
      [0.46, 0.3],
      [0.48, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.022, 1.2],
      [0.024, 0.5],
      [0.026, -0.1],
    ],
    { mask: 'green', lift: 0.0008, stitches: [0.0016] },
  );
  panels.whip(
    [
      [-0.05, 0.075],
      [0.3, 0.075],
      [0.6, 0.085],
      [0.8, 0.1],
      [1.05, 0.12],
    ],
    0.0085,
    0.0075,
  );
}

/** Loafer: apron with raised seam. */
const loaferApron: readonly Point[] = [
  [0.4, 1.02],
  [0.44, 0.82],
  [0.54, 0.73],
  [0.68, 0.69],
  [0.82, 0.69],
  [0.93, 0.7],
  [1.04, 0.71],
];
function loaferPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.2, 1.2],
      [0.3, 1.2],
      [0.34, 0.8],
      [0.36, 0.5],
      [0.37, -0.1],
    ],
    { mask: 'own', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.8],
      [0.03, 0.78],
      [0.075, 0.6],
      [0.1, 0.36],
      [0.11, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.88],
      [0.15, 0.86],
      [0.28, 0.86],
      [0.36, 0.9],
      [0.4, 1.2],
    ],
    { mask: 'red', lift: 0.0005, stitches: [0.0016] },
  );
  panels.seam(loaferApron, 0.0009, 0.0034, 0);
  panels.seam(
    loaferApron.map(([s, t]): Point => [s, t - 0.022]),
    -0.0004,
    0.0013,
    0.75,
  );
  panels.whip(loaferApron, 0.0044, 0.005);
}

function solesOf(cut: 1 | 2 | 3, featherAt: (x: number) => number): SolePart[] {
  const floor = curve([
    [0, 0.0015],
    [0.1, 0],
    [0.65, 0],
    [0.85, 0.003],
    [1, 0.0095],
  ]);
  if (cut === 1) {
    return [
      {
        layer: {
          bottom: floor,
          top: (x) => featherAt(x) + 0.0065,
          side: (h) => 0.0032 + 0.0004 * Math.sin(h * 3),
          round: 0.0013,
          rows: 30,
          tread: (x, z) => (Math.abs(((x * 52 + (Math.round(z * 260) % 2) * 0.5) % 1) - 0.5) < 0.16 ? 0.0016 : 0),
        },
        slot: { colour: 'sole', surface: 'rubber' },
        paint: wallPaint(
          {
            red: { colour: 'accent', surface: 'rubber' },
            green: { colour: ['sole', '#8a7f6c', 0.35], surface: 'rubber' },
          },
          (pen) => {
            pen.band('red', 0.72, 0.8);
            pen.band('green', 0, 0.14);
            pen.groove(0.14, 0.03);
            pen.groove(0.68, 0.02, 14);
            pen.ribs(0.22, 0.6, 0.005, 16, 0.82, 1);
          },
        ),
      },
    ];
  }
  if (cut === 2) {
    const cord = (h: number) => Math.abs(Math.sin(h * Math.PI * 4)) ** 0.6;
    return [
      {
        layer: {
          bottom: (x) => floor(x) + 0.0035,
          top: (x) => featherAt(x) + 0.0015,
          side: (h) => 0.0022 + 0.0015 * cord(h),
          round: 0.001,
          rows: 64,
        },
        slot: { colour: ['#c9a873', 'sole', 0.25], surface: 'rope' },
        paint: wallPaint({}, (pen) => {
          pen.relief.globalCompositeOperation = 'difference';
          pen.relief.filter = 'blur(2px)';
          pen.relief.strokeStyle = 'rgb(34,0,0)';
          pen.relief.lineWidth = 8;
          for (let x = -100; x < pen.width + 100; x += 30) {
            for (let k = 0; k < 4; k++) {
              pen.relief.beginPath();
              pen.relief.moveTo(x, (k + 1) * 64);
              pen.relief.lineTo(x + (k % 2 ? -34 : 34), k * 64);
              pen.relief.stroke();
            }
          }
          for (const y of [0.25, 0.5, 0.75]) pen.groove(y, 0.03, 20);
        }),
      },
      {
        layer: {
          bottom: floor,
          top: (x) => floor(x) + 0.004,
          side: () => 0.0022,
          round: 0.001,
          rows: 16,
          tread: (x) => (Math.abs(((x * 40) % 1) - 0.5) < 0.12 ? 0.001 : 0),
        },
        slot: { colour: ['sole', '#4a3c2c', 0.6], surface: 'rubber' },
      },
    ];
  }
  return [
    {
      layer: {
        bottom: floor,
        top: (x) => featherAt(x) + 0.0012,
        side: (h) => 0.0034 + 0.0012 * Math.sin(Math.PI * h),
        round: 0.0016,
        rows: 28,
        tread: (x, z) => 0.0014 * smooth(0.2, 0.5, Math.sin(x * 160) * Math.sin(z * 560)),
      },
      slot: { colour: 'sole', surface: 'rubber' },
      paint: wallPaint(
        {
          red: { colour: ['sole', '#33291f', 0.5], surface: 'rubber' },
          stitch: { colour: 'trim', surface: 'webbing' },
        },
        (pen) => {
          pen.band('red', 0, 0.3);
          pen.groove(0.3, 0.03, 16);
          pen.stitches(0.82);
        },
      ),
    },
  ];
}

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
