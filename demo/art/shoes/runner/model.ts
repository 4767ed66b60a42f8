import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import type { Panels } from '../panels.ts';
import { assemble, type SolePart } from '../shoe.ts';
import { heelLoop, lugged } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';

const L = 0.292;

/** Retro runner: suede mudguard, facing, heel counter, side stripes on mesh. */
function retroPanels(panels: Panels): void {
  panels.panel(
    [
      [0.58, -0.1],
      [0.62, 0.2],
      [0.7, 0.42],
      [0.8, 0.5],
      [0.9, 0.58],
      [1.1, 0.6],
      [1.1, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.62],
      [0.04, 0.6],
      [0.12, 0.5],
      [0.2, 0.34],
      [0.3, 0.24],
      [0.38, 0.2],
      [0.42, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [0.355, 1.2],
      [0.35, 0.78],
      [0.36, 0.64],
      [0.42, 0.56],
      [0.53, 0.54],
      [0.62, 0.64],
      [0.655, 0.82],
      [0.665, 1.2],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [0.24, -0.1],
      [0.31, 0.3],
      [0.36, 0.62],
      [0.4, 0.66],
      [0.42, 0.6],
      [0.36, 0.24],
      [0.32, -0.1],
    ],
    { mask: 'green', lift: 0.0009, stitches: [0.0016] },
  );
  panels.panel(
    [
      [0.355, -0.1],
      [0.42, 0.26],
      [0.46, 0.56],
      [0.5, 0.6],
      [0.52, 0.55],
      [0.47, 0.2],
      [0.44, -0.1],
    ],
    { mask: 'green', lift: 0.0009, stitches: [0.0016] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.5],
      [0.03, 0.52],
      [0.05, 0.7],
      [0.055, 1.2],
    ],
    { mask: 'green', lift: 0.001, stitches: [0.0016] },
  );
  panels.panel(
    [
      [0.06, 0.98],
      [0.15, 0.82],
      [0.24, 0.76],
      [0.32, 0.8],
      [0.35, 0.88],
      [0.34, 1.2],
      [0.06, 1.2],
    ],
    { mask: 'blue', lift: 0.0002, seam: 0.7 },
  );
}

/** One-piece knit: fused toe film, thin seams, a bold side mark. */
function knitPanels(panels: Panels): void {
  panels.panel(
    [
      [0.72, -0.1],
      [0.75, 0.14],
      [0.83, 0.26],
      [0.92, 0.32],
      [1.1, 0.34],
      [1.1, -0.1],
    ],
    { mask: 'red', lift: 0.0003, seam: 0.35 },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.5],
      [0.04, 0.5],
      [0.1, 0.42],
      [0.15, 0.28],
      [0.19, -0.1],
    ],
    { mask: 'red', lift: 0.0008, seam: 0.6 },
  );
  panels.panel(
    [
      [0.36, 1.2],
      [0.36, 0.78],
      [0.4, 0.67],
      [0.5, 0.62],
      [0.6, 0.68],
      [0.645, 0.84],
      [0.655, 1.2],
    ],
    { mask: 'red', lift: 0.0004, seam: 0.5 },
  );
  panels.panel(
    [
      [0.2, 0.16],
      [0.3, 0.42],
      [0.4, 0.62],
      [0.46, 0.6],
      [0.36, 0.34],
      [0.46, 0.2],
      [0.6, 0.14],
      [0.56, 0.1],
      [0.4, 0.1],
    ],
    { mask: 'green', lift: 0.0004, seam: 0.3 },
  );
  for (let k = 0; k < 6; k++) {
    const s = 0.68 + k * 0.036;
    panels.seam(
      [
        [s, 0.45 - k * 0.012],
        [s + 0.012, 0.62],
        [s + 0.02, 0.8],
      ],
      -0.0004,
      0.0016,
      0.5,
    );
  }
}

/** Racing flat look: sheer mesh with taped ribs. */
function tapePanels(panels: Panels): void {
  for (let k = 0; k < 5; k++) {
    const s = 0.3 + k * 0.062;
    panels.panel(
      [
        [s, -0.1],
        [s + 0.05, 0.3],
        [s + 0.085, 0.62],
        [s + 0.1, 0.66],
        [s + 0.106, 0.6],
        [s + 0.075, 0.28],
        [s + 0.034, -0.1],
      ],
      { mask: 'red', lift: 0.0004, seam: 0.4 },
    );
  }
  panels.panel(
    [
      [0.36, 1.2],
      [0.355, 0.8],
      [0.38, 0.66],
      [0.46, 0.6],
      [0.58, 0.6],
      [0.64, 0.7],
      [0.66, 0.88],
      [0.665, 1.2],
    ],
    { mask: 'red', lift: 0.0007, stitches: [0.0018] },
  );
  panels.panel(
    [
      [0.79, -0.1],
      [0.8, 0.2],
      [0.86, 0.36],
      [0.94, 0.44],
      [1.1, 0.46],
      [1.1, -0.1],
    ],
    { mask: 'green', lift: 0.0006, seam: 0.5 },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.05, 1.2],
      [0.06, 0.75],
      [0.1, 0.4],
      [0.17, 0.12],
      [0.2, -0.1],
    ],
    { mask: 'green', lift: 0.0008, stitches: [0.0018] },
  );
}

