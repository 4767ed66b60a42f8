import { rubberBoots } from '../../../catalogue/styles/rubber-boot.ts';
import coast from '../../masters/scene-men.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { underCloud } from '../granite/weather.ts';

/** Rubber boots before a squall, for stories of weather. */
export const scene = onGranite({
  ...{ name: 'rubber-boots-in-rain', width: 2800, height: 1867 },
  ...{ style: rubberBoots.find(({ id }) => id === 'SKGULL32'), colourway: 'LCH' },
  left: { x: -0.16, z: 0.09, turn: 14 },
  right: { x: -0.04, z: -0.12, turn: -12 },
  framing: { target: [0, 0.16, 0], azimuth: -6, elevation: 7, span: 0.56, lens: 70 },
  lights: underCloud,
  ledge: { seed: 57, lichen: 0.05, wet: 1 },
  ...{ coast, far: { horizon: [0.45, 0.2], zoom: 1.5, middle: 0.5, blur: 11 } },
});
