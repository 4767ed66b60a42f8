import { Group, Vector3 } from 'three';
import { table } from '../../garments/ground.ts';
import { mix, type Point, smooth } from '../../shoes/curve.ts';
import { Panels } from '../../shoes/panels.ts';
import { defineModel, type Kit, type Paint, type Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { loft, ring, unrestRound } from '../loft.ts';

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

function duffel(group: Group, kit: Kit): void {
  const [r, half] = [0.14, 0.27];
  const middle = r * 0.9;
  const at = (u: number, v: number, grow = 0): Vector3 => {
    // v runs from end to end; u round, 0 at the bottom.
    const x = mix(-half, half, v);
    const end = Math.min(v, 1 - v);
    const round = r * (0.84 + 0.16 * smooth(0, 0.12, end)) * (1 - 0.05 * smooth(0.2, 0.5, end));
    const a = u * Math.PI * 2 - Math.PI / 2;
    const soft = 0.007 * unrestRound(u, v, 7, 5) + 0.004 * unrestRound(u, v, 15, 12, 3);
    const rr = round + soft * smooth(0, 0.08, end) + grow;
    const y = middle + Math.sin(a) * rr * 0.96;
    return new Vector3(x, Math.max(y, 0.0015 + grow * 0.2), Math.cos(a) * rr * (y < 0.03 ? 1 + (0.03 - y) * 2.4 : 1));
  };
  const paint: Paint = {
    width: 2600,
    height: 2048,
    depth: 0.004,
    red: second,
    stitch: { colour: ['trim', 'main', 0.3], surface: 'webbing' },
    draw: (masks, relief) => {
      const panels = new Panels(masks, relief, 2600 / 0.88, 0.004);
      panels.panel(
        [
          [-0.1, -0.1],
          [0.16, -0.1],
          [0.16, 1.1],
          [-0.1, 1.1],
        ],
        { mask: 'red', lift: 0.001, straight: true, stitches: [0.003] },
      );
      panels.panel(
        [
          [0.84, -0.1],
          [1.1, -0.1],
          [1.1, 1.1],
          [0.84, 1.1],
        ],
        { mask: 'red', lift: 0.001, straight: true, stitches: [0.003] },
      );
    },
  };
  group.add(
    kit.mesh(
      gridSurface(200, 160, (u, v) => at(u, v), { closeU: true, flip: true }),
      main,
      { paint },
    ),
  );
  for (const side of [-1, 1]) {
    group.add(
      kit.mesh(
        gridSurface(
          120,
          40,
          (u, v) => {
            const p = at(u, side > 0 ? 1 : 0);
            const q = 1 - v;
            return new Vector3(p.x + side * 0.022 * (1 - q * q), middle + (p.y - middle) * q, p.z * q);
          },
          { closeU: true, flip: side < 0 },
        ),
        second,
      ),
    );
    const rim = Array.from({ length: 80 }, (_, k) => at(k / 80, side > 0 ? 1 : 0, 0.001));
    group.add(
      kit.mesh(tubeAlong(rim, undefined, { width: 0.009, thickness: 0.009, closed: true, segments: 200 }), {
        colour: 'trim',
        surface: 'webbing',
      }),
    );
  }
  const webbing: Slot = { colour: ['trim', 'second', 0.1], surface: 'webbing' };
  // Two straps all round with carrying loops, the zip along the top.
  for (const v of [0.3, 0.7]) {
    const band = Array.from({ length: 60 }, (_, k) => at(k / 60, v, 0.002));
    const normals = band.map((p) => new Vector3(0, p.y - middle, p.z).normalize());
    group.add(
      kit.mesh(
        tubeAlong(band, normals, { width: 0.036, thickness: 0.0032, squareness: 3, closed: true, segments: 200 }),
        webbing,
      ),
    );
  }
  for (const side of [1, -1]) {
    const u0 = side > 0 ? 0.36 : 0.64;
    const ends = [0.3, 0.7].map((v) => at(u0, v, 0.005));
    const [a, b] = ends as [Vector3, Vector3];
    const points = Array.from({ length: 17 }, (_, k) => {
      const t = k / 16;
      const p = a.clone().lerp(b, t);
      const rise = Math.sin(Math.PI * t) ** 0.7;
      return new Vector3(p.x, p.y + 0.115 * rise * (side > 0 ? 0.86 : 1), p.z * (1 - 0.55 * rise));
    });
    group.add(
      kit.mesh(
        tubeAlong(
          points,
          points.map((_, k) => new Vector3(0, 0.35, side).lerp(new Vector3(0, 0.2, side), k / 16).normalize()),
          { width: 0.036, thickness: 0.004, squareness: 3, segments: 160 },
        ),
        webbing,
      ),
    );
    const grip = points.slice(5, 12).map((p) => p.clone().add(new Vector3(0, 0.001, 0)));
    group.add(
      kit.mesh(
        tubeAlong(
          grip,
          grip.map(() => new Vector3(0, 0.3, side).normalize()),
          { width: 0.044, thickness: 0.014, squareness: 1.8, segments: 80 },
        ),
        second,
      ),
    );
  }
  const top = Array.from({ length: 30 }, (_, k) => at(0.5, mix(0.06, 0.94, k / 29), 0.001));
  group.add(
    kit.mesh(
      tubeAlong(
        top,
        top.map(() => new Vector3(0, 1, 0)),
        { width: 0.03, thickness: 0.002, squareness: 3, segments: 120 },
      ),
      { colour: ['second', '#15191b', 0.5], surface: 'webbing' },
    ),
  );
  const teeth = top.map((p) => p.clone().add(new Vector3(0, 0.0018, 0)));
  group.add(
    kit.mesh(
      tubeAlong(
        teeth,
        teeth.map(() => new Vector3(0, 1, 0)),
        { width: 0.008, thickness: 0.003, segments: 500, taper: (t) => (Math.round(t * 500) % 2 ? 0.7 : 1) },
      ),
      { colour: 'accent', surface: 'gloss' },
    ),
  );
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
