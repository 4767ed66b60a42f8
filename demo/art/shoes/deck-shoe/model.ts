import { type BufferGeometry, Group, type Vector3 } from 'three';
import { defineModel, type Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { bars, below, bow, eyelets, type Lacing, tongue } from '../lacing.ts';
import { Panels } from '../panels.ts';
import { lining, outside, rim, shellOf } from '../shell.ts';
import { face, type Layer, sideWall } from '../sole.ts';

const L = 0.288;
/** The apron seam runs round the vamp: t over s. */
const apron: readonly Point[] = [
  [0.5, 1.04],
  [0.525, 0.86],
  [0.58, 0.76],
  [0.68, 0.7],
  [0.8, 0.7],
  [0.9, 0.7],
  [0.96, 0.7],
  [1.04, 0.7],
];
const apronAt = curve(apron.slice(1));

export const model = defineModel({
  silhouette: 'deck-shoe',
  build(cut, kit) {
    const group = new Group();
    const plan = footprint(L, cut === 3 ? 0.98 : 1, 0.25);
    const solid = cut === 2 ? 0.004 : 0;
    const shell = shellOf({
      footprint: plan,
      feather: [
        [0, 0.019 + solid],
        [0.3, 0.0165 + solid],
        [0.6, 0.015 + solid],
        [0.8, 0.0165 + solid],
        [1, 0.024 + solid],
      ],
      collar: {
        back: 0.018,
        front: 0.47,
        halfWidth: 0.0305,
        heights: [
          [0, 0.075],
          [0.12, 0.073],
          [0.35, 0.0595],
          [0.55, 0.0575],
          [0.78, 0.069],
          [1, 0.087],
        ],
      },
      ridge: [
        [0.47, 0.087],
        [0.55, 0.0765],
        [0.65, 0.064],
        [0.76, 0.0555],
        [0.86, 0.0505],
        [0.915, 0.0475],
        [0.945, 0.0448],
      ],
      collarShare: 0.4,
      roof: [
        [0.4, 0.5],
        [0.6, 0.62],
        [0.8, 0.64],
        [1, 0.66],
      ],
      wall: [
        [0, 0.42],
        [0.4, 0.5],
        [0.62, 0.66],
        [0.85, 0.66],
        [1, 0.6],
      ],
      gap: { half: 0.0075, until: 0.52, vee: 0.004 },
      padding: cut === 3 ? 0.0022 : 0.001,
      displace: (s, t) => {
        const a = Math.abs(s);
        if (a < 0.53) return 0;
        const d = (t - apronAt(a)) * shell.girth(s);
        const fade = smooth(0.53, 0.6, a);
        return fade * (mix(0.0019, 0.0013, smooth(0.8, 1, a)) * Math.exp(-((d / 0.0022) ** 2)) + (d > 0 ? -0.0004 : 0));
      },
    });
    const scale = 4096 / 0.335;
    const paint = {
      width: 4096,
      height: 1280,
      depth: 0.004,
      red: { colour: 'second', surface: 'second' } as Slot,
      green: { colour: 'accent', surface: 'second' } as Slot,
      blue: { colour: 'trim', surface: 'leather' } as Slot,
      stitch: { colour: cut === 3 ? 'accent' : 'trim', surface: 'webbing' } as Slot,
      draw: (masks: CanvasRenderingContext2D, relief: CanvasRenderingContext2D) => {
        const panels = new Panels(masks, relief, scale, 0.004);
        // Quarter with its front edge running down from the lacing.
        const quarter: Point[] = [
          [-0.1, -0.1],
          [-0.1, 1.1],
          [0.38, 1.1],
          [0.505, 1.1],
          [0.515, 0.86],
          [0.5, 0.7],
          [0.47, 0.45],
          [0.45, 0.2],
          [0.44, -0.1],
        ];
        panels.panel(quarter, { mask: cut === 2 ? 'red' : 'own', stitches: [0.0022, 0.0048], lift: 0.0011 });
        if (cut !== 3)
          panels.panel(
            [
              [-0.1, -0.1],
              [-0.1, 0.8],
              [0.03, 0.78],
              [0.1, 0.6],
              [0.15, 0.3],
              [0.17, -0.1],
            ],
            { mask: 'red', stitches: [0.0022, 0.0045] },
          );
        else
          panels.panel(
            [
              [-0.1, -0.1],
              [-0.1, 1.1],
              [0.035, 1.1],
              [0.04, 0.6],
              [0.06, 0.3],
              [0.065, -0.1],
            ],
            { mask: 'red', stitches: [0.002] },
          );
        // Binding below the collar that houses the side lace.
        panels.panel(
          [
            [-0.1, 1.1],
            [-0.1, 0.8],
            [0.0, 0.795],
            [0.1, 0.775],
            [0.2, 0.74],
            [0.3, 0.76],
            [0.36, 0.82],
            [0.4, 0.92],
            [0.42, 1.1],
          ],
          { mask: cut === 1 ? 'red' : cut === 2 ? 'own' : 'red', stitches: [0.0018], lift: 0.0008 },
        );
        // Facing with the eyelets.
        panels.panel(
          [
            [0.375, 1.1],
            [0.37, 0.84],
            [0.385, 0.73],
            [0.43, 0.66],
            [0.485, 0.68],
            [0.508, 0.78],
            [0.517, 0.92],
            [0.518, 1.1],
          ],
          {
            mask: cut === 1 ? 'red' : 'own',
            stitches: [0.002, 0.0042],
            lift: 0.0009,
          },
        );
        // Apron: hand-sewn welt with whip stitches and gathers.
        panels.seam(apron, 0.0007, 0.0034, 0, false);
        const under = apron.map(([s, t]): Point => [s, t - 0.022]);
        panels.seam(under, -0.0004, 0.0014, 0.75, false);
        panels.whip(apron, 0.0046, 0.0056);
      },
    };
    group.add(kit.mesh(outside(shell), { colour: 'main', surface: 'main' }, { paint }));
    const edge = (a: number) =>
      mix(cut === 3 ? 0.0032 : 0.0024, 0.0009, smooth(0.36, 0.42, a)) * smooth(0.5205, 0.512, a) + 0.00005;
    group.add(
      kit.mesh(rim(shell, edge), { colour: cut === 2 ? 'main' : 'second', surface: cut === 3 ? 'second' : 'leather' }),
    );
    group.add(
      kit.mesh(lining(shell, edge), { colour: ['trim', '#b8a184', 0.45], surface: 'skin-smooth', roughness: 0.25 }),
    );
    group.add(
      kit.mesh(tongue(shell, { until: 0.6, halfWidth: 0.023, beyond: 0.021, lean: 50, thickness: 0.003 }), {
        colour: cut === 2 ? 'second' : 'main',
        surface: 'main',
      }),
    );
    // Side lace: threaded through slots round the collar.
    const cord: Slot = { colour: 'trim', surface: 'leather', grain: 0.6, roughness: 0.15 };
    if (cut !== 3) {
      const slots = [0.07, 0.14, 0.215, 0.285, 0.345];
      for (const side of [-1, 1]) {
        for (let i = 0; i < slots.length - 1; i++) {
          const [from, to] = [slots[i] as number, slots[i + 1] as number];
          if (i % 2 === 1) continue;
          const points: Vector3[] = [];
          const normals: Vector3[] = [];
          for (let k = 0; k <= 12; k++) {
            const s = side * mix(from, to, k / 12);
            const t = below(shell, s, 0.0085);
            const n = shell.normal(s, t);
            const lift = 0.0016 * Math.sqrt(Math.max(0, 1 - ((k - 6) / 6) ** 4)) - 0.0007;
            points.push(shell.at(s, t).addScaledVector(n, lift));
            normals.push(n);
          }
          group.add(
            kit.mesh(
              tubeAlong(points, normals, { width: 0.0034, thickness: 0.0022, squareness: 1.6, segments: 60 }),
              cord,
            ),
          );
        }
      }
    }
    const lacing: Lacing = {
      shell,
      rows: cut === 3 ? [0.488, 0.458, 0.425] : [0.478, 0.43],
      inFrom: 0.0068,
      width: 0.0034,
      thickness: 0.0026,
    };
    const laces: BufferGeometry[] = [...bars(lacing), ...bow(lacing, cut === 3 ? 0.9 : 1)];
    for (const lace of laces) group.add(kit.mesh(lace, cut === 3 ? { colour: 'trim', surface: 'rope' } : cord));
    for (const ring of eyelets(lacing, 0.0025, 0.0006))
      group.add(kit.mesh(ring, { colour: cut === 1 ? '#b59a62' : '#8d8f8c', surface: 'metal' }));
    const insole: Layer = {
      bottom: (x) => curve(shell.spec.feather)(x) - 0.002,
      top: (x) => curve(shell.spec.feather)(x) + 0.003,
      side: () => -0.0032,
    };
    group.add(
      kit.mesh(face(plan, insole, 'top'), {
        colour: ['trim', '#8a6f4d', 0.55],
        surface: 'skin-smooth',
        roughness: 0.3,
      }),
    );
    // Sole: low, white, siped; cut 2 stands on a thicker two-part sole, cut 3 on a foxed cup.
    const floor = curve([
      [0, 0.0012],
      [0.1, 0],
      [0.62, 0],
      [0.82, 0.0022],
      [1, 0.0085],
    ]);
    const topOf = curve(shell.spec.feather);
    const heel =
      cut === 2
        ? curve([
            [0, 0.004],
            [0.3, 0.003],
            [0.37, 0],
            [1, 0],
          ])
        : () => 0;
    const sipes = (x: number, z: number) =>
      Math.abs((((x * L + 0.0022 * Math.sin(z * 520)) / 0.0042) % 1) - 0.5) < 0.11 ? 0.0016 : 0;
    const sole: Layer = {
      bottom: floor,
      top: (x) => topOf(x) + (cut === 3 ? 0.006 : 0.0024) + heel(x) * 0.2,
      side: (h) => (cut === 3 ? 0.0026 : 0.0038) + 0.0008 * Math.sin(Math.PI * h) - 0.0012 * smooth(0.25, 0, h),
      round: 0.0016,
      rows: 26,
      tread: sipes,
    };
    const soleSlot: Slot = { colour: 'sole', surface: 'rubber' };
    const lines = {
      width: 2048,
      height: 128,
      depth: 0.004,
      red: { colour: cut === 3 ? 'accent' : 'sole', surface: 'rubber', shade: cut === 3 ? 0 : -0.25 } as Slot,
      stitch: { colour: 'trim', surface: 'webbing' } as Slot,
      draw: (masks: CanvasRenderingContext2D, relief: CanvasRenderingContext2D) => {
        masks.fillStyle = '#ff0000';
        if (cut === 3) masks.fillRect(0, 40, 2048, 11);
        else masks.fillRect(0, 92, 2048, 5);
        relief.globalCompositeOperation = 'difference';
        relief.filter = 'blur(1px)';
        relief.fillStyle = 'rgb(34,0,0)';
        for (const y of cut === 2 ? [50, 60, 70] : [36, 88]) relief.fillRect(0, y, 2048, 4);
        relief.filter = 'none';
        relief.globalCompositeOperation = 'lighter';
        if (cut !== 3) {
          relief.fillStyle = 'rgb(10,255,0)';
          for (let x = 4; x < 2048; x += 20) relief.fillRect(x, 16, 13, 5);
          relief.fillStyle = 'rgb(0,0,90)';
          relief.fillRect(0, 14, 2048, 9);
        }
      },
    };
    group.add(kit.mesh(sideWall(plan, sole), soleSlot, { paint: lines }));
    group.add(kit.mesh(face(plan, sole, 'top'), soleSlot));
    group.add(kit.mesh(face(plan, sole, 'bottom'), soleSlot));
    return group;
  },
  views: {
    side: { target: [0.144, 0.046, 0], azimuth: 0, elevation: 7, span: 0.33 },
    quarter: { target: [0.144, 0.04, 0], azimuth: 40, elevation: 24, span: 0.3 },
    top: { target: [0.144, 0.04, 0], azimuth: 0, elevation: 89, span: 0.33 },
    detail: { target: [0.19, 0.055, 0.01], azimuth: 32, elevation: 34, span: 0.165 },
  },
});
