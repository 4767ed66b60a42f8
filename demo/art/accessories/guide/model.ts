import { Group, type Mesh } from 'three';
import { paintOver } from '../../garments/drawing.ts';
import { papers } from '../../garments/ground.ts';
import { loop, type Outline, Shape } from '../../garments/outline.ts';
import { sheet } from '../../garments/sheet.ts';
import type { Point } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';

const [w, h, r] = [0.0275, 0.0389, 0.0007];

function rounded(x: number, y: number, radius: number): Point[] {
  const corners: readonly (readonly [number, number, number])[] = [
    [x - radius, y - radius, 0],
    [-x + radius, y - radius, 1],
    [-x + radius, -y + radius, 2],
    [x - radius, -y + radius, 3],
  ];
  return corners.flatMap(([cx, cy, quarter]) =>
    Array.from({ length: 9 }, (_, k): Point => {
      const a = ((quarter + k / 8) * Math.PI) / 2;
      return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
    }),
  );
}

/** Straight from point to point, so that corners stay as they are. */
const straight = (points: readonly Point[]): Outline =>
  points.map((p, i) => ({ edge: 'seam', points: [p, points[(i + 1) % points.length] as Point] }));

export const model = defineModel({
  silhouette: 'guide',
  ground: 'none',
  build(_cut, kit) {
    const group = new Group();
    papers(group, kit, 0.14, 0, 0.0001);
    // Built upright, so that edges run along the grid of the cloth, and turned afterwards.
    const turned = (mesh: Mesh, degrees: number, x: number, y: number) => {
      mesh.rotation.z = (degrees * Math.PI) / 180;
      mesh.position.set(x, y, 0);
      return mesh;
    };
    const flat =
      (shape: Shape, top: number, round: number, lift = 0) =>
      (x: number, y: number) => {
        const d = Math.min(1, shape.nearest(x, y).distance / round);
        return lift + (top - lift) * Math.sqrt(Math.max(0, 1 - (1 - d) ** 2));
      };
    // A sheet of the inside beneath the booklet.
    const inside = rounded(w - 0.0004, h - 0.0004, 0.0004);
    const insideShape = new Shape(straight(inside), 2);
    const insideSlot: Slot = { colour: ['second', '#f2efe6', 0.94], surface: 'canvas', grain: 0.12 };
    group.add(
      turned(
        kit.mesh(sheet(insideShape, flat(insideShape, 0.0012, 0.0006), { cell: 0.0008 }), insideSlot, {
          doubleSided: true,
        }),
        -13,
        0.009,
        -0.004,
      ),
    );
    const card = rounded(w, h, r);
    const shape = new Shape(straight(card), 2);
    const frame = shape.box;
    const slots = {
      red: { colour: 'trim', surface: 'gloss', roughness: 0.2 } as Slot,
      green: { colour: 'accent', surface: 'gloss', roughness: 0.1 } as Slot,
      blue: { colour: 'second', surface: 'gloss', roughness: 0.3 } as Slot,
      stitch: { colour: 'trim', surface: 'gloss' } as Slot,
    };
    const paint = paintOver(
      frame,
      slots,
      (d) => {
        for (let k = 0; k < 7; k++) {
          const wave = Array.from({ length: 60 }, (_, i): Point => {
            const x = -w - 0.004 + (i / 59) * (w * 2 + 0.008);
            return [x, -0.0335 + k * 0.0044 + 0.0017 * Math.sin(x * 190 + k * 0.75) * (1 - k * 0.06)];
          });
          d.stripe(wave, k === 6 ? 0.0009 : 0.00065, k === 6 ? 'green' : 'red');
          d.welt(wave, 0.00022, 0.0009);
        }
        // A sun low over the water.
        const sun = Array.from(
          { length: 40 },
          (_, i): Point => [
            0.0105 + 0.0078 * Math.cos((i / 20) * Math.PI),
            0.0085 + 0.0078 * Math.sin((i / 20) * Math.PI),
          ],
        );
        d.colour(sun, 'green');
        // An eyelet, as in a shoe: the mark of the brand.
        for (const [radius, mask] of [
          [0.0047, 'red'],
          [0.0028, 'own'],
        ] as const) {
          d.colour(
            Array.from(
              { length: 40 },
              (_, i): Point => [
                -0.0185 + radius * Math.cos((i / 20) * Math.PI),
                0.0295 + radius * Math.sin((i / 20) * Math.PI),
              ],
            ),
            mask,
          );
        }
        d.welt(
          loop(
            Array.from(
              { length: 24 },
              (_, i): Point => [
                -0.0185 + 0.0038 * Math.cos((i / 12) * Math.PI),
                0.0295 + 0.0038 * Math.sin((i / 12) * Math.PI),
              ],
            ),
          )[0]?.points ?? [],
          0.0003,
          0.0018,
        );
      },
      2400,
    );
    group.add(
      turned(
        kit.mesh(
          sheet(shape, flat(shape, 0.0036, 0.0003, 0.0014), { cell: 0.0007, frame }),
          { colour: 'main', surface: 'gloss', roughness: 0.55 },
          { paint, doubleSided: true },
        ),
        6,
        -0.004,
        0.002,
      ),
    );
    return group;
  },
  views: {
    side: { target: [0, 0, 0], azimuth: 0, elevation: 0, span: 0.128 },
    quarter: { target: [0, -0.002, 0], azimuth: 32, elevation: -24, span: 0.12, roll: -6 },
    top: { target: [0, 0, 0], azimuth: 0, elevation: -38, span: 0.12 },
    detail: { target: [0.012, 0.004, 0], azimuth: 18, elevation: -20, span: 0.062 },
  },
});
