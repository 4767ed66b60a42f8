import { defineModel, type Kit } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { assemble } from '../shoe.ts';
import { heelLoop } from '../trimmings.ts';
import { knitPanels, retroPanels, tapePanels } from './panels.ts';
import { solesOf } from './soles.ts';

const L = 0.292;

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
