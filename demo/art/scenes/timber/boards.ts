import { type BufferGeometry, Group, type Mesh, Vector3 } from 'three';
import type { Kit } from '../../studio/model.ts';
import { gridSurface } from '../../studio/shapes.ts';
import { grainPaint, type Wood } from './grain.ts';

/** Metres: boards side by side along x, the first nearest; their upper sides at y = 0. */
export type Boards = Readonly<{
  count: number;
  length: number;
  width: number;
  gap: number;
  thickness: number;
  seed: number;
  wood: Wood;
  /** Edge length of the mesh; shadows are only as fine. */
  cell?: number;
}>;

/** Boards of a floor, a wall or a shelf; z = 0 is the middle. */
export function boards(kit: Kit, all: Boards): Group {
  const { count, length, width, gap, thickness, seed } = all;
  const profile = profileOf(width, thickness);
  const paint = grainPaint(kit.random, all.wood, { count, length, around: lengthOf(profile), seed });
  const group = new Group();
  const pick = kit.random(seed + 1);
  for (let number = 0; number < count; number++) {
    const board: Mesh = kit.mesh(boardOf(profile, length, number, count, all.cell ?? 0.005), all.wood.own, { paint });
    board.position.set(0, (pick() - 0.5) * 0.0024, ((count - 1) / 2 - number) * (width + gap));
    board.rotation.set((pick() - 0.5) * 0.012, (pick() - 0.5) * 0.0015, 0);
    group.add(board);
  }
  return group;
}

type Corner = readonly [z: number, y: number];

/** From the lower edge in front over the upper side to the lower edge behind. */
function profileOf(width: number, thickness: number): Corner[] {
  const radius = 0.003;
  const [half, turn] = [width / 2, Math.PI / 2];
  const arc = (middle: number, from: number): Corner[] =>
    [0, 0.33, 0.67, 1].map((share): Corner => {
      const angle = from + share * turn;
      return [middle + radius * Math.cos(angle), -radius + radius * Math.sin(angle)];
    });
  return [[half, -thickness], ...arc(half - radius, 0), ...arc(radius - half, turn), [-half, -thickness]];
}

const stepsOf = (profile: readonly Corner[]) =>
  profile.slice(1).map(([z, y], at) => Math.hypot(z - (profile[at] as Corner)[0], y - (profile[at] as Corner)[1]));

const lengthOf = (profile: readonly Corner[]) => stepsOf(profile).reduce((sum, step) => sum + step, 0);

function boardOf(profile: readonly Corner[], length: number, strip: number, strips: number, cell: number) {
  const steps = stepsOf(profile);
  const around = lengthOf(profile);
  // Rows lie on the corners of the profile, so that its edges stay crisp.
  const rows: Readonly<{ z: number; y: number; share: number }>[] = [];
  let passed = 0;
  steps.forEach((step, at) => {
    const [from, to] = [profile[at] as Corner, profile[at + 1] as Corner];
    const parts = Math.max(1, Math.ceil(step / cell));
    for (let part = at === 0 ? 0 : 1; part <= parts; part++) {
      const share = part / parts;
      rows.push({
        z: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
        share: (passed + step * share) / around,
      });
    }
    passed += step;
  });
  const geometry: BufferGeometry = gridSurface(Math.ceil(length / cell), rows.length - 1, (u, v) => {
    const row = rows[Math.round(v * (rows.length - 1))] as (typeof rows)[number];
    return new Vector3((u - 0.5) * length, row.y, row.z);
  });
  const uv = geometry.getAttribute('uv');
  for (let at = 0; at < uv.count; at++) {
    const row = rows[Math.round(uv.getY(at) * (rows.length - 1))] as (typeof rows)[number];
    uv.setY(at, 1 - (strip + row.share) / strips);
  }
  return geometry;
}
