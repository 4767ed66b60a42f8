import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import coast from '../../masters/scene-split-harbour.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { atEvening } from '../granite/weather.ts';

/** Boots by the harbour in the last light. */
export const scene = onGranite({
  ...{ name: 'boots-at-evening', width: 1600, height: 2000 },
  ...{ style: hikingBoots.find(({ id }) => id === 'SKSCAR30'), colourway: 'RST' },
  left: { x: -0.16, z: 0.08, turn: 30 },
  right: { x: -0.06, z: -0.14, turn: 8 },
  framing: { target: [0, 0.14, 0], azimuth: 10, elevation: 9, span: 0.62, lens: 70 },
  lights: atEvening,
  ledge: { seed: 31, lichen: 0.2, wet: 0.3 },
  ...{ coast, far: { horizon: [0.37, 0.3], zoom: 1.7, middle: 0.55, blur: 7 } },
});
