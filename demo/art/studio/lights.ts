import type { LightRig } from './model.ts';

/** The house light: a large soft box up and to the left, an open white room around it. */
export const studioLights: LightRig = {
  key: [-0.55, 1.05, 0.62],
  keySpread: 17,
  keyColour: '#fff7ee',
  keyStrength: 0.49,
  skyColour: '#eef3f7',
  skyStrength: 0.26,
  groundColour: '#e9e4da',
  groundStrength: 0.19,
};
