import { Group } from 'three';
import type { DemoStyle } from '../../../catalogue/style.ts';
import type { SceneKit } from '../../studio/model.ts';
import { directionOf, removeGround } from '../goods/goods.ts';
import { lowerSleeves } from './sleeves.ts';

export type Figure = Readonly<{
  jacket: readonly [style: DemoStyle, colourway: string];
  x: number;
  z: number;
  /** Height of the jacket's hem above the ground, metres. */
  hem: number;
  /** Degrees about the vertical; 180 shows the back. */
  turn: number;
  size: number;
}>;

/** Somebody in a jacket with the hood up; the picture ends above the cuffs. */
export function figure(kit: SceneKit, { jacket: [style, colourway], x, z, hem, turn, size }: Figure): Group {
  const jacket = kit.product(directionOf(style, colourway));
  removeGround(jacket);
  lowerSleeves(jacket, { length: 0.74, lower: 22 });
  const stand = new Group();
  stand.add(jacket);
  stand.position.set(x, hem, z);
  stand.rotation.y = (turn * Math.PI) / 180;
  stand.scale.multiplyScalar(size);
  return stand;
}
