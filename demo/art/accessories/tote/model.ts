import { Group, Vector3 } from 'three';
import { table } from '../../garments/ground.ts';
import { mix, type Point, smooth } from '../../shoes/curve.ts';
import { Panels } from '../../shoes/panels.ts';
import { defineModel, type Kit, type Paint, type Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { loft, ring, unrestRound } from '../loft.ts';
import { duffel } from './duffel.ts';

const main: Slot = { colour: 'main', surface: 'main' };
const second: Slot = { colour: 'second', surface: 'second' };

function clothPaint(girth: number, base: number, pocket: boolean): Paint {
  return {
    width: 4096,
    height: 1400,
    depth: 0.004,
    red: second,
    stitch: { colour: 'trim', surface: 'webbing' },
    draw: (masks, relief) => {
      const panels = new Panels(masks, relief, 4096 / girth, 0.004);
      if (pocket)
        panels.panel(
          [
            [0.18, 0.34],
            [0.32, 0.34],
            [0.32, 0.72],
            [0.18, 0.72],
          ],
          { lift: 0.0012, straight: true, stitches: [0.002, 0.006] },
        );
      panels.panel(
        [
          [-0.1, -0.1],
          [1.1, -0.1],
          [1.1, base],
          [-0.1, base],
        ],
        { mask: 'red', lift: 0.0014, straight: true, stitches: [0.003, 0.007] },
      );
      for (const s of [0, 0.5, 1])
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
      for (const t of [0.885, 0.9])
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

function bag(group: Group, kit: Kit, size: number): void {
  const [w, d, h] = [0.2 * size, 0.082 * size, 0.36 * size];
  const push = (u: number, v: number) => {
    const front = Math.abs(Math.sin(u * Math.PI * 2));
    const side = 1 - front;
    // Sides fold inwards, faces sag a little.
    return (
      size *
      (0.012 * front * Math.sin(v * Math.PI) -
        0.02 * side ** 3 * smooth(0.15, 0.85, v) +
        0.0055 * unrestRound(u, v, 9, 2.4) * smooth(0.02, 0.3, v) +
        0.003 * unrestRound(u, v, 22, 6, 4) * v)
    );
  };
  const dip = (u: number, v: number) =>
    size * v ** 3 * (0.012 * Math.cos(u * Math.PI * 4) + 0.004 * unrestRound(u, 0, 8, 1, 2));
  const spec = {
    halfWidth: [
      [0, w * 0.9],
      [0.5, w * 0.97],
      [1, w * 1.04],
    ] as readonly Point[],
    halfDepth: [
      [0, d],
      [0.4, d * 0.97],
      [1, d * 0.62],
    ] as readonly Point[],
    square: [
      [0, 5.5],
      [0.5, 4.2],
      [1, 3],
    ] as readonly Point[],
    height: h,
    push,
    lift: dip,
  };
  const girth = 4 * (w + d) * 0.93;
  group.add(kit.mesh(loft({ ...spec, columns: 260, rows: 120 }), main, { paint: clothPaint(girth, 0.23, size > 0.8) }));
  group.add(
    kit.mesh(loft({ ...spec, push: (u, v) => push(u, v) - 0.004, columns: 160, rows: 60, inside: true }), {
      colour: ['main', 'trim', 0.3],
      surface: 'canvas',
      shade: -0.05,
    }),
  );
  group.add(
    kit.mesh(
      gridSurface(60, 20, (u, v) => ring(w * 0.9 * Math.max(0.01, v), d * Math.max(0.01, v), 5.5, u, 0).setY(0.006), {
        closeU: true,
        flip: false,
      }),
      { colour: 'second', surface: 'canvas' },
    ),
  );
  const edge = Array.from({ length: 120 }, (_, k) => {
    const u = k / 120;
    return ring(w * 1.04, d * 0.62, 3, u, push(u, 1) - 0.002).setY(h + dip(u, 1));
  });
  group.add(
    kit.mesh(
      tubeAlong(
        edge,
        edge.map((p) => new Vector3(p.x, 0, p.z).normalize()),
        { width: 0.008, thickness: 0.0065, closed: true, segments: 260 },
      ),
      main,
    ),
  );
  const faceAt = (x: number, v: number, side: number) => {
    let best = new Vector3();
    let near = 9;
    for (let k = 0; k <= 200; k++) {
      const u = (side > 0 ? 0 : 0.5) + k / 400;
      const p = ring(mix(w * 0.9, w * 1.04, v), mix(d, d * 0.62, v ** 1.4), mix(5.5, 3, v), u, push(u, v));
      if (Math.abs(p.x - x) < near) {
        near = Math.abs(p.x - x);
        best = p.setY(v * h + dip(u, v));
      }
    }
    return best;
  };
  for (const side of [1, -1]) {
    const spread = 0.42 * w;
    const rise = size * (side > 0 ? 0.15 : 0.165);
    const points: Vector3[] = [];
    for (const x of [-1, 1]) {
      const legs = [0.56, 0.66, 0.78, 0.9, 1].map((v) =>
        faceAt(x * spread, v, side).add(new Vector3(0, 0, side * 0.0055)),
      );
      if (x < 0) points.push(...legs);
      const arc = [0.25, 0.5, 0.75].map(
        (t) =>
          new Vector3(
            mix(-spread, spread, x < 0 ? t * 0.5 : 0.5 + t * 0.5),
            h + rise * Math.sin(Math.PI * (x < 0 ? t * 0.5 : 0.5 + t * 0.5)) ** 0.75,
            side * (d * 0.6 + 0.012 + 0.014 * Math.sin(Math.PI * (x < 0 ? t * 0.5 : 0.5 + t * 0.5))),
          ),
      );
      points.push(...arc);
      if (x < 0) points.push(new Vector3(0, h + rise, side * (d * 0.6 + 0.026)));
      else points.push(...legs.reverse());
    }
    group.add(
      kit.mesh(tubeAlong(points, undefined, { width: 0.0125, thickness: 0.0125, segments: 240, around: 16 }), {
        colour: 'second',
        surface: 'second',
      }),
    );
    for (const x of [-1, 1]) {
      const tab = [0.53, 0.6, 0.68, 0.74].map((v) => faceAt(x * spread, v, side).add(new Vector3(0, 0, side * 0.0055)));
      group.add(
        kit.mesh(
          tubeAlong(
            tab,
            tab.map(() => new Vector3(0, 0, side)),
            { width: 0.036 * size, thickness: 0.0035, squareness: 3, segments: 30 },
          ),
          second,
        ),
      );
      for (const v of [0.555, 0.715]) {
        const p = faceAt(x * spread, v, side).add(new Vector3(0, 0, side * 0.0085));
        const rivet = [p.clone().add(new Vector3(-0.0001, 0, 0)), p.clone().add(new Vector3(0.0001, 0, 0))];
        group.add(
          kit.mesh(
            tubeAlong(
              rivet,
              rivet.map(() => new Vector3(0, 0, side)),
              { width: 0.009, thickness: 0.0085, segments: 8 },
            ),
            { colour: '#b08d4f', surface: 'metal' },
          ),
        );
      }
    }
  }
}

export const model = defineModel({
  silhouette: 'tote',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    table(group, kit, 0.6);
    if (cut === 3) duffel(group, kit);
    else bag(group, kit, cut === 1 ? 1 : 0.74);
    return group;
  },
  views: {
    side: { target: [0, 0.235, 0], azimuth: 14, elevation: 9, span: 0.7 },
    quarter: { target: [0, 0.22, 0], azimuth: 42, elevation: 20, span: 0.7 },
    top: { target: [0, 0.21, 0], azimuth: -24, elevation: 40, span: 0.68 },
    detail: { target: [0.06, 0.24, 0.08], azimuth: 24, elevation: 14, span: 0.26 },
  },
});
