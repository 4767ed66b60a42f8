import { Vector3 } from 'three';
import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { curve, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import type { Panels } from '../panels.ts';
import { assemble } from '../shoe.ts';
import type { Shell } from '../shell.ts';
import { lugged, patchOn } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';

const L = 0.296;

const around = (t: number, from = -0.1, to = 1.1): Point[] => [[from, t], [(from + to) / 2, t], [to, t]];

/** Toe cap, foot band and heel piece that every moulded boot has. */
function foot(panels: Panels, toe: number): void {
  panels.panel([[-0.1, -0.1], [-0.1, 0.13], [0.1, 0.105], [0.3, 0.09], [0.5, 0.11], [0.62, 0.14], [0.72, 0.2], [0.85, 0.34], [0.93, 0.44], [1.1, 0.46], [1.1, -0.1]], { mask: 'red', lift: 0.0011, seam: 0.7 });
  panels.panel([[0.76, -0.1], [0.775, 0.3], [0.8, 0.6], [0.83, toe], [0.9, toe + 0.12], [1.1, toe + 0.16], [1.1, -0.1]], { mask: 'red', lift: 0.0008, seam: 0.6 });
  panels.panel([[-0.1, -0.1], [-0.1, 0.3], [0.05, 0.28], [0.1, 0.2], [0.13, 0.1], [0.14, -0.1]], { mask: 'red', lift: 0.0012, seam: 0.7 });
}

function tallPanels(panels: Panels): void {
  foot(panels, 0.72);
  panels.panel([[-0.1, 1.2], [-0.1, 0.93], [0.2, 0.93], [0.37, 0.93], [0.42, 1.2]], { mask: 'green', lift: 0.0008, seam: 0.5 });
  panels.seam(around(0.905, -0.1, 0.42), 0.0009, 0.0025, 0);
  panels.seam([[-0.02, 0.28], [-0.0, 0.6], [0, 0.93]], 0.001, 0.008, 0);
}

function chelseaPanels(panels: Panels): void {
  foot(panels, 0.66);
  panels.panel([[0.185, 1.2], [0.19, 0.8], [0.2, 0.55], [0.225, 0.42], [0.26, 0.42], [0.285, 0.55], [0.3, 0.8], [0.305, 1.2]], { mask: 'blue', lift: 0.0002, seam: 1 });
  for (let k = 0; k < 9; k++) {
    const s = 0.2 + k * 0.0115;
    panels.seam([[s, 0.5 + Math.abs(k - 4) * 0.012], [s, 0.7], [s, 1.02]], -0.0009, 0.0016, 0.5, true);
  }
  panels.seam([[0.178, 1.1], [0.182, 0.8], [0.193, 0.54], [0.22, 0.395], [0.265, 0.395], [0.293, 0.54], [0.307, 0.8], [0.312, 1.1]], 0.0009, 0.0026, 0);
}

function deckPanels(panels: Panels): void {
  foot(panels, 0.7);
  panels.panel([[-0.1, 1.2], [-0.1, 0.83], [0.2, 0.83], [0.37, 0.83], [0.42, 1.2]], { mask: 'green', lift: 0.0007, seam: 0.5 });
  panels.panel([[-0.1, 0.8], [-0.1, 0.77], [0.2, 0.77], [0.38, 0.775], [0.45, 0.8], [0.45, 0.83], [0.38, 0.805], [0.2, 0.8]], { mask: 'blue', lift: 0.0004, seam: 0.3 });
  for (let k = 0; k < 5; k++) panels.seam([[0.5 + k * 0.04, 0.55 + k * 0.01], [0.53 + k * 0.04, 0.75], [0.55 + k * 0.04, 0.95]], 0.0008, 0.003, 0);
}

/** Arched loop of strap standing on the rim at one side. */
function rimLoop(shell: Shell, s: number) {
  const t = shell.edge(s);
  const top = shell.at(s, t);
  const ahead = shell.at(s + 0.028 * Math.sign(s), t);
  const n = shell.normal(s, t);
  const low = shell.at(s, t - 0.018 / shell.girth(s)).addScaledVector(n, 0.0012);
  const low2 = shell.at(s + 0.028 * Math.sign(s), t - 0.018 / shell.girth(s)).addScaledVector(n, 0.0012);
  const up = new Vector3(0, 0.019, 0);
  const points = [low, top.clone().addScaledVector(n, 0.0006), top.clone().add(up), ahead.clone().add(up), ahead.clone().addScaledVector(n, 0.0006), low2];
  return tubeAlong(points, points.map(() => n), { width: 0.008, thickness: 0.0022, squareness: 4, segments: 80 });
}

function build(cut: 1 | 2 | 3, kit: Kit) {
  const plan = footprint(L, 1.06, 0.35);
  const h = cut === 1 ? 0.272 : cut === 2 ? 0.15 : 0.196;
  const feather: Point[] = [[0, 0.026], [0.2, 0.025], [0.35, 0.022], [0.6, 0.0185], [0.8, 0.019], [1, 0.027]];
  const featherAt = curve(feather);
  const share = 0.4;
  const floor = curve([[0, 0.002], [0.08, 0], [0.62, 0], [0.82, 0.003], [1, 0.012]]);
  const arch = curve([[0, 0], [0.25, 0], [0.27, 0.0075], [0.38, 0.0065], [0.44, 0], [1, 0]]);
  const tallShin: Point[] = [[0.445, h - 0.012], [0.425, 0.21], [0.4, 0.165]];
  const dip = cut === 1 ? 0.012 : cut === 2 ? 0.004 : 0.006;
  return assemble(
    {
      shell: {
        footprint: plan,
        feather,
        rows: cut === 1 ? 150 : 110,
        collar: {
          back: cut === 1 ? -0.012 : cut === 2 ? 0.03 : 0.008,
          front: cut === 1 ? 0.445 : cut === 2 ? 0.39 : 0.425,
          halfWidth: cut === 1 ? 0.056 : cut === 2 ? 0.043 : 0.05,
          heights: [[0, h + (cut === 2 ? 0.004 : 0)], [0.5, h + dip * (cut === 2 ? -1.2 : 0.6)], [1, h - dip * (cut === 2 ? -1 : 1)]],
        },
        ridge: [
          ...(cut === 1 ? tallShin : cut === 2 ? ([[0.39, h + dip], [0.385, 0.138]] as Point[]) : ([[0.425, h - dip], [0.4, 0.158]] as Point[])),
          [0.395, 0.13], [0.425, 0.11], [0.5, 0.0945], [0.6, 0.081], [0.71, 0.071], [0.81, 0.0655], [0.89, 0.061], [0.935, 0.0565],
        ],
        collarShare: share,
        roof: [[0.4, 0.5], [0.5, 0.52], [0.65, 0.56], [0.8, 0.64], [1, 0.68]],
        wall: [[0, 0.34], [0.4, 0.42], [0.6, 0.56], [0.85, 0.64], [1, 0.6]],
        bulge: [[0, 0.004], [0.15, 0.001], [0.5, 0.001], [1, 0.002]],
        warp: (p) => {
          const heel = 1 - smooth(0.04, 0.16, p.x);
          const pinch = 0.16 * Math.exp(-(((p.y - 0.118) / 0.034) ** 2)) * (1 - smooth(0.11, 0.17, p.x));
          p.z *= 1 - pinch;
          // The hollow above the heel.
          p.x += heel * (cut === 1 ? 0.012 : 0.007) * Math.exp(-(((p.y - 0.115) / 0.036) ** 2));
          return p;
        },
      },
      upper: { colour: 'main', surface: 'rubber', roughness: cut === 1 ? -0.2 : -0.1 },
      panels: {
        red: { colour: cut === 3 ? 'second' : 'main', surface: 'rubber', roughness: cut === 1 ? -0.2 : -0.06, shade: cut === 3 ? 0 : -0.06 },
        green: { colour: cut === 1 ? 'accent' : 'second', surface: 'rubber', roughness: -0.12 },
        blue: { colour: cut === 2 ? 'second' : 'accent', surface: cut === 2 ? 'webbing' : 'rubber' },
        draw: cut === 1 ? tallPanels : cut === 2 ? chelseaPanels : deckPanels,
      },
      rim: { radius: () => 0.0016, slot: { colour: cut === 1 ? 'accent' : 'main', surface: 'rubber' } },
      lining: { colour: ['trim', '#8d9290', 0.35], surface: 'jersey' },
      insole: { colour: ['trim', '#8d9290', 0.5], surface: 'fleece' },
      soles: [
        {
          layer: lugged(L, { bottom: (x) => floor(x) + arch(x), height: (x) => 0.011 - arch(x), offset: 0.0046, depth: 0.0046, every: 0.052, wallDepth: 0.0042 }),
          slot: { colour: 'sole', surface: 'rubber' },
        },
        {
          layer: { bottom: (x) => floor(x) + 0.0102, top: (x) => featherAt(x) + 0.0045, side: (v) => 0.0036 - 0.0012 * v, round: 0.0013, rows: 26 },
          slot: { colour: 'sole', surface: 'rubber' },
          paint: wallPaint({ red: { colour: 'accent', surface: 'rubber' } }, (pen) => {
            pen.groove(0.3, 0.05, 22);
            pen.groove(0.72, 0.05, 22);
            if (cut === 3) pen.band('red', 0.4, 0.62);
            else pen.ribs(0.38, 0.66, 0.006, 14);
          }),
        },
      ],
      more: (shell, group, inner) => {
        const label: Slot = { colour: 'trim', surface: 'rubber' };
        if (cut === 1) group.add(inner.mesh(patchOn(shell, 0.2, 0.84, 0.028, 0.014, 0.0016), label));
        if (cut === 3) for (const s of [0.19, -0.19]) group.add(inner.mesh(rimLoop(shell, s), { colour: 'second', surface: 'rubber' }));
        if (cut === 2) {
          const top = shell.at(0, 1);
          const points = [new Vector3(-0.0015, -0.022, 0), new Vector3(-0.003, -0.004, 0), new Vector3(-0.003, 0.016, 0), new Vector3(0.003, 0.018, 0), new Vector3(0.005, -0.002, 0), new Vector3(0.0045, -0.015, 0)].map((p) => p.add(top));
          const normals = [new Vector3(-1, 0, 0), new Vector3(-1, 0, 0), new Vector3(-0.8, 0.5, 0), new Vector3(0.8, 0.5, 0), new Vector3(1, 0, 0), new Vector3(1, 0, 0)];
          group.add(inner.mesh(tubeAlong(points, normals, { width: 0.017, thickness: 0.0022, squareness: 4, segments: 70 }), { colour: 'accent', surface: 'webbing' }));
        }
      },
    },
    kit,
  );
}

export const model = defineModel({
  silhouette: 'rubber-boot',
  build,
  views: {
    side: { target: [0.148, 0.126, 0], azimuth: 0, elevation: 6, span: 0.385 },
    quarter: { target: [0.146, 0.122, 0], azimuth: 40, elevation: 20, span: 0.39 },
    top: { target: [0.145, 0.125, 0], azimuth: -140, elevation: 16, span: 0.385 },
    detail: { target: [0.23, 0.045, 0.02], azimuth: 32, elevation: 24, span: 0.18 },
  },
});
