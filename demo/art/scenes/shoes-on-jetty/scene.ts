import { chukkas } from '../../../catalogue/styles/chukka.ts';
import { deckShoes } from '../../../catalogue/styles/deck-shoe.ts';
import { runners } from '../../../catalogue/styles/runner.ts';
import { trailShoes } from '../../../catalogue/styles/trail-shoe.ts';
import coast from '../../masters/scene-home.webp?inline';
import { styleOf } from '../goods/goods.ts';
import { atDawn } from '../granite/weather.ts';
import { onJetty } from '../timber/on-jetty.ts';

const pair = (style: ReturnType<typeof styleOf>, colourway: string, x: number, z: number, turn: number) => [
  { style, colourway, x, z: z + 0.07, turn: turn + 8 },
  { style, colourway, x: x + 0.06, z: z - 0.07, turn: turn - 8, other: true },
];

/** Pairs on a jetty at first light. */
export const scene = onJetty({
  ...{ name: 'shoes-on-jetty', width: 2800, height: 1260, seed: 45 },
  goods: [
    ...pair(styleOf(deckShoes, 'SKTERN02'), 'FOM', -0.7, 0.04, -28),
    ...pair(styleOf(chukkas, 'SKDUNE24'), 'CHS', -0.3, 0, -32),
    ...pair(styleOf(trailShoes, 'SKNESS20'), 'PLM', 0.1, 0.03, -30),
    ...pair(styleOf(runners, 'SKEBBR14'), 'KLP', 0.5, -0.02, -34),
  ],
  framing: { target: [0.04, 0.09, 0], azimuth: -5, elevation: 13, span: 0.74, lens: 70 },
  lights: atDawn,
  boards: { count: 12, length: 3.4, behind: 0.62 },
  ...{ coast, far: { horizon: [0.44, 0.12], zoom: 1.3, middle: 0.5, blur: 9 } },
});