function solesOf(cut: 1 | 2 | 3, featherAt: (x: number) => number): SolePart[] {
  const floor = curve([
    [0, 0.007],
    [0.08, 0.001],
    [0.16, 0],
    [0.62, 0],
    [0.8, 0.005],
    [0.92, 0.014],
    [1, 0.023],
  ]);
  const foam: Slot = { colour: 'sole', surface: 'foam' };
  const dark: Slot = { colour: ['sole', '#2a2c2c', 0.72], surface: 'rubber' };
  if (cut === 1) {
    const rubber = lugged(L, {
      bottom: floor,
      height: () => 0.0052,
      offset: 0.004,
      depth: 0.0022,
      every: 0.026,
      wallDepth: 0.0014,
    });
    const top = (x: number) => featherAt(x) + 0.0055 + 0.005 * smooth(0.16, 0, x);
    return [
      { layer: rubber, slot: dark, faces: 'bottom' },
      {
        layer: {
          bottom: (x) => floor(x) + 0.0048,
          top,
          side: (h, s) => 0.0042 + 0.0026 * Math.sin(Math.PI * h ** 0.8) * (1 - 0.5 * smooth(0.75, 1, Math.abs(s))),
          round: 0.002,
          rows: 34,
        },
        slot: foam,
        faces: 'top',
        paint: wallPaint(
          { red: { colour: 'accent', surface: 'foam' }, green: { colour: ['sole', 'second', 0.3], surface: 'foam' } },
          (pen) => {
            pen.masks.fillStyle = '#00ff00';
            pen.masks.beginPath();
            pen.masks.moveTo(0, 40);
            pen.masks.bezierCurveTo(900, 60, 1500, 240, 2300, 256);
            pen.masks.lineTo(0, 256);
            pen.masks.fill();
            pen.groove(0.82, 0.03, 20);
            pen.relief.save();
            pen.relief.filter = 'blur(3px)';
            pen.relief.globalCompositeOperation = 'lighter';
            pen.relief.strokeStyle = 'rgb(0,0,130)';
            pen.relief.lineWidth = 7;
            pen.relief.beginPath();
            pen.relief.moveTo(0, 40);
            pen.relief.bezierCurveTo(900, 60, 1500, 240, 2300, 256);
            pen.relief.stroke();
            pen.relief.restore();
          },
        ),
      },
    ];
  }
  if (cut === 2) {
    const tread = lugged(L, {
      bottom: floor,
      height: (x) => 0.0045 + 0.006 * smooth(0.9, 1, x),
      offset: 0.0032,
      depth: 0.0018,
      every: 0.02,
      wallDepth: 0.001,
    });
    // The rubber wraps up over the toe, in front of the foam.
    const rubber = {
      ...tread,
      side: (h: number, s: number) => tread.side(h, s) + 0.0022 * smooth(0.84, 0.93, Math.abs(s)),
    };
    return [
      { layer: rubber, slot: { colour: '#a5713c', surface: 'rubber' }, faces: 'bottom' },
      {
        layer: {
          bottom: (x) => floor(x) + 0.004,
          top: (x) => featherAt(x) + 0.0035 + 0.004 * smooth(0.12, 0, x),
          side: (h) => 0.0026 + 0.003 * (1 - h),
          round: 0.0014,
          rows: 30,
        },
        slot: foam,
        faces: 'top',
        paint: wallPaint(
          { red: { colour: 'accent', surface: 'foam' }, green: { colour: ['sole', 'main', 0.45], surface: 'foam' } },
          (pen) => {
            pen.masks.fillStyle = '#ff0000';
            pen.masks.beginPath();
            pen.masks.moveTo(0, 128);
            pen.masks.lineTo(1900, 196);
            pen.masks.lineTo(0, 206);
            pen.masks.fill();
            pen.ribs(0.25, 0.7, 0.008, 26, 0.55, 0.98);
            pen.groove(0.8, 0.03, 20);
          },
        ),
      },
    ];
  }
  const pods = lugged(L, {
    bottom: floor,
    height: () => 0.004,
    offset: 0.001,
    depth: 0.0026,
    every: 0.05,
    wallDepth: 0.004,
  });
  return [
    { layer: pods, slot: { colour: 'accent', surface: 'rubber' }, faces: 'bottom' },
    {
      layer: {
        bottom: (x) => floor(x) + 0.003,
        top: (x) => featherAt(x) + 0.003 + 0.009 * smooth(0.2, 0, x) + 0.0025 * Math.sin(x * 9),
        side: (h, s) =>
          0.0025 + 0.0075 * Math.sin(Math.PI * Math.min(1, h * 0.92)) * mix(1, 0.55, smooth(0.55, 0.9, Math.abs(s))),
        round: 0.004,
        rows: 40,
      },
      slot: foam,
      faces: 'top',
      paint: wallPaint({ red: { colour: ['sole', 'main', 0.5], surface: 'foam' } }, (pen) => {
        pen.groove(0.48, 0.035, 34);
        for (let k = 0; k < 3; k++) {
          pen.relief.save();
          pen.relief.filter = 'blur(4px)';
          pen.relief.globalCompositeOperation = 'difference';
          pen.relief.strokeStyle = 'rgb(30,0,0)';
          pen.relief.lineWidth = 10;
          pen.relief.beginPath();
          pen.relief.moveTo(100 + k * 90, 130);
          pen.relief.bezierCurveTo(700 + k * 60, 130, 1100, 170 + k * 22, 1700 - k * 200, 190 + k * 22);
          pen.relief.stroke();
          pen.relief.restore();
        }
      }),
    },
  ];
}

