import { Group } from 'three';
import { defineScene, type LightRig, type SceneModel } from '../../studio/model.ts';
import { type Good, goods } from '../goods/goods.ts';
import { type FarCoast, loadPicture, paintFarCoast } from '../granite/far-coast.ts';
import { boards } from './boards.ts';
import { jettyWood } from './woods.ts';

export type OnJetty = Readonly<{
  name: string;
  width: number;
  height: number;
  goods: readonly Good[];
  framing: SceneModel['framing'];
  lights: Partial<LightRig>;
  seed: number;
  /** How many boards, and in metres how long they are and how far the last one ends behind the goods. */
  boards: Readonly<{ count: number; length: number; behind: number }>;
  coast: string;
  far: Omit<FarCoast, 'picture'>;
}>;

const [boardWidth, gap] = [0.142, 0.008];

/** Goods on the boards of a jetty, a coast out of focus behind them. */
export function onJetty({ name, width, height, framing, lights, seed, ...rest }: OnJetty): SceneModel {
  let far: FarCoast | undefined;
  return defineScene({
    ...{ name, width, height, framing, lights },
    backdrop: (context, w, h) => {
      if (far) paintFarCoast(context, w, h, far);
    },
    async build(kit) {
      far = { ...rest.far, picture: await loadPicture(rest.coast) };
      const { count, length, behind } = rest.boards;
      const floor = boards(kit, { count, length, seed, width: boardWidth, gap, thickness: 0.03, wood: jettyWood });
      floor.position.z = (count * (boardWidth + gap)) / 2 - behind;
      const group = new Group();
      group.add(floor, goods(kit, rest.goods));
      return group;
    },
  });
}
