import { deckShoes } from '../../../catalogue/styles/deck-shoe.ts';
import { shellJackets } from '../../../catalogue/styles/shell-jacket.ts';
import { totes } from '../../../catalogue/styles/tote.ts';
import { styleOf } from '../goods/goods.ts';
import { laidOut } from '../timber/laid-out.ts';

const shoes = { style: styleOf(deckShoes, 'SKTERN02'), colourway: 'FOM' };

/** What a woman puts on for a day at the water. */
export const scene = laidOut({
  ...{ name: 'women-laid-out', width: 2800, height: 1867, span: 1.12, seed: 12 },
  goods: [
    { style: styleOf(shellJackets, 'SKSQUA44'), colourway: 'RST', x: -0.24, z: 0.44, turn: 5, lies: 0.033 },
    { ...shoes, x: 0.42, z: -0.06, turn: 66 },
    { ...shoes, x: 0.57, z: -0.1, turn: 78, other: true },
    { style: styleOf(totes, 'SKKEEL80'), colourway: 'FOM', x: 0.56, z: 0.44, turn: -8, lies: 0.05 },
  ],
});
