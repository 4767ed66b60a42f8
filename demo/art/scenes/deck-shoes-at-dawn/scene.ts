import { deckShoes } from '../../../catalogue/styles/deck-shoe.ts';
import coast from '../../masters/scene-women.webp?inline';
import { onGranite } from '../granite/on-granite.ts';
import { atDawn } from '../granite/weather.ts';

/** Pale deck shoes on pale rock, for stories of salt and care. */
export const scene = onGranite({
  ...{ name: 'deck-shoes-at-dawn', width: 2800, height: 1867 },
  ...{ style: deckShoes.find(({ id }) => id === 'SKTERN02'), colourway: 'FOM' },
  left: { x: -0.14, z: 0.08, turn: 22 },
  right: { x: -0.05, z: -0.1, turn: -6 },
  framing: { target: [0, 0.075, 0], azimuth: -4, elevation: 12, span: 0.38, lens: 70 },
  lights: atDawn,
  ledge: { seed: 43, lichen: 0.35, wet: 0.2 },
  ...{ coast, far: { horizon: [0.45, 0.1], zoom: 1.5, middle: 0.5, blur: 11 } },
});
