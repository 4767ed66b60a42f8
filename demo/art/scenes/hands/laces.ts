import { type Group, Mesh, Vector3 } from 'three';
import type { Kit, Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';

const lace = { width: 0.0042, thickness: 0.0034, squareness: 2, around: 16 };

/** How many rings loops, ends and knot of a tied bow have; no other part of a shoe has as many. */
const ringsOfBow = new Set([98, 68, 38]);

/** Takes the tied bow off a shoe, and tells where its knot was. */
export function untie(shoe: Group): Vector3 {
  const bow = shoe.children.filter(
    (part): part is Mesh => part instanceof Mesh && ringsOfBow.has(part.geometry.userData.grid?.rows),
  );
  const knot = bow.find((part) => part.geometry.userData.grid.rows === 38)?.geometry;
  if (!knot || bow.length !== 5) throw new Error('a shoe without a bow');
  knot.computeBoundingBox();
  shoe.remove(...bow);
  return knot.boundingBox?.getCenter(new Vector3()) ?? new Vector3();
}

/** A bow as it is pulled tight: a loop to each hand, and the ends that hang from them. */
export function addBow(group: Group, kit: Kit, knot: Vector3, hands: readonly [Vector3, Vector3], slot: Slot): void {
  const up = new Vector3(0, 1, 0);
  for (const hold of hands) {
    const way = hold.clone().sub(knot);
    const side = way.clone().cross(up).normalize();
    const along = (share: number, aside: number, sag: number) =>
      knot.clone().addScaledVector(way, share).addScaledVector(side, aside).addScaledVector(up, -sag);
    const loop = [
      along(0.02, 0, 0),
      along(0.3, 0.0045, 0.0035),
      along(0.65, 0.0055, 0.0035),
      along(0.98, 0.0042, 0),
      along(1.1, 0, -0.001),
      along(0.98, -0.0042, 0),
      along(0.65, -0.0055, 0.003),
      along(0.3, -0.0045, 0.003),
      along(0.02, 0, -0.001),
    ];
    group.add(kit.mesh(tubeAlong(loop, undefined, { ...lace, segments: 150 }), slot));
    const end = [
      along(0.02, 0.001, 0),
      along(0.16, 0.008, 0.004),
      along(0.3, 0.015, 0.018),
      along(0.36, 0.019, 0.036),
      along(0.34, 0.022, 0.052),
    ];
    group.add(kit.mesh(tubeAlong(end, undefined, { ...lace, segments: 90 }), slot));
  }
  const across = hands[1].clone().sub(hands[0]).normalize();
  const round = [-0.0046, -0.003, 0, 0.003, 0.0046].map((x, at) =>
    knot
      .clone()
      .addScaledVector(across, x)
      .addScaledVector(up, [-0.002, 0.0016, 0.003, 0.0016, -0.002][at] ?? 0),
  );
  group.add(kit.mesh(tubeAlong(round, undefined, { ...lace, width: 0.0052, thickness: 0.0052, segments: 40 }), slot));
}
