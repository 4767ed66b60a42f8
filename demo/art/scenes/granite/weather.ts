import type { LightRig } from '../../studio/model.ts';

export const atDawn: Partial<LightRig> = {
  key: [0.75, 0.75, 0.55],
  keySpread: 12,
  keyColour: '#ffe6c2',
  keyStrength: 0.58,
  skyColour: '#eaf0f2',
};

export const underCloud: Partial<LightRig> = {
  key: [-0.3, 1, 0.5],
  keySpread: 34,
  keyColour: '#eef3f5',
  keyStrength: 0.4,
  skyColour: '#dfe8ec',
  skyStrength: 0.34,
};

export const atEvening: Partial<LightRig> = {
  key: [-0.8, 0.55, 0.6],
  keySpread: 9,
  keyColour: '#ffd2a0',
  keyStrength: 0.6,
  skyColour: '#d9e2ea',
  skyStrength: 0.22,
};
