import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import coast from '../../masters/scene-home.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { atDawn } from '../granite/weather.ts';

/** The opening of the shop on a phone: the boots below, the sky above. */
export const scene = onGranite({
  ...{ name: 'boot-on-granite-tall', width: 1600, height: 2000 },
  ...{ style: hikingBoots.find(({ id }) => id === 'SKFELL28'), colourway: 'CHS' },
  left: { x: -0.15, z: 0.07, turn: 16 },
  right: { x: 0.0, z: -0.15, turn: -20 },
  framing: { target: [0.02, 0.16, 0], azimuth: -8, elevation: 8, span: 0.66, lens: 70 },
  lights: atDawn,
  ledge: { seed: 7, lichen: 0.25, wet: 0.4 },
  ...{ coast, far: { horizon: [0.44, 0.36], zoom: 2.6, middle: 0.3, blur: 13 } },
});
