import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { assemble } from '../shoe.ts';
import { heelLoop } from '../trimmings.ts';
import { desertPanels, dressPanels, mocPanels } from './panels.ts';
import { solesOf } from './soles.ts';

const L = 0.291;

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
