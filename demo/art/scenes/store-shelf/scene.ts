import { Group } from 'three';
import { backpacks } from '../../../catalogue/styles/backpack.ts';
import { chukkas } from '../../../catalogue/styles/chukka.ts';
import { courtTrainers } from '../../../catalogue/styles/court-trainer.ts';
import { deckShoes } from '../../../catalogue/styles/deck-shoe.ts';
import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import { rubberBoots } from '../../../catalogue/styles/rubber-boot.ts';
import { totes } from '../../../catalogue/styles/tote.ts';
import { trailShoes } from '../../../catalogue/styles/trail-shoe.ts';
import { defineScene, type Kit } from '../../studio/model.ts';
import { type Good, goods, styleOf } from '../goods/goods.ts';
import { boards } from '../timber/boards.ts';
import { oiledOak, paintedBoards } from '../timber/woods.ts';

/** Height of the upper shelf above the lower one, metres. */
const upper = 0.5;
const quarter = Math.PI / 2;
/** What shows between the boards of the wall. */
const darkBetween = '#2c3532';

const pair = (style: Good['style'], colourway: string, x: number, y: number): Good[] => [
  { style, colourway, x, y, z: 0.05, turn: -34 },
  { style, colourway, x: x + 0.155, y, z: -0.01, turn: -40, other: true },
];

function shelf(kit: Kit, y: number, seed: number): Group {
  const board = boards(kit, { count: 1, length: 3, width: 0.34, gap: 0, thickness: 0.036, seed, wood: oiledOak });
  board.position.y = y;
  return board;
}

function wall(kit: Kit): Group {
  const all = { count: 20, length: 1.7, width: 0.146, gap: 0.004, thickness: 0.012, seed: 71, wood: paintedBoards };
  const standing = boards(kit, { ...all, cell: 0.008 });
  standing.rotation.set(quarter, quarter, 0);
  standing.position.set(0, 0.4, -0.17);
  return standing;
}

/** Two shelves of a store: shoes above, boots and bags below. */
export const scene = defineScene({
  ...{ name: 'store-shelf', width: 2800, height: 1260 },
  framing: { target: [0, 0.37, 0], azimuth: 0, elevation: 4, span: 1.02, lens: 60 },
  lights: { key: [-0.45, 0.8, 0.75], keySpread: 20, keyStrength: 0.46 },
  backdrop: (context, w, h) => {
    context.fillStyle = darkBetween;
    context.fillRect(0, 0, w, h);
  },
  build(kit) {
    const group = new Group();
    group.add(wall(kit), shelf(kit, 0, 72), shelf(kit, upper, 75));
    group.add(
      goods(kit, [
        ...pair(styleOf(deckShoes, 'SKTERN01'), 'INK', -0.98, upper),
        ...pair(styleOf(chukkas, 'SKDUNE24'), 'SND', -0.45, upper),
        ...pair(styleOf(courtTrainers, 'SKHARB08'), 'FOM', 0.08, upper),
        ...pair(styleOf(trailShoes, 'SKNESS20'), 'PLM', 0.61, upper),
        { style: styleOf(totes, 'SKKEEL80'), colourway: 'RST', x: -0.84, z: 0.02, turn: 14 },
        ...pair(styleOf(hikingBoots, 'SKFELL28'), 'CHS', -0.5, 0),
        ...pair(styleOf(rubberBoots, 'SKGULL32'), 'LCH', 0.02, 0),
        { style: styleOf(backpacks, 'SKRIGG83'), colourway: 'GRN', x: 0.78, z: 0, turn: -14 },
      ]),
    );
    return group;
  },
});
