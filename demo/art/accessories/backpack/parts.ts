import { type Group, Vector3 } from 'three';
import { noise } from '../../garments/folds.ts';
import { mix, type Point } from '../../shoes/curve.ts';
import { Panels } from '../../shoes/panels.ts';
import type { Kit, Paint, Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';

export const main: Slot = { colour: 'main', surface: 'main' };
export const second: Slot = { colour: 'second', surface: 'second' };
export const webbing: Slot = { colour: ['second', '#15191b', 0.35], surface: 'webbing' };
export const metal: Slot = { colour: '#9a9a92', surface: 'metal' };

export const forward = new Vector3(0, 0, 1);
export const strap = (
  group: Group,
  kit: Kit,
  points: readonly Vector3[],
  normals: readonly Vector3[],
  width: number,
  thickness: number,
  slot: Slot,
) =>
  group.add(
    kit.mesh(tubeAlong(points, normals, { width, thickness, squareness: 2.8, segments: points.length * 10 }), slot),
  );

export function bodyPaint(girth: number, base: number, zip: boolean): Paint {
  return {
    width: 3600,
    height: 1700,
    depth: 0.004,
    red: second,
    green: { colour: 'accent', surface: 'webbing' },
    stitch: { colour: ['trim', 'main', 0.3], surface: 'webbing' },
    draw: (masks, relief) => {
      const panels = new Panels(masks, relief, 3600 / girth, 0.004);
      panels.panel(
        [
          [-0.1, -0.1],
          [1.1, -0.1],
          [1.1, base],
          [-0.1, base],
        ],
        { mask: 'red', lift: 0.0013, straight: true, stitches: [0.003, 0.007] },
      );
      for (const s of [0.03, 0.47, 0.53, 0.97]) {
        panels.seam(
          [
            [s, -0.1],
            [s, 1.1],
          ],
          -0.0009,
          0.003,
          0.8,
          true,
        );
        panels.stitch(
          [
            [s + (s < 0.25 || s > 0.75 ? 0.004 : -0.004), 0],
            [s + (s < 0.25 || s > 0.75 ? 0.004 : -0.004), 1],
          ],
          true,
        );
      }
      if (zip) {
        const arc: Point[] = [
          [0.04, 0.5],
          [0.05, 0.68],
          [0.1, 0.78],
          [0.25, 0.81],
          [0.4, 0.78],
          [0.45, 0.68],
          [0.46, 0.5],
        ];
        panels.seam(arc, 0.0007, 0.014, 0.1);
        panels.seam(arc, -0.0014, 0.004, 1);
      }
    },
  };
}

export function straps(group: Group, kit: Kit, w: number, d: number, h: number, size: number): void {
  for (const side of [-1, 1]) {
    const x = side * w * 0.38;
    const points = [
      [0.9, -0.3, 0],
      [0.93, -0.62, 0.01],
      [0.84, -1, 0.035],
      [0.66, -1.18, 0.05],
      [0.45, -1.2, 0.05],
      [0.28, -1.1, 0.035],
      [0.17, -1, 0.008],
    ].map(
      ([y, z, o]) =>
        new Vector3(x * (1 + 0.5 * (1 - (y as number))), (y as number) * h, (z as number) * d - (o as number) * size),
    );
    strap(
      group,
      kit,
      points,
      points.map((p) => new Vector3(0, p.y > h * 0.88 ? 0.8 : 0.1, -1).normalize()),
      0.06 * size,
      0.015 * size,
      second,
    );
    const tail = [
      new Vector3(side * w * 0.6, h * 0.2, -d * 1.0 - 0.012),
      new Vector3(side * w * 0.74, h * 0.12, -d * 0.98),
      new Vector3(side * w * 0.86, h * 0.06, -d * 0.86),
    ];
    strap(
      group,
      kit,
      tail,
      tail.map(() => new Vector3(0, 0.2, -1)),
      0.024 * size,
      0.003,
      webbing,
    );
  }
  const grab = [-1, -0.6, 0, 0.6, 1].map(
    (t) => new Vector3(t * 0.04 * size, h * 0.93 + 0.045 * size * (1 - t * t), -d * 0.78),
  );
  strap(
    group,
    kit,
    grab,
    grab.map(() => new Vector3(0, 0.4, -1)),
    0.024 * size,
    0.004,
    webbing,
  );
}

export function pocketOf(
  group: Group,
  kit: Kit,
  spec: { w: number; d: number; y0: number; y1: number; z: number; slot: Slot; square: number },
): void {
  const { w, y0, y1, z, d } = spec;
  const pillow = gridSurface(110, 90, (u, v) => {
    const [s, t] = [u * 2 - 1, v * 2 - 1];
    const edge = (1 - Math.abs(s) ** spec.square) * (1 - Math.abs(t) ** spec.square);
    const bulge = d * Math.max(0, edge) ** 0.42 + 0.004 * noise(u * 5 + 2, v * 4) * Math.min(1, edge * 4);
    const round = 1 - 0.1 * Math.abs(t) ** 6;
    return new Vector3(s * w * round, mix(y0, y1, v) * 1, z - 0.012 * s * s + bulge - 0.004);
  });
  group.add(
    kit.mesh(pillow, spec.slot, {
      doubleSided: true,
      paint: {
        width: 1400,
        height: 1200,
        depth: 0.004,
        stitch: { colour: ['trim', 'main', 0.3], surface: 'webbing' },
        draw: (masks, relief) => {
          const panels = new Panels(masks, relief, 1400 / (w * 2.2), 0.004);
          panels.stitch(
            [
              [0.03, 0.03],
              [0.97, 0.03],
              [0.97, 0.97],
              [0.03, 0.97],
              [0.03, 0.03],
            ],
            true,
          );
          panels.seam(
            [
              [0, 0.86],
              [1, 0.86],
            ],
            -0.0012,
            0.004,
            0.9,
            true,
          );
          panels.stitch(
            [
              [0, 0.83],
              [1, 0.83],
            ],
            true,
          );
        },
      },
    }),
  );
}
