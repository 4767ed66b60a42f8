import { Group, Vector3 } from 'three';
import { noise } from '../../garments/folds.ts';
import { table } from '../../garments/ground.ts';
import { mix, type Point, smooth } from '../../shoes/curve.ts';
import { defineModel, type Kit } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { loft, ring, unrestRound } from '../loft.ts';
import { bodyPaint, forward, main, metal, pocketOf, second, strap, straps, webbing } from './parts.ts';

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
        (y, i) => new Vector3(side * w * 0.36, y * h, d + 0.014 + ([0.004, 0.016, 0.032, 0.038, 0.037][i] ?? 0)),
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
      (y, i) => new Vector3(0, y * h, d + 0.014 + ([0.008, 0.012, 0.012, 0.018, 0.02][i] ?? 0)),
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
