import { type BufferGeometry, type Group, Vector3 } from 'three';
import type { Kit, Slot } from '../studio/model.ts';
import { gridSurface } from '../studio/shapes.ts';

/** Paper in the light of the colourway. */
const paper: Slot = { colour: 'paper', surface: 'gloss', roughness: 0.7 };

/** Steps that are fine in the middle and reach far beyond the picture. */
const spread = (u: number, half: number) => {
  const t = u * 2 - 1;
  const a = Math.abs(t);
  return Math.sign(t) * (a < 0.9 ? (a / 0.9) * half : half + ((a - 0.9) / 0.1) * 3);
};

const plane = (half: number, middle: number, z: number, back: boolean): BufferGeometry =>
  gridSurface(140, 140, (u, v) => new Vector3(spread(u, half), middle + spread(v, half), z), { flip: back });

/** How far a turned model is raised to set the lower edge of its paper on the floor: the back view looks that much higher. */
export const raised = (half: number, middle: number): number => half + 3 - middle;

/** A sheet of paper behind a flat lay, seen from the front, and one for the view of its back; only one shows at a time. */
export function papers(group: Group, kit: Kit, half: number, middle: number, depth = 0.05): void {
  group.add(kit.mesh(plane(half, middle, -depth, false), paper, { castsShadow: false }));
  group.add(kit.mesh(plane(half, middle, depth, true), paper, { castsShadow: false }));
}

/** A table that curves up into its own background all round; the near side does not show. */
export function table(group: Group, kit: Kit, half: number): void {
  const floor = gridSurface(120, 120, (u, v) => new Vector3((u * 2 - 1) * half, 0, (1 - v * 2) * half));
  group.add(kit.mesh(floor, paper, { castsShadow: false }));
  const bowl = gridSurface(
    64,
    36,
    (u, v) => {
      const a = u * Math.PI * 2;
      const far = half * 0.98 + v * 3;
      const rise = Math.max(0, far - half * 2.4);
      const y = -0.0004 * (1 - v) + 0.75 * rise * rise;
      return new Vector3(Math.cos(a) * far, y, -Math.sin(a) * far);
    },
    { closeU: true, flip: true },
  );
  group.add(kit.mesh(bowl, paper, { castsShadow: false }));
}
