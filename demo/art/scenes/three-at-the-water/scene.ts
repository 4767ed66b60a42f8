import coast from '../../masters/scene-home.webp?inline';
import { atTheWater, child, her, him } from '../worn/at-the-water.ts';

/** Three in jackets at the water, seen from behind. */
export const scene = atTheWater({
  ...{ name: 'three-at-the-water', width: 2800, height: 1575 },
  figures: [her, child, him],
  framing: { target: [0.34, 1.5, 0], azimuth: -3, elevation: 1, span: 1.14, lens: 70 },
  ...{ coast, far: { horizon: [0.44, 0.55], zoom: 1.3, middle: 0.5, blur: 13 } },
});
