import { Group } from 'three';
import type { ArtDirection, DemoStyle } from '../../../catalogue/style.ts';
import { defineScene, type LightRig, type SceneModel } from '../../studio/model.ts';
import { type FarCoast, loadPicture, paintFarCoast } from './far-coast.ts';
import { graniteLedge, type Ledge } from './ledge.ts';
import { pair, type Step } from './pair.ts';

export type OnGranite = Readonly<{
  name: string;
  width: number;
  height: number;
  /** A style of the catalogue and the code of its colourway. */
  style: DemoStyle | undefined;
  colourway: string;
  left: Step;
  right: Step;
  framing: SceneModel['framing'];
  lights: Partial<LightRig>;
  ledge: Pick<Ledge, 'seed' | 'lichen' | 'wet'>;
  /** Address of the coast behind, and how it is drawn. */
  coast: string;
  far: Omit<FarCoast, 'picture'>;
}>;

/** How far round a shoe the rock is level, metres. */
const level = 0.24;

/** A pair of shoes on a ledge of granite, a coast out of focus behind them. */
export function onGranite({ name, width, height, framing, lights, left, right, ...rest }: OnGranite): SceneModel {
  let far: FarCoast | undefined;
  return defineScene({
    ...{ name, width, height, framing, lights },
    backdrop: (context, w, h) => {
      if (far) paintFarCoast(context, w, h, far);
    },
    async build(kit) {
      far = { ...rest.far, picture: await loadPicture(rest.coast) };
      const stands = [left, right].map(({ x, z }) => ({ x: x + 0.13, z, radius: level }));
      const group = new Group();
      group.add(graniteLedge(kit, { ...rest.ledge, width: 2.4, depth: 1.1, stands }));
      group.add(pair(kit, directionOf(rest.style, rest.colourway), left, right));
      return group;
    },
  });
}

function directionOf(style: DemoStyle | undefined, code: string): ArtDirection {
  const colourway = style?.colourways.find((one) => one.code === code);
  if (!style || !colourway) throw new Error(`no style in ${code}`);
  const { silhouette, cut } = style;
  return { silhouette, cut, surfaces: colourway.surfaces ?? style.surfaces, colours: colourway.colours };
}
