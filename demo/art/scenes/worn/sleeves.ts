import { type BufferAttribute, type BufferGeometry, type Group, Mesh } from 'three';
import { smooth } from '../granite/ledge.ts';

/** Measures that all upper garments share nearly, metres: where the sleeve starts, and degrees it stands off. */
export type Sleeves = Readonly<{
  /** Height of the neck point above the hem. */
  length: number;
  /** Degrees that the sleeves are lowered. */
  lower: number;
}>;

const [shoulder, chest] = [0.238, 0.288];
const [drop, armhole] = [0.058, 0.3];

/** 0 on the body, 1 on the sleeve. */
function onSleeve(length: number, x: number, y: number): number {
  const down = Math.min(1, Math.max(0, (length - drop - y) / (armhole - drop)));
  const side = shoulder + (chest - shoulder) * down + 0.02 * smooth(length - armhole, 0, y);
  return smooth(-0.035, 0.075, Math.abs(x) - side);
}

/** Garments are modelled with their sleeves apart, as they lie. This lowers the sleeves, as arms and hangers do. */
export function lowerSleeves(product: Group, { length, lower }: Sleeves): void {
  product.updateMatrixWorld(true);
  const meshes: Mesh[] = [];
  product.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  const parts = meshes.map((mesh) => ({ mesh, geometry: mesh.geometry.clone().applyMatrix4(mesh.matrixWorld) }));
  product.clear();
  for (const { mesh, geometry } of parts) {
    bend(geometry, length, (lower * Math.PI) / 180);
    geometry.userData = mesh.geometry.userData;
    mesh.geometry = geometry;
    mesh.position.set(0, 0, 0);
    mesh.rotation.set(0, 0, 0);
    mesh.scale.set(1, 1, 1);
    product.add(mesh);
  }
}

function bend(geometry: BufferGeometry, length: number, most: number): void {
  const position = geometry.getAttribute('position') as BufferAttribute;
  const normal = geometry.getAttribute('normal') as BufferAttribute;
  const [px, py] = [shoulder - 0.03, length - drop - 0.05];
  for (let at = 0; at < position.count; at++) {
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)];
    const share = onSleeve(length, x, y);
    if (share === 0 || y > length - 0.02) continue;
    const side = Math.sign(x);
    const angle = -most * share * side;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [dx, dy] = [x - px * side, y - py];
    position.setXYZ(at, px * side + dx * cos - dy * sin, py + dx * sin + dy * cos, z + 0.012 * share);
    const [nx, ny] = [normal.getX(at), normal.getY(at)];
    normal.setXYZ(at, nx * cos - ny * sin, nx * sin + ny * cos, normal.getZ(at));
  }
}
