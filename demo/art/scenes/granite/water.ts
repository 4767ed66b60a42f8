import { Group, Vector3 } from 'three';
import type { Kit, Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';

/** Water shows what is behind it, and the sky on its curve. */
const onRubber: Slot = { colour: '#39434a', surface: 'gloss', roughness: -0.08 };

/** A bead that sits on a surface whose outside is -y, drawn out towards -z, where it runs to. */
function bead(kit: Kit, at: Vector3, radius: number, drawn: number) {
  const shape = gridSurface(
    14,
    10,
    (u, v) => {
      const [a, b] = [u * Math.PI * 2, v * Math.PI];
      const along = Math.cos(b) * radius * (b < Math.PI / 2 ? drawn : 1);
      return new Vector3(Math.sin(b) * Math.cos(a) * radius, Math.sin(b) * Math.sin(a) * radius * 0.62, along);
    },
    { closeU: true, flip: true },
  );
  const mesh = kit.mesh(shape, onRubber, { castsShadow: false });
  mesh.position.copy(at);
  return mesh;
}

/** Half the width of a sole of this length at x, metres. */
function halfWidth(x: number): number {
  const share = x / 0.29;
  return 0.031 + 0.013 * Math.sin(Math.min(1, Math.max(0, (share - 0.25) / 0.75)) * Math.PI);
}

/** Beads on the tread of a shoe on its side, and what has started to run; in the space of the shoe. */
export function waterOnSole(kit: Kit): Group {
  const group = new Group();
  const pick = kit.random(83);
  for (let number = 0; number < 90; number++) {
    const x = 0.018 + pick() * 0.25;
    const z = (pick() * 2 - 1) * halfWidth(x) * 0.92;
    const radius = 0.0008 + 0.0019 * pick() ** 2;
    group.add(bead(kit, new Vector3(x, -0.0004, z), radius, 1.1 + pick() * 0.8));
  }
  for (let number = 0; number < 13; number++) {
    const x = 0.03 + number * 0.0185 + pick() * 0.008;
    const edge = halfWidth(x);
    const [from, to] = [edge * (0.8 - 0.9 * pick()), -edge * (0.5 + 0.5 * pick())];
    const points = [0, 0.25, 0.5, 0.75, 1].map(
      (share) => new Vector3(x + (pick() - 0.5) * 0.003, -0.0006, from + (to - from) * share),
    );
    const run = tubeAlong(points, undefined, {
      ...{ width: 0.0016, thickness: 0.0012, segments: 28, around: 10, squareness: 1 },
      taper: (t) => 0.45 + 0.55 * t,
    });
    group.add(kit.mesh(run, onRubber, { castsShadow: false }));
    group.add(bead(kit, new Vector3(points[4]?.x, -0.0006, to), 0.0017 + 0.0007 * pick(), 1.9));
  }
  return group;
}
