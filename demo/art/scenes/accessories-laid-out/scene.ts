import { backpacks } from '../../../catalogue/styles/backpack.ts';
import { caps } from '../../../catalogue/styles/cap.ts';
import { socks } from '../../../catalogue/styles/socks.ts';
import { totes } from '../../../catalogue/styles/tote.ts';
import { styleOf } from '../goods/goods.ts';
import { laidOut } from '../timber/laid-out.ts';

/** The small things: a pack, a tote, caps and socks. */
export const scene = laidOut({
  ...{ name: 'accessories-laid-out', width: 2800, height: 1867, span: 0.86, seed: 67 },
  goods: [
    { style: styleOf(backpacks, 'SKRIGG82'), colourway: 'KLP', x: -0.32, z: 0.24, turn: 8, lies: 0.1 },
    { style: styleOf(socks, 'SKSOCK85'), colourway: 'FOM', x: 0.06, z: 0.26, turn: -6, lies: 0 },
    { style: styleOf(caps, 'SKPEAK76'), colourway: 'INK', x: 0.08, z: -0.24, turn: 24 },
    { style: styleOf(caps, 'SKWATC78'), colourway: 'RST', x: 0.44, z: 0.26, turn: -10 },
    { style: styleOf(totes, 'SKKEEL80'), colourway: 'FOM', x: 0.44, z: 0.06, turn: -7, lies: 0.05 },
  ],
});
