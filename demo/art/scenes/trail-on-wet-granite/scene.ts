import { trailShoes } from '../../../catalogue/styles/trail-shoe.ts';
import coast from '../../masters/scene-split-granite.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { underCloud } from '../granite/weather.ts';

/** Trail shoes on wet rock, toes to the viewer. */
export const scene = onGranite({
  ...{ name: 'trail-on-wet-granite', width: 1600, height: 2000 },
  ...{ style: trailShoes.find(({ id }) => id === 'SKCLIF23'), colourway: 'GRN' },
  left: { x: -0.12, z: 0.06, turn: -24 },
  right: { x: -0.06, z: -0.13, turn: -40 },
  framing: { target: [0.0, 0.11, 0], azimuth: 6, elevation: 13, span: 0.6, lens: 60 },
  lights: underCloud,
  ledge: { seed: 19, lichen: 0.1, wet: 1 },
  ...{ coast, far: { horizon: [0.1, 0.12], zoom: 1.6, middle: 0.5, blur: 7 } },
});
