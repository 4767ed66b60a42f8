import { type BufferGeometry, Group, Mesh } from 'three';
import type { ArtDirection } from '../../../catalogue/style.ts';
import type { SceneKit } from '../../studio/model.ts';
import { waterOnSole } from './water.ts';

/** Where a shoe stands, metres, and how far it is turned, degrees; its toe points to +x. */
export type Step = Readonly<{
  x: number;
  z: number;
  turn: number;
  /** A shoe that lies on its side shows its sole to the viewer: how high its middle is, and degrees it leans back. */
  lies?: Readonly<{ y: number; tip: number }>;
}>;

/** A left and a right shoe of one colourway; water runs off the sole of one that lies. */
export function pair(kit: SceneKit, direction: ArtDirection, left: Step, right: Step): Group {
  const group = new Group();
  group.add(placed(kit, kit.product(direction), left), placed(kit, mirrored(kit.product(direction)), right));
  return group;
}

const radians = Math.PI / 180;

function placed(kit: SceneKit, shoe: Group, { x, z, turn, lies }: Step): Group {
  // The group of a product is known by its colourway, so that it is turned inside one of its own.
  const stand = new Group();
  stand.add(shoe);
  if (lies) stand.add(waterOnSole(kit));
  stand.position.set(x, lies?.y ?? 0, z);
  stand.rotation.set((lies?.tip ?? 0) * radians, turn * radians, 0, 'YXZ');
  return stand;
}

/** The shoe of the other foot. A mirror turns faces inside out, which the order of their corners undoes. */
export function mirrored(shoe: Group): Group {
  shoe.scale.z = -1;
  shoe.traverse((object) => {
    if (object instanceof Mesh) object.geometry = turnedFaces(object.geometry as BufferGeometry);
  });
  return shoe;
}

function turnedFaces(geometry: BufferGeometry): BufferGeometry {
  const turned = geometry.clone();
  const corners = turned.index;
  if (!corners) throw new Error('a part without an index of its corners');
  for (let at = 0; at < corners.count; at += 3) {
    const second = corners.getX(at + 1);
    corners.setX(at + 1, corners.getX(at + 2));
    corners.setX(at + 2, second);
  }
  return turned;
}
