import { trailShoes } from '../../../catalogue/styles/trail-shoe.ts';
import coast from '../../masters/scene-split-granite.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { underCloud } from '../granite/weather.ts';

/** One shoe on its side, water running off its tread, the other behind it. */
export const scene = onGranite({
  ...{ name: 'sole-on-granite', width: 1600, height: 2000 },
  ...{ style: trailShoes.find(({ id }) => id === 'SKCLIF23'), colourway: 'GRN' },
  left: { x: -0.155, z: 0.13, turn: 12, lies: { y: 0.05, tip: -74 } },
  right: { x: -0.1, z: -0.1, turn: -14 },
  framing: { target: [-0.005, 0.085, 0], azimuth: 4, elevation: 15, span: 0.51, lens: 60 },
  lights: underCloud,
  ledge: { seed: 19, lichen: 0.1, wet: 1 },
  ...{ coast, far: { horizon: [0.1, 0.12], zoom: 1.6, middle: 0.5, blur: 8 } },
});
