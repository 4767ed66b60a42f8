import { knitwear } from '../../../catalogue/styles/knit.ts';
import { smocks } from '../../../catalogue/styles/smock.ts';
import { styleOf } from '../goods/goods.ts';
import { laidOut } from '../timber/laid-out.ts';

/** A smock and a sweater side by side. */
export const scene = laidOut({
  ...{ name: 'apparel-laid-out', width: 2800, height: 1867, span: 1.06, seed: 56 },
  goods: [
    { style: styleOf(smocks, 'SKCREW49'), colourway: 'RST', x: -0.5, z: 0.35, turn: 4, lies: 0.033 },
    { style: styleOf(knitwear, 'SKGUER55'), colourway: 'FOM', x: 0.52, z: 0.34, turn: -4, lies: 0.033 },
  ],
});