function build(cut: 1 | 2 | 3, kit: Kit) {
  const plan = footprint(L, cut === 2 ? 0.97 : 1, -0.05);
  const up = cut === 3 ? 0.009 : cut === 1 ? 0.003 : 0;
  const feather: Point[] = [
    [0, 0.031 + up],
    [0.15, 0.029 + up],
    [0.35, 0.0255 + up],
    [0.6, 0.021 + up],
    [0.8, 0.022 + up],
    [0.92, 0.0275 + up],
    [1, 0.036 + up],
  ];
  const featherAt = curve(feather);
  const share = 0.385;
  const until = 0.635;
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        collar: {
          back: cut === 1 ? 0.0 : 0.012,
          front: 0.385,
          halfWidth: 0.0305,
          heights: [
            [0, 0.098 + up],
            [0.1, 0.094 + up],
            [0.36, 0.0725 + up],
            [0.58, 0.0725 + up],
            [0.8, 0.089 + up],
            [1, 0.11 + up],
          ],
        },
        ridge: [
          [0.385, 0.11 + up],
          [0.46, 0.0995 + up],
          [0.56, 0.085 + up],
          [0.68, 0.07 + up],
          [0.79, 0.0615 + up],
          [0.88, 0.0575 + up],
          [0.94, 0.0555 + up],
        ],
        collarShare: share,
        gap: { half: cut === 1 ? 0.007 : 0.0085, until, vee: 0.003 },
        padding: cut === 1 ? 0.0042 : 0.0036,
        roof: [
          [0.4, 0.45],
          [0.6, 0.5],
          [0.8, 0.58],
          [1, 0.62],
        ],
        wall: [
          [0, 0.42],
          [0.4, 0.48],
          [0.75, 0.54],
          [1, 0.52],
        ],
        bulge: [
          [0, 0.004],
          [0.15, 0.001],
          [0.5, 0],
          [1, 0],
        ],
      },
      upper: { colour: 'main', surface: 'main' },
      panels: {
        red: { colour: 'second', surface: 'second' },
        green: { colour: 'accent', surface: cut === 2 ? 'leather' : 'skin-smooth' },
        blue: { colour: ['main', 'second', 0.5], surface: 'jersey' },
        stitch: { colour: ['second', 'trim', 0.45], surface: 'webbing' },
        draw: cut === 1 ? knitPanels : cut === 2 ? retroPanels : tapePanels,
      },
      rim: {
        radius: (a) =>
          mix(0.0045, 0.0011, smooth(share * 0.8, share * 1.02, a)) * smooth(until + 0.0005, until - 0.01, a) + 0.00005,
        slot: { colour: cut === 2 ? ['main', 'second', 0.5] : 'main', surface: cut === 1 ? 'main' : 'jersey' },
      },
      lining: { colour: ['second', 'trim', 0.3], surface: 'jersey' },
      insole: { colour: 'accent', surface: 'jersey', shade: -0.15 },
      tongue: {
        until: until + 0.05,
        halfWidth: 0.026,
        beyond: 0.022,
        lean: 54,
        thickness: cut === 1 ? 0.003 : 0.006,
        slot: { colour: 'main', surface: 'main' },
      },
      lacing: {
        rows: [0.61, 0.575, 0.54, 0.505, 0.468, 0.43, 0.402],
        inFrom: 0.006,
        width: cut === 2 ? 0.0062 : 0.0046,
        thickness: cut === 2 ? 0.0015 : 0.0021,
        style: 'crosses',
        bow: 0.85,
        slot: { colour: 'trim', surface: 'webbing' },
      },
      soles: solesOf(cut, featherAt),
      more: (shell, group, inner) => {
        if (cut !== 2)
          group.add(inner.mesh(heelLoop(shell, 0.03, 0.012, 0.013), { colour: 'accent', surface: 'webbing' }));
      },
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'runner',
  build,
  views: {
    side: { target: [0.146, 0.062, 0], azimuth: 0, elevation: 7, span: 0.34 },
    quarter: { target: [0.146, 0.055, 0], azimuth: 40, elevation: 24, span: 0.312 },
    top: { target: [0.13, 0.06, 0], azimuth: -52, elevation: 18, span: 0.305 },
    detail: { target: [0.05, 0.06, 0.02], azimuth: -28, elevation: 18, span: 0.17 },
  },
});
