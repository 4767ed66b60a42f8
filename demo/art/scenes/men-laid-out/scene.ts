import { caps } from '../../../catalogue/styles/cap.ts';
import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import { knitwear } from '../../../catalogue/styles/knit.ts';
import { styleOf } from '../goods/goods.ts';
import { laidOut } from '../timber/laid-out.ts';

const boots = { style: styleOf(hikingBoots, 'SKFELL28'), colourway: 'CHS' };

/** What a man puts on for a day on the rocks. */
export const scene = laidOut({
  ...{ name: 'men-laid-out', width: 2800, height: 1867, span: 1.12, seed: 23 },
  goods: [
    { style: styleOf(knitwear, 'SKGUER54'), colourway: 'INK', x: 0.26, z: 0.36, turn: -5, lies: 0.033 },
    { ...boots, x: -0.64, z: 0.3, turn: 86 },
    { ...boots, x: -0.48, z: 0.34, turn: 98, other: true },
    { style: styleOf(caps, 'SKWATC78'), colourway: 'RST', x: -0.56, z: -0.3, turn: 20 },
  ],
});
