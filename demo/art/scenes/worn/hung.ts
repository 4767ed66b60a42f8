import { Group, Vector3 } from 'three';
import type { DemoStyle } from '../../../catalogue/style.ts';
import type { SceneKit, Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { directionOf, removeGround } from '../goods/goods.ts';
import { lowerSleeves } from './sleeves.ts';

export type Hung = Readonly<{
  style: DemoStyle;
  colourway: string;
  x: number;
  /** Degrees about the vertical. */
  turn: number;
  /** A hood hides the hanger. */
  hooded?: boolean;
}>;

const wood: Slot = { colour: '#8f6a42', surface: 'foam', roughness: -0.3 };
const steel: Slot = { colour: '#8a8f8e', surface: 'metal' };
const radians = Math.PI / 180;
/** From the rail down to the neck point, metres. */
const hook = 0.075;

/** A garment on a hanger that hangs from a rail. */
export function hung(kit: SceneKit, { style, colourway, x, turn, hooded }: Hung, rail: number): Group {
  const length = hooded ? 0.74 : 0.69;
  const garment = kit.product(directionOf(style, colourway));
  removeGround(garment);
  lowerSleeves(garment, { length, lower: 22 });
  const cloth = new Group();
  cloth.add(garment);
  cloth.scale.z = 0.62;
  const group = new Group();
  group.add(cloth);
  if (!hooded) group.add(hanger(kit, length));
  group.position.set(x, rail - hook - length - (hooded ? 0.2 : 0.06), 0);
  group.rotation.y = turn * radians;
  return group;
}

function hanger(kit: SceneKit, length: number): Group {
  const group = new Group();
  const arms = [-0.17, -0.1, 0, 0.1, 0.17].map(
    (x) => new Vector3(x, length - 0.004 - 0.066 * (Math.abs(x) / 0.17) ** 1.3, 0),
  );
  const bow = { width: 0.03, thickness: 0.018, segments: 60, around: 14 };
  group.add(kit.mesh(tubeAlong(arms, undefined, bow), wood));
  const top = length + hook + 0.06;
  const round = Array.from({ length: 9 }, (_, at) => {
    const angle = -0.15 * Math.PI + (at / 8) * 1.25 * Math.PI;
    return new Vector3(0, top + 0.0 + 0.02 * Math.sin(angle), 0.02 * Math.cos(angle));
  });
  const wire = [new Vector3(0, length + 0.012, 0), new Vector3(0, top - 0.03, 0.004), ...round];
  const thin = { width: 0.0046, thickness: 0.0046, segments: 80, around: 10, squareness: 1 };
  group.add(kit.mesh(tubeAlong(wire, undefined, thin), steel));
  return group;
}
