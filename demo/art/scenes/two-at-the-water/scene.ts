import coast from '../../masters/scene-home.webp?inline';
import { atTheWater, child, her } from '../worn/at-the-water.ts';

/** Two of them in an upright picture, for stories and phones. */
export const scene = atTheWater({
  ...{ name: 'two-at-the-water', width: 1600, height: 2000 },
  figures: [her, child],
  framing: { target: [0.22, 1.5, 0], azimuth: -3, elevation: 1, span: 1.2, lens: 70 },
  ...{ coast, far: { horizon: [0.44, 0.58], zoom: 3, middle: 0.3, blur: 20 } },
});
