import { Group, Vector3 } from 'three';
import { table } from '../../garments/ground.ts';
import { curve, mix, type Point, smooth } from '../../shoes/curve.ts';
import { Panels } from '../../shoes/panels.ts';
import { defineModel, type Kit, type Paint, type Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { unrestRound } from '../loft.ts';
import { beanie } from './beanie.ts';

/** Radius and height of the crown from band (0) to top (1). */
const crowns = {
  six: {
    out: curve([
      [0, 1],
      [0.25, 1.005],
      [0.5, 0.955],
      [0.7, 0.83],
      [0.85, 0.6],
      [0.95, 0.3],
      [1, 0.001],
    ]),
    up: curve([
      [0, 0],
      [0.25, 0.036],
      [0.5, 0.075],
      [0.7, 0.101],
      [0.85, 0.117],
      [0.95, 0.1245],
      [1, 0.126],
    ]),
  },
  five: {
    out: curve([
      [0, 1],
      [0.3, 1.01],
      [0.55, 0.985],
      [0.74, 0.9],
      [0.87, 0.66],
      [0.96, 0.3],
      [1, 0.001],
    ]),
    up: curve([
      [0, 0],
      [0.3, 0.04],
      [0.55, 0.079],
      [0.74, 0.102],
      [0.87, 0.114],
      [0.96, 0.1175],
      [1, 0.118],
    ]),
  },
};

function crownPaint(seams: readonly number[], front: readonly [number, number] | undefined): Paint {
  return {
    width: 3072,
    height: 1024,
    depth: 0.004,
    red: { colour: 'second', surface: 'second' },
    stitch: { colour: ['main', 'trim', 0.45], surface: 'webbing' },
    draw: (masks, relief) => {
      const panels = new Panels(masks, relief, 3072 / 0.6, 0.004);
      if (front)
        panels.panel(
          [
            [front[1], -0.1],
            [1.1, -0.1],
            [1.1, 1.1],
            [front[1], 1.1],
          ],
          { mask: 'red', straight: true, stitches: [] },
        );
      if (front)
        panels.panel(
          [
            [-0.1, -0.1],
            [front[0], -0.1],
            [front[0], 1.1],
            [-0.1, 1.1],
          ],
          { mask: 'red', straight: true, stitches: [] },
        );
      for (const s of seams) {
        panels.seam(
          [
            [s, -0.1],
            [s, 1],
          ],
          -0.0009,
          0.0026,
          0.8,
          true,
        );
        for (const by of [-0.005, 0.005])
          panels.stitch(
            [
              [s + by, 0],
              [s + by, 0.93],
            ],
            true,
          );
        // An eyelet in each panel.
      }
      for (let k = 1; k < seams.length; k++) {
        const s = ((seams[k] as number) + (seams[k - 1] as number)) / 2;
        for (let j = 0; j < 3; j++)
          panels.seam(
            Array.from(
              { length: 25 },
              (_, i): Point => [
                s + (0.0075 + j * 0.001) * Math.cos((i / 12) * Math.PI),
                0.62 + (0.022 + j * 0.003) * Math.sin((i / 12) * Math.PI),
              ],
            ),
            j === 2 ? 0.0005 : -0.0008,
            0.0015,
            0.6,
            true,
          );
      }
      for (const t of [0.03, 0.075])
        panels.stitch(
          [
            [0, t],
            [1, t],
          ],
          true,
        );
    },
  };
}

function peaked(group: Group, kit: Kit, cut: 1 | 2): void {
  // The band stands as high as the brim bends down.
  const base = cut === 1 ? 0.019 : 0.009;
  const shape = cut === 1 ? crowns.six : crowns.five;
  const [w, d] = [0.083, 0.1];
  const at = (u: number, v: number, grow = 0): Vector3 => {
    const a = u * Math.PI * 2;
    const r = shape.out(v);
    const soft = v > 0.02 && v < 0.98 ? 0.0016 * unrestRound(u, v, 14, 5) : 0;
    const frontHigh = cut === 2 ? 0.012 * Math.max(0, Math.sin(a)) * smooth(0.2, 0.75, v) * smooth(1, 0.8, v) : 0;
    return new Vector3(
      Math.cos(a) * (w * r + (grow + soft) * smooth(0, 0.05, r)),
      base + shape.up(v) + frontHigh + (v > 0.6 ? soft + grow * smooth(0.6, 0.95, v) : 0),
      Math.sin(a) * (d * r + (grow + soft) * smooth(0, 0.05, r)) * (cut === 2 ? 1 : 1),
    );
  };
  const seams = cut === 1 ? [0.0833, 0.25, 0.4167, 0.5833, 0.75, 0.9167] : [0.1, 0.4, 0.62, 0.88];
  const main: Slot = { colour: 'main', surface: 'main' };
  group.add(
    kit.mesh(
      gridSurface(240, 90, (u, v) => at(u, v), { closeU: true, flip: true }),
      main,
      { paint: crownPaint(seams, cut === 2 ? [0.1, 0.4] : undefined) },
    ),
  );
  group.add(
    kit.mesh(
      gridSurface(120, 40, (u, v) => at(u, v, -0.002), { closeU: true }),
      { colour: ['trim', '#8f8878', 0.4], surface: 'twill' },
    ),
  );
  const top = at(0.25, 1);
  group.add(
    kit.mesh(
      gridSurface(
        32,
        12,
        (u, v) =>
          new Vector3(
            Math.cos(u * 6.2832) * 0.0075 * Math.cos(v * 1.5708),
            top.y - 0.001 + 0.0055 * Math.sin(v * 1.5708),
            Math.sin(u * 6.2832) * 0.0075 * Math.cos(v * 1.5708),
          ),
        { closeU: true, flip: true },
      ),
      cut === 1 ? main : { colour: 'accent', surface: 'main' },
    ),
  );
  // Brim: a crescent that bends down to the sides.
  const long = cut === 1 ? 0.072 : 0.064;
  const bend = cut === 1 ? 0.021 : 0.011;
  const brimAt = (s: number, q: number): Vector3 => {
    const a = mix(0.06, 0.44, s) * Math.PI * 2;
    const inner = at(mix(0.06, 0.44, s), 0.03, 0.0005);
    const x = Math.cos(a) / Math.cos(0.06 * Math.PI * 2);
    const reach = long * Math.sqrt(Math.max(0, 1 - x * x)) ** 0.75;
    const z = inner.z + reach * q;
    const px = inner.x * (1 + 0.05 * q * (1 - x * x));
    return new Vector3(
      px,
      base +
        0.006 -
        bend * x * x * q * Math.min(1, 2.1 * Math.sqrt(Math.max(0, 1 - x * x))) -
        0.012 * q * q +
        0.004 * q,
      z,
    );
  };
  const layer = (up: boolean) =>
    gridSurface(
      150,
      50,
      (s, v) => {
        const p = brimAt(s, v);
        const edge = Math.min(1, Math.min((1 - v) / 0.05, Math.min(s, 1 - s) / 0.02));
        p.y += (up ? 1 : -1) * 0.0019 * Math.sqrt(Math.max(0, 1 - (1 - edge) ** 2));
        return p;
      },
      { flip: !up },
    );
  const rows: Paint = {
    width: 2048,
    height: 800,
    depth: 0.004,
    stitch: { colour: ['main', 'trim', 0.45], surface: 'webbing' },
    draw: (masks, relief) => {
      const panels = new Panels(masks, relief, 2048 / 0.2, 0.004);
      for (let k = 0; k < 6; k++)
        panels.stitch(
          [
            [0, 0.94 - k * 0.13],
            [1, 0.94 - k * 0.13],
          ],
          true,
        );
    },
  };
  group.add(
    kit.mesh(layer(true), cut === 1 ? main : { colour: 'main', surface: 'main' }, { paint: rows, doubleSided: true }),
  );
  group.add(
    kit.mesh(
      layer(false),
      { colour: cut === 1 ? 'main' : 'accent', surface: 'main', shade: -0.06 },
      { doubleSided: true },
    ),
  );
  // Strap at the back with a metal buckle, and a small woven label in front.
  const strap = Array.from({ length: 25 }, (_, k) => at(mix(0.66, 0.84, k / 24), 0.07, 0.0022));
  group.add(
    kit.mesh(
      tubeAlong(
        strap,
        strap.map((p) => new Vector3(p.x, 0, p.z).normalize()),
        { width: 0.017, thickness: 0.0026, squareness: 2.6, segments: 60 },
      ),
      cut === 1 ? { colour: 'trim', surface: 'leather' } : { colour: 'accent', surface: 'webbing' },
    ),
  );
  const buckle = [0.775, 0.785].map((u) => at(u, 0.07, 0.0044));
  group.add(
    kit.mesh(
      tubeAlong(
        buckle,
        buckle.map((p) => new Vector3(p.x, 0, p.z).normalize()),
        { width: 0.022, thickness: 0.004, squareness: 2.2, segments: 12 },
      ),
      { colour: '#a9a79b', surface: 'metal' },
    ),
  );
  const label = Array.from({ length: 12 }, (_, k) => at(mix(0.222, 0.278, k / 11), 0.36, 0.0012));
  group.add(
    kit.mesh(
      tubeAlong(
        label,
        label.map((p) => new Vector3(p.x, 0.012, p.z).normalize()),
        { width: 0.019, thickness: 0.0016, squareness: 3, segments: 30 },
      ),
      { colour: cut === 1 ? 'trim' : 'accent', surface: cut === 1 ? 'leather' : 'canvas' },
    ),
  );
}

export const model = defineModel({
  silhouette: 'cap',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    table(group, kit, 0.26);
    if (cut === 3) beanie(group, kit);
    else peaked(group, kit, cut);
    return group;
  },
  views: {
    side: { target: [0.012, 0.06, 0.02], azimuth: 52, elevation: 14, span: 0.33 },
    quarter: { target: [0, 0.06, 0.02], azimuth: -22, elevation: 22, span: 0.32 },
    top: { target: [0, 0.062, 0.01], azimuth: 200, elevation: 16, span: 0.32 },
    detail: { target: [0.02, 0.06, 0.08], azimuth: 24, elevation: 26, span: 0.17 },
  },
});
