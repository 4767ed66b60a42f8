import { Box3, Group, Mesh, Vector3 } from 'three';
import { type ArtDirection, type DemoStyle, garmentSilhouettes } from '../../../catalogue/style.ts';
import type { SceneKit } from '../../studio/model.ts';
import { mirrored } from '../granite/pair.ts';

export type Good = Readonly<{
  /** A style of the catalogue and the code of its colourway. */
  style: DemoStyle;
  colourway: string;
  /** Where it stands or lies, metres. */
  x: number;
  y?: number;
  z: number;
  /** Degrees about the vertical. */
  turn?: number;
  /** Degrees it is tipped about its own long axis, a shoe onto its side for instance. */
  tip?: number;
  /** Children's sizes are smaller. */
  size?: number;
  /** The shoe of the other foot. */
  other?: boolean;
  /** Lies on its back, its lower edge to the viewer: how high its middle is above the ground then. */
  lies?: number;
}>;

/** The style with an id; a scene names what it shows. */
export function styleOf(styles: readonly DemoStyle[], id: string): DemoStyle {
  const style = styles.find((one) => one.id === id);
  if (!style) throw new Error(`no style ${id}`);
  return style;
}

/** Products of the catalogue as they stand or lie in a scene. */
export function goods(kit: SceneKit, all: readonly Good[]): Group {
  const group = new Group();
  for (const good of all) group.add(placed(kit, good));
  return group;
}

const radians = Math.PI / 180;

function placed(kit: SceneKit, good: Good): Group {
  const product = kit.product(directionOf(good.style, good.colourway));
  removeGround(product);
  const lying = new Group();
  lying.add(good.other ? mirrored(product) : product);
  if (good.lies !== undefined) {
    lying.rotation.x = -90 * radians;
    lying.position.y = good.lies;
    // Cloth that lies is flatter than what is filled by a figure.
    if (isGarment(good.style)) lying.scale.z = 0.72;
  }
  const stand = new Group();
  stand.add(lying);
  stand.rotation.set((good.tip ?? 0) * radians, (good.turn ?? 0) * radians, 0, 'YXZ');
  stand.scale.multiplyScalar(good.size ?? 1);
  stand.position.set(good.x, good.y ?? 0, good.z);
  return stand;
}

const isGarment = ({ silhouette }: DemoStyle) => (garmentSilhouettes as readonly string[]).includes(silhouette);

/** Models bring the paper or the table of the studio with them: wide sheets that are flat, and one that curves up round all. */
export function removeGround(product: Group): void {
  for (const part of [...product.children]) {
    if (!(part instanceof Mesh)) continue;
    const size = new Box3().setFromArray(part.geometry.getAttribute('position').array).getSize(new Vector3());
    if (size.x > 2.5 || (size.x > 0.4 && Math.min(size.y, size.z) < 1e-6)) product.remove(part);
  }
}

export function directionOf(style: DemoStyle, code: string): ArtDirection {
  const colourway = style.colourways.find((one) => one.code === code);
  if (!colourway) throw new Error(`no colourway ${code} of ${style.id}`);
  const { silhouette, cut } = style;
  return { silhouette, cut, surfaces: colourway.surfaces ?? style.surfaces, colours: colourway.colours };
}
