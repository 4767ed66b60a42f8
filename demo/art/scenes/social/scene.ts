import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import coast from '../../masters/scene-home.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { atDawn } from '../granite/weather.ts';

/** What other sites show beside a link to the shop; they may crop it to a square. */
export const scene = onGranite({
  ...{ name: 'social', width: 1200, height: 630 },
  ...{ style: hikingBoots.find(({ id }) => id === 'SKFELL28'), colourway: 'CHS' },
  left: { x: -0.15, z: 0.07, turn: 16 },
  right: { x: 0.01, z: -0.15, turn: -20 },
  framing: { target: [0.02, 0.09, 0], azimuth: -8, elevation: 8, span: 0.34, lens: 70 },
  lights: atDawn,
  ledge: { seed: 7, lichen: 0.25, wet: 0.4 },
  ...{ coast, far: { horizon: [0.44, 0.2], zoom: 1.35, middle: 0.5, blur: 5 } },
});
