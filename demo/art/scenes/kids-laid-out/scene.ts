import { backpacks } from '../../../catalogue/styles/backpack.ts';
import { rubberBoots } from '../../../catalogue/styles/rubber-boot.ts';
import { shellJackets } from '../../../catalogue/styles/shell-jacket.ts';
import { styleOf } from '../goods/goods.ts';
import { laidOut } from '../timber/laid-out.ts';

const boots = { style: styleOf(rubberBoots, 'SKPUDD34'), colourway: 'ROS', size: 0.72, y: 0.04 };

/** What a child puts on to find puddles; the boards show how small it is. */
export const scene = laidOut({
  ...{ name: 'kids-laid-out', width: 2800, height: 1867, span: 0.88, seed: 34 },
  goods: [
    {
      style: styleOf(shellJackets, 'SKSPRA48'),
      colourway: 'LCH',
      x: -0.25,
      z: 0.33,
      turn: -5,
      lies: 0.033,
      size: 0.72,
    },
    { ...boots, x: 0.37, z: 0.37, turn: 172, tip: 86, other: true },
    { ...boots, x: 0.4, z: 0.38, turn: 6, tip: -86 },
    { style: styleOf(backpacks, 'SKRIGG84'), colourway: 'ROS', x: 0.38, z: 0.06, turn: -7, lies: 0.08, size: 0.75 },
  ],
});
