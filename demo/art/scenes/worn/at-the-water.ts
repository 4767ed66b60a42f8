import { Group } from 'three';
import { shellJackets } from '../../../catalogue/styles/shell-jacket.ts';
import { defineScene, type SceneModel } from '../../studio/model.ts';
import { styleOf } from '../goods/goods.ts';
import { type FarCoast, loadPicture, paintFarCoast } from '../granite/far-coast.ts';
import { atDawn } from '../granite/weather.ts';
import { type Figure, figure } from './figure.ts';

export type AtTheWater = Readonly<{
  name: string;
  width: number;
  height: number;
  figures: readonly Figure[];
  framing: SceneModel['framing'];
  coast: string;
  far: Omit<FarCoast, 'picture'>;
}>;

export const her: Figure = {
  jacket: [styleOf(shellJackets, 'SKSQUA44'), 'RST'],
  ...{ x: 0.04, z: 0, hem: 0.76, turn: 177, size: 0.95 },
};

export const child: Figure = {
  jacket: [styleOf(shellJackets, 'SKSPRA48'), 'LCH'],
  ...{ x: 0.5, z: 0.2, hem: 0.72, turn: 181, size: 0.7 },
};

export const him: Figure = {
  jacket: [styleOf(shellJackets, 'SKGALE45'), 'INK'],
  ...{ x: 1.02, z: -0.02, hem: 0.8, turn: 182, size: 1 },
};

/** People in jackets before a calm bay, seen from behind and down to their elbows. */
export function atTheWater({ name, width, height, figures, framing, ...rest }: AtTheWater): SceneModel {
  let far: FarCoast | undefined;
  return defineScene({
    ...{ name, width, height, framing, lights: atDawn },
    backdrop: (context, w, h) => {
      if (far) paintFarCoast(context, w, h, far);
    },
    async build(kit) {
      far = { ...rest.far, picture: await loadPicture(rest.coast) };
      const group = new Group();
      group.add(...figures.map((one) => figure(kit, one)));
      return group;
    },
  });
}
