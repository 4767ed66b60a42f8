import { Group, Vector3 } from 'three';
import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import { knitwear } from '../../../catalogue/styles/knit.ts';
import { rubberBoots } from '../../../catalogue/styles/rubber-boot.ts';
import { shellJackets } from '../../../catalogue/styles/shell-jacket.ts';
import { smocks } from '../../../catalogue/styles/smock.ts';
import { totes } from '../../../catalogue/styles/tote.ts';
import { defineScene, type Kit, type Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { type Good, goods, styleOf } from '../goods/goods.ts';
import { boards } from '../timber/boards.ts';
import { oiledOak, paintedBoards } from '../timber/woods.ts';
import { type Hung, hung } from '../worn/hung.ts';

const rail = 1.28;
const quarter = Math.PI / 2;
const ash: Slot = { colour: '#b08a5c', surface: 'foam', roughness: -0.25 };

const pair = (style: Good['style'], colourway: string, x: number): Good[] => [
  { style, colourway, x, z: 0.12, turn: -34 },
  { style, colourway, x: x + 0.16, z: 0.06, turn: -40, other: true },
];

function room(kit: Kit): Group {
  const group = new Group();
  const all = { count: 26, length: 2.4, width: 0.146, gap: 0.004, thickness: 0.012, seed: 71, wood: paintedBoards };
  const wall = boards(kit, { ...all, cell: 0.012 });
  wall.rotation.set(quarter, quarter, 0);
  wall.position.set(0, 0.9, -0.2);
  const bench = boards(kit, {
    ...{ count: 3, length: 4, width: 0.16, gap: 0.006, thickness: 0.04, seed: 74, wood: oiledOak },
    cell: 0.008,
  });
  bench.position.z = 0.06;
  const bar = tubeAlong([new Vector3(-2, rail, 0), new Vector3(0, rail, 0), new Vector3(2, rail, 0)], undefined, {
    ...{ width: 0.026, thickness: 0.026, segments: 400, around: 20, squareness: 1 },
  });
  group.add(wall, bench, kit.mesh(bar, ash));
  return group;
}

const clothes: readonly Hung[] = [
  { style: styleOf(smocks, 'SKCREW49'), colourway: 'RST', x: -0.8, turn: 8 },
  { style: styleOf(knitwear, 'SKWEFT56'), colourway: 'SND', x: 0, turn: -5 },
  { style: styleOf(shellJackets, 'SKSQUA43'), colourway: 'INK', x: 0.82, turn: -9, hooded: true },
];

/** A smock, wool and a shell on a rail, boots and a bag below. */
export const scene = defineScene({
  ...{ name: 'layers-on-rail', width: 2800, height: 1575 },
  framing: { target: [0.02, 0.68, 0], azimuth: 0, elevation: 3, span: 1.48, lens: 60 },
  lights: { key: [-0.5, 0.8, 0.75], keySpread: 18, keyStrength: 0.46 },
  backdrop: (context, w, h) => {
    context.fillStyle = '#2c3532';
    context.fillRect(0, 0, w, h);
  },
  build(kit) {
    const group = new Group();
    group.add(room(kit), ...clothes.map((one) => hung(kit, one, rail)));
    group.add(
      goods(kit, [
        ...pair(styleOf(hikingBoots, 'SKFELL28'), 'CHS', -0.86),
        ...pair(styleOf(rubberBoots, 'SKGULL32'), 'LCH', 0.3),
        { style: styleOf(totes, 'SKKEEL80'), colourway: 'FOM', x: -0.12, z: 0.06, turn: 10 },
      ]),
    );
    return group;
  },
});
