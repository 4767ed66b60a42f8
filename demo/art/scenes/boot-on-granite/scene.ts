import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import coast from '../../masters/scene-home.webp?inline';
import type { SceneModel } from '../../studio/model.ts';
import { type Mist, paintMist } from '../granite/mist.ts';
import { onGranite } from '../granite/on-granite.ts';
import { atDawn } from '../granite/weather.ts';

/** Below the words, which reach down to the islands. */
const mist: Mist = { colour: [229, 223, 213], thickness: 0.66, across: [0.5, 0.78], down: [0.37, 0.55] };

const boots = onGranite({
  ...{ name: 'boot-on-granite', width: 2800, height: 1575 },
  ...{ style: hikingBoots.find(({ id }) => id === 'SKFELL28'), colourway: 'CHS' },
  left: { x: -0.15, z: 0.07, turn: 16 },
  right: { x: 0.01, z: -0.15, turn: -20 },
  framing: { target: [-0.14, 0.1, 0], azimuth: -8, elevation: 8, span: 0.49, lens: 70 },
  lights: atDawn,
  ledge: { seed: 7, lichen: 0.25, wet: 0.4 },
  ...{ coast, far: { horizon: [0.44, 0.2], zoom: 1.35, middle: 0.5, blur: 12 } },
});

/** What the shop opens with: boots at first light, with sky for the words. */
export const scene: SceneModel = {
  ...boots,
  backdrop: (context, width, height) => {
    boots.backdrop?.(context, width, height);
    paintMist(context, width, height, mist);
  },
};
