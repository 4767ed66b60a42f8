import { Group, Vector3 } from 'three';
import { hikingBoots } from '../../../catalogue/styles/hiking-boot.ts';
import coast from '../../masters/scene-home.webp?inline';
import { defineScene, type Slot } from '../../studio/model.ts';
import { directionOf, styleOf } from '../goods/goods.ts';
import { type FarCoast, loadPicture, paintFarCoast } from '../granite/far-coast.ts';
import { graniteLedge } from '../granite/ledge.ts';
import { atDawn } from '../granite/weather.ts';
import { addArm } from '../hands/arm.ts';
import { addBow, untie } from '../hands/laces.ts';

const [width, height] = [2800, 1750];
const glove: Slot = { colour: '#a3957d', surface: 'knit', grain: 0.62, relief: 0.8 };
const sleeve: Slot = { colour: '#22384a', surface: 'ripstop', grain: 0.8 };
const lace: Slot = { colour: '#7b7a69', surface: 'rope' };

/** How far each hand has pulled its loop: to the side, and up. */
const [aside, up] = [0.058, 0.018];

let far: FarCoast | undefined;

/** Hands in wool that pull the bow of a boot tight. */
export const scene = defineScene({
  ...{ name: 'hands-and-laces', width, height },
  framing: { target: [0.12, 0.13, 0], azimuth: 70, elevation: 25, span: 0.41, lens: 75 },
  lights: atDawn,
  backdrop: (context, w, h) => {
    if (far) paintFarCoast(context, w, h, far);
  },
  async build(kit) {
    far = { picture: await loadPicture(coast), horizon: [0.44, -0.06], zoom: 1.5, middle: 0.5, blur: 14 };
    const boot = kit.product(directionOf(styleOf(hikingBoots, 'SKFELL28'), 'CHS'));
    const knot = untie(boot);
    const group = new Group();
    group.add(
      graniteLedge(kit, {
        seed: 23,
        lichen: 0.3,
        wet: 0.35,
        width: 2.4,
        depth: 1.3,
        stands: [{ x: 0.13, z: 0, radius: 0.24 }],
      }),
      boot,
    );
    const holds = [1, -1].map((side) => knot.clone().add(new Vector3(-0.006, up, side * aside))) as [Vector3, Vector3];
    addBow(group, kit, knot, holds, lace);
    addArm(group, kit, {
      ...{ side: 'right', holds: holds[0], glove, sleeve },
      from: new Vector3(-0.62, 0.55, 0.62),
      back: new Vector3(0.55, 0.85, 0.15),
    });
    addArm(group, kit, {
      ...{ side: 'left', holds: holds[1], glove, sleeve },
      from: new Vector3(-0.62, 0.55, -0.62),
      back: new Vector3(0.55, 0.85, -0.15),
    });
    return group;
  },
});
