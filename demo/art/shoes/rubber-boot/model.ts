import { Vector3 } from 'three';
import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { bootOf } from '../boot-shell.ts';
import { curve, type Point } from '../curve.ts';
import { footprint } from '../footprint.ts';
import type { Shell } from '../shell.ts';
import { assemble } from '../shoe.ts';
import { lugged, patchOn } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';
import { chelseaPanels, deckPanels, tallPanels } from './panels.ts';

const L = 0.296;

/** Arched loop of strap standing on the rim at one side. */
function rimLoop(shell: Shell, s: number) {
  const t = shell.edge(s);
  const top = shell.at(s, t);
  const ahead = shell.at(s + 0.06 * Math.sign(s), t);
  const n = shell.normal(s, t);
  const low = shell.at(s, t - 0.018 / shell.girth(s)).addScaledVector(n, 0.0012);
  const low2 = shell.at(s + 0.06 * Math.sign(s), t - 0.018 / shell.girth(s)).addScaledVector(n, 0.0012);
  const up = new Vector3(0, 0.019, 0);
  const points = [
    low,
    top.clone().addScaledVector(n, 0.0006),
    top.clone().add(up),
    ahead.clone().add(up),
    ahead.clone().addScaledVector(n, 0.0006),
    low2,
  ];
  return tubeAlong(
    points,
    points.map(() => n),
    { width: 0.008, thickness: 0.0022, squareness: 4, segments: 80 },
  );
}

function build(cut: 1 | 2 | 3, kit: Kit) {
  const plan = footprint(L, 1.06, 0.35);
  const h = cut === 1 ? 0.272 : cut === 2 ? 0.15 : 0.196;
  const feather: Point[] = [
    [0, 0.026],
    [0.2, 0.025],
    [0.35, 0.022],
    [0.6, 0.0185],
    [0.8, 0.019],
    [1, 0.027],
  ];
  const featherAt = curve(feather);
  const floor = curve([
    [0, 0.002],
    [0.08, 0],
    [0.62, 0],
    [0.82, 0.003],
    [1, 0.012],
  ]);
  const arch = curve([
    [0, 0],
    [0.25, 0],
    [0.27, 0.0075],
    [0.38, 0.0065],
    [0.44, 0],
    [1, 0],
  ]);
  return assemble(
    {
      shell: bootOf({
        footprint: plan,
        feather,
        back: [
          [0.02, 0.006],
          [0.04, -0.002],
          [0.06, 0.0],
          [0.09, 0.022],
          [0.115, 0.032],
          [0.15, 0.024],
          [0.2, 0.004],
          [0.28, -0.014],
        ],
        front: [
          [0.022, 1],
          [0.036, 0.996],
          [0.048, 0.975],
          [0.058, 0.935],
          [0.067, 0.86],
          [0.0765, 0.75],
          [0.089, 0.615],
          [0.104, 0.5],
          [0.122, 0.435],
          [0.15, 0.41],
          [0.2, 0.42],
          [0.28, 0.45],
        ],
        shaft: [
          [0.06, 0.038],
          [0.1, 0.0365],
          [0.13, 0.038],
          [0.17, 0.045],
          [0.22, 0.052],
          [0.28, 0.057],
        ],
        turn: [0.06, 0.125],
        opening:
          cut === 1
            ? [h, h + 0.004, h - 0.012]
            : cut === 2
              ? [h + 0.004, h - 0.006, h + 0.004]
              : [h, h + 0.002, h - 0.006],
        rows: cut === 1 ? 150 : 110,
      }),
      upper: { colour: 'main', surface: 'rubber', roughness: cut === 1 ? -0.2 : -0.1 },
      panels: {
        red: {
          colour: cut === 3 ? 'second' : 'main',
          surface: 'rubber',
          roughness: cut === 1 ? -0.2 : -0.06,
          shade: cut === 3 ? 0 : -0.06,
        },
        green: { colour: cut === 1 ? 'accent' : 'second', surface: 'rubber', roughness: -0.12 },
        blue: { colour: cut === 2 ? 'second' : 'accent', surface: cut === 2 ? 'webbing' : 'rubber' },
        draw: cut === 1 ? tallPanels : cut === 2 ? chelseaPanels : deckPanels,
      },
      rim: { radius: () => 0.0016, slot: { colour: cut === 1 ? 'accent' : 'main', surface: 'rubber' } },
      lining: { colour: ['trim', '#8d9290', 0.35], surface: 'jersey' },
      insole: { colour: ['trim', '#8d9290', 0.5], surface: 'fleece' },
      soles: [
        {
          layer: lugged(L, {
            bottom: (x) => floor(x) + arch(x),
            height: (x) => 0.011 - arch(x),
            offset: 0.0046,
            depth: 0.0046,
            every: 0.052,
            wallDepth: 0.0042,
          }),
          slot: { colour: 'sole', surface: 'rubber' },
        },
        {
          layer: {
            bottom: (x) => floor(x) + 0.0102,
            top: (x) => featherAt(x) + 0.0045,
            side: (v) => 0.0036 - 0.0012 * v,
            round: 0.0013,
            rows: 26,
          },
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
        if (cut === 1) group.add(inner.mesh(patchOn(shell, 0.44, 0.85, 0.075, 0.016, 0.0016), label));
        if (cut === 3)
          for (const s of [0.38, -0.38])
            group.add(inner.mesh(rimLoop(shell, s), { colour: 'second', surface: 'rubber' }));
        if (cut === 2) {
          const top = shell.at(0, 1);
          const points = [
            new Vector3(-0.0015, -0.022, 0),
            new Vector3(-0.003, -0.004, 0),
            new Vector3(-0.003, 0.016, 0),
            new Vector3(0.003, 0.018, 0),
            new Vector3(0.005, -0.002, 0),
            new Vector3(0.0045, -0.015, 0),
          ].map((p) => p.add(top));
          const normals = [
            new Vector3(-1, 0, 0),
            new Vector3(-1, 0, 0),
            new Vector3(-0.8, 0.5, 0),
            new Vector3(0.8, 0.5, 0),
            new Vector3(1, 0, 0),
            new Vector3(1, 0, 0),
          ];
          group.add(
            inner.mesh(tubeAlong(points, normals, { width: 0.017, thickness: 0.0022, squareness: 4, segments: 70 }), {
              colour: 'accent',
              surface: 'webbing',
            }),
          );
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
    top: { target: [0.13, 0.124, 0], azimuth: -50, elevation: 15, span: 0.375 },
    detail: { target: [0.23, 0.045, 0.02], azimuth: 32, elevation: 24, span: 0.18 },
  },
});
