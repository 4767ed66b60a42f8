import { Group, Vector3 } from 'three';
import { noise } from '../../garments/folds.ts';
import { table } from '../../garments/ground.ts';
import { mix, type Point, smooth } from '../../shoes/curve.ts';
import { Panels } from '../../shoes/panels.ts';
import { defineModel, type Kit, type Paint, type Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { loft, ring, unrestRound } from '../loft.ts';

const main: Slot = { colour: 'main', surface: 'main' };
const second: Slot = { colour: 'second', surface: 'second' };
const webbing: Slot = { colour: ['second', '#15191b', 0.35], surface: 'webbing' };
const metal: Slot = { colour: '#9a9a92', surface: 'metal' };

const forward = new Vector3(0, 0, 1);
const strap = (
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

function bodyPaint(girth: number, base: number, zip: boolean): Paint {
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

function straps(group: Group, kit: Kit, w: number, d: number, h: number, size: number): void {
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

function pocketOf(
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

function pack(group: Group, kit: Kit, cut: 1 | 2 | 3): void {
  const size = cut === 3 ? 0.72 : 1;
  const [w, d] = [(cut === 2 ? 0.145 : 0.15) * size, 0.078 * size];
  const h = (cut === 1 ? 0.43 : cut === 2 ? 0.43 : 0.36 / 0.72) * size;
  const push = (u: number, v: number) =>
    size * (0.008 * Math.sin(v * Math.PI) + 0.006 * unrestRound(u, v, 8, 3.4) + 0.0035 * unrestRound(u, v, 18, 8, 2));
  const roll = cut === 1;
  const spec = {
    halfWidth: (roll
      ? [
          [0, w * 0.94],
          [0.5, w],
          [0.85, w * 0.98],
          [1, w * 1.02],
        ]
      : [
          [0, w * 0.94],
          [0.45, w],
          [0.75, w * 0.94],
          [0.9, w * 0.78],
          [0.97, w * 0.5],
          [1, w * 0.02],
        ]) as readonly Point[],
    halfDepth: (roll
      ? [
          [0, d],
          [0.55, d],
          [0.8, d * 0.72],
          [0.93, d * 0.3],
          [1, d * 0.16],
        ]
      : [
          [0, d],
          [0.5, d * 1.02],
          [0.78, d * 0.86],
          [0.9, d * 0.66],
          [0.97, d * 0.4],
          [1, d * 0.02],
        ]) as readonly Point[],
    square: [
      [0, 5],
      [0.6, 4],
      [1, 3],
    ] as readonly Point[],
    height: h,
    push: (u: number, v: number) => push(u, v) * (roll ? 1 : smooth(1, 0.85, v)),
  };
  const flat = (v: number) => (roll ? v : v < 0.75 ? v : 0.75 + 0.25 * (1 - (1 - (v - 0.75) / 0.25) ** 1.9));
  const shaped = roll ? spec : { ...spec, lift: (_u: number, v: number) => (flat(v) - v) * h * 0.5 };
  group.add(
    kit.mesh(loft({ ...shaped, columns: 240, rows: 130 }), main, {
      paint: bodyPaint(4 * (w + d) * 0.93, cut === 2 ? 0.22 : 0.16, cut === 2),
    }),
  );
  group.add(
    kit.mesh(
      gridSurface(60, 12, (u, v) => ring(w * 0.94 * Math.max(0.01, v), d * Math.max(0.01, v), 5, u, 0).setY(0.004), {
        closeU: true,
      }),
      second,
    ),
  );
  straps(group, kit, w, d, h, size);
  if (cut === 1) {
    // The top rolled forwards three times, held by side straps and one in front.
    const rollBody = gridSurface(
      70,
      110,
      (u, v) => {
        const a = u * Math.PI * 2;
        const spiral = 0.027 + 0.0022 * Math.cos(a - 0.6) + 0.0016 * noise(v * 12, u * 4);
        const x = mix(-1, 1, v) * w * 1.06;
        return new Vector3(x, h + 0.012 + Math.sin(a) * spiral * 0.86, 0.006 + Math.cos(a) * spiral);
      },
      { closeU: true },
    );
    group.add(kit.mesh(rollBody, main));
    for (const side of [-1, 1]) {
      for (let k = 0; k < 3; k++) {
        const ringAt = Array.from({ length: 24 }, (_, i) => {
          const a = (i / 24) * Math.PI * 2;
          const r = 0.024 - k * 0.0075;
          return new Vector3(side * w * 1.06, h + 0.012 + Math.sin(a) * r * 0.86, 0.006 + Math.cos(a) * r);
        });
        group.add(
          kit.mesh(tubeAlong(ringAt, undefined, { width: 0.007, thickness: 0.007, closed: true, segments: 60 }), main),
        );
      }
      const sideStrap = [
        new Vector3(side * w * 1.07, h + 0.038, 0.006),
        new Vector3(side * (w * 1.08 + 0.006), h - 0.02, 0.006),
        new Vector3(side * (w * 1.03 + 0.008), h * 0.78, 0),
        new Vector3(side * (w * 1.02 + 0.011), h * 0.55, 0),
      ];
      strap(
        group,
        kit,
        sideStrap,
        sideStrap.map(() => new Vector3(side, 0, 0)),
        0.024,
        0.003,
        webbing,
      );
      const buckle = [
        new Vector3(side * (w * 1.04 + 0.011), h * 0.82, 0.002),
        new Vector3(side * (w * 1.03 + 0.012), h * 0.73, 0.001),
      ];
      strap(
        group,
        kit,
        buckle,
        buckle.map(() => new Vector3(side, 0, 0)),
        0.034,
        0.011,
        { colour: '#26292b', surface: 'gloss' },
      );
    }
    const front = [
      [h + 0.04, 0.002],
      [h + 0.024, 0.034],
      [h - 0.006, 0.038],
      [h * 0.9, 0.05],
      [h * 0.78, d + 0.006],
      [h * 0.66, d + 0.016],
    ].map(([y, z]) => new Vector3(0, y as number, z as number));
    strap(
      group,
      kit,
      front,
      front.map((_, i) => new Vector3(0, i < 1 ? 1 : 0.25, i < 1 ? 0.2 : 1).normalize()),
      0.03,
      0.0034,
      { colour: 'accent', surface: 'webbing' },
    );
    const hook = [new Vector3(0, h * 0.725, d + 0.016), new Vector3(0, h * 0.675, d + 0.02)];
    strap(
      group,
      kit,
      hook,
      hook.map(() => forward),
      0.04,
      0.009,
      metal,
    );
    pocketOf(group, kit, {
      w: w * 0.74,
      d: 0.03,
      y0: h * 0.12,
      y1: h * 0.6,
      z: d * 1.04 + 0.006,
      slot: second,
      square: 5,
    });
  } else if (cut === 2) {
    pocketOf(group, kit, {
      w: w * 0.72,
      d: 0.034,
      y0: h * 0.1,
      y1: h * 0.52,
      z: d * 1.06 + 0.006,
      slot: main,
      square: 5,
    });
    for (const side of [-1, 1]) {
      const leather = [0.62, 0.54, 0.46, 0.36, 0.27].map(
        (y, i) => new Vector3(side * w * 0.36, y * h, (d + 0.014 + [0.004, 0.016, 0.032, 0.038, 0.037][i]) as number),
      );
      strap(
        group,
        kit,
        leather,
        leather.map(() => new Vector3(0, 0.15, 1).normalize()),
        0.023,
        0.0034,
        second,
      );
      const buckle = [
        new Vector3(side * w * 0.36, h * 0.36, d + 0.053),
        new Vector3(side * w * 0.36, h * 0.325, d + 0.053),
      ];
      strap(
        group,
        kit,
        buckle,
        buckle.map(() => forward),
        0.031,
        0.005,
        { colour: '#b08d4f', surface: 'metal' },
      );
    }
    const label = [new Vector3(-0.03, h * 0.7, d + 0.012), new Vector3(0.03, h * 0.7, d + 0.012)];
    strap(
      group,
      kit,
      label,
      label.map(() => forward),
      0.032,
      0.003,
      second,
    );
  } else {
    pocketOf(group, kit, {
      w: w * 0.7,
      d: 0.022,
      y0: h * 0.1,
      y1: h * 0.5,
      z: d * 1.06 + 0.004,
      slot: second,
      square: 4,
    });
    // A flap over the top, closed with one strap.
    const flap = gridSurface(
      110,
      90,
      (u, v) => {
        const s = u * 2 - 1;
        const drop = mix(1.0, 0.6 + 0.05 * s * s, v ** 1.2);
        const over = smooth(0, 0.42, v);
        const z = mix(-d * 0.75, d * 1.02 + 0.016, over) + 0.006 * Math.sin(v * Math.PI);
        const y =
          v < 0.42 ? h * (0.93 + 0.07 * Math.sin((v / 0.42) * Math.PI)) : h * mix(0.93, drop - 0.02, (v - 0.42) / 0.58);
        const thick = 0.003 * Math.min(1, (1 - Math.abs(s)) / 0.03, (1 - v) / 0.03);
        return new Vector3(
          s * w * mix(0.78, 0.9, over) * (1 - 0.12 * smooth(0.8, 1, v) * s * s),
          y - 0.03 * s * s * (1 - over * 0.6) + thick + 0.006,
          z - 0.016 * s * s * over + thick,
        );
      },
      { flip: true },
    );
    group.add(kit.mesh(flap, main, { doubleSided: true }));
    const one = [0.8, 0.68, 0.6, 0.5, 0.38].map(
      (y, i) => new Vector3(0, y * h, (d + 0.014 + [0.008, 0.012, 0.012, 0.018, 0.02][i]) as number),
    );
    strap(
      group,
      kit,
      one,
      one.map(() => forward),
      0.022,
      0.003,
      { colour: 'accent', surface: 'webbing' },
    );
    const clip = [new Vector3(0, h * 0.56, d + 0.034), new Vector3(0, h * 0.49, d + 0.036)];
    strap(
      group,
      kit,
      clip,
      clip.map(() => forward),
      0.032,
      0.01,
      { colour: '#26292b', surface: 'gloss' },
    );
  }
}

export const model = defineModel({
  silhouette: 'backpack',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    table(group, kit, 0.55);
    pack(group, kit, cut);
    return group;
  },
  views: {
    side: { target: [0, 0.222, 0], azimuth: 16, elevation: 9, span: 0.6 },
    quarter: { target: [0, 0.22, 0], azimuth: 46, elevation: 18, span: 0.6 },
    top: { target: [0, 0.22, 0], azimuth: 200, elevation: 12, span: 0.6 },
    detail: { target: [0.02, 0.3, 0.08], azimuth: 24, elevation: 16, span: 0.27 },
  },
});
