import { Group } from 'three';
import { defineScene, type LightRig, type SceneModel } from '../../studio/model.ts';
import { type Good, goods } from '../goods/goods.ts';
import { boards } from './boards.ts';
import { jettyWood } from './woods.ts';

export type LaidOut = Readonly<{
  name: string;
  width: number;
  height: number;
  /** Metres of the boards from the upper to the lower edge of the picture. */
  span: number;
  seed: number;
  goods: readonly Good[];
}>;

/** What shows between the boards. */
const darkBelow = '#161d1d';

/** Clear sky over the left shoulder: shadows fall to the lower right. */
const fromTheLeft: Partial<LightRig> = {
  key: [-0.62, 1, -0.42],
  keySpread: 9,
  keyColour: '#fff1dc',
  keyStrength: 0.56,
  skyColour: '#e6eef2',
  skyStrength: 0.27,
};

/** What somebody puts on, laid out on the boards of a jetty and seen from above. */
export function laidOut({ name, width, height, span, seed, goods: all }: LaidOut): SceneModel {
  const boardWidth = 0.142;
  return defineScene({
    ...{ name, width, height, lights: fromTheLeft },
    framing: { target: [0, 0.02, 0], azimuth: 0, elevation: 88, span, lens: 70 },
    backdrop: (context, w, h) => {
      context.fillStyle = darkBelow;
      context.fillRect(0, 0, w, h);
    },
    build(kit) {
      const group = new Group();
      const count = Math.ceil(span / boardWidth) + 1;
      const length = (span * width) / height + 0.2;
      group.add(
        boards(kit, { count, length, seed, width: boardWidth, gap: 0.008, thickness: 0.02, wood: jettyWood }),
        goods(kit, all),
      );
      return group;
    },
  });
}
