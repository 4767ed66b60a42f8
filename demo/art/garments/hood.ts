import type { Group } from 'three';
import { type Point, smooth } from '../shoes/curve.ts';
import type { Kit, Slot } from '../studio/model.ts';
import { paintOver } from './drawing.ts';
import { folded, unrest } from './folds.ts';
import { inflate } from './inflate.ts';
import { mirrored, Shape } from './outline.ts';
import { sheet } from './sheet.ts';
import type { Upper } from './upper.ts';

/** A raised hood: a thick rim round the face, its visible inside, its back, and the standing collar below. */
export function hoodOf(group: Group, kit: Kit, upper: Upper, slot: Slot, inside: Slot): void {
  const { length: L, neckFront } = upper.spec;
  const chin = L - neckFront;
  const dome: Point[] = [
    [0.108, L - 0.022],
    [0.132, L + 0.045],
    [0.142, L + 0.12],
    [0.122, L + 0.2],
    [0.072, L + 0.244],
    [0, L + 0.256],
  ];
  const lower: Point[] = [
    [0, chin - 0.004],
    [0.05, chin + 0.006],
    [0.085, chin + 0.03],
    [0.108, L - 0.022],
  ];
  const face: Point[] = [
    [0, chin + 0.052],
    [0.04, chin + 0.062],
    [0.07, L + 0.012],
    [0.083, L + 0.075],
    [0.08, L + 0.135],
    [0.055, L + 0.185],
    [0, L + 0.203],
  ];
  const whole = new Shape(
    mirrored([
      { edge: 'open', points: lower },
      { edge: 'seam', points: dome },
      {
        edge: 'seam',
        points: [
          [0, L + 0.256],
          [0, L + 0.256],
        ],
      },
    ]),
    9,
  );
  const rear = inflate(whole, { depth: 0.42, width: 0.14, plump: 0.8 });
  const folds = folded([
    { from: [0.12, L + 0.02], to: [0.02, L + 0.12], width: 0.014, height: 0.006, bend: 0.01 },
    { from: [-0.115, L + 0.03], to: [-0.03, L + 0.14], width: 0.014, height: 0.006, bend: -0.01 },
    { from: [0.1, L + 0.2], to: [0.04, L + 0.06], width: 0.014, height: 0.004 },
  ]);
  const soft = unrest(0.12, 0.006, 3.3);
  const base = (x: number, y: number) => smooth(0.1, 0, L - y) * upper.frontAt(x * 0.8, chin - 0.01) * 0.6;
  // The rim is the dome without the face: right half, left half and the collar closed at the chin.
  const rim = new Shape(
    [
      ...mirrored([
        { edge: 'open', points: lower },
        { edge: 'seam', points: dome },
        {
          edge: 'seam',
          points: [
            [0, L + 0.256],
            [0, L + 0.256],
          ],
        },
      ]),
      {
        edge: 'seam',
        points: [
          ...face,
          ...[...face]
            .reverse()
            .slice(1)
            .map(([x, y]): Point => [-x, y]),
        ],
      },
    ],
    9,
  );
  const full = inflate(rim, { depth: 0.85, width: 0.032, plump: 0.85 });
  const rimAt = (x: number, y: number) => {
    const d = rim.nearest(x, y).distance;
    const low = smooth(L + 0.02, chin, y);
    return full(x, y) * (1 - 0.4 * low) + Math.min(1, d / 0.012) * soft(x, y) * 0.5 + base(x, y) + 0.006;
  };
  const box = whole.box;
  const stitch: Slot = { colour: ['main', 'trim', 0.22], surface: 'webbing' };
  const rimPaint = paintOver(
    box,
    { stitch },
    (d) => {
      const edge: Point[] = [...[...face].reverse().map(([x, y]): Point => [-x, y]), ...face.slice(1)];
      d.stitch(edge.map(([x, y]): Point => [x * 1.09, L + 0.1 + (y - L - 0.1) * 1.07]));
      for (const side of [-1, 1])
        d.seam(
          [
            [side * 0.078, L + 0.2],
            [side * 0.1, L + 0.24],
          ],
          [0.003],
        );
    },
    1200,
  );
  group.add(kit.mesh(sheet(rim, rimAt, { cell: 0.0034, frame: box }), slot, { doubleSided: true, paint: rimPaint }));
  group.add(
    kit.mesh(
      sheet(whole, (x, y) => -rear(x, y) * 0.75 + 0.004, { cell: 0.004 }),
      inside,
    ),
  );
  const backPaint = paintOver(
    box,
    { stitch },
    (d) => {
      for (const side of [-1, 1])
        d.seam(
          [
            [side * 0.052, L - 0.05],
            [side * 0.058, L + 0.12],
            [side * 0.042, L + 0.26],
          ],
          [0.003, -0.003],
        );
    },
    1200,
  );
  const backAt = (x: number, y: number) => {
    const z = rear(x, y);
    return -z - Math.min(1, z / 0.02) * (folds(x, y) + soft(x, y)) - 0.004 - 0.018 * smooth(L + 0.06, L - 0.02, y);
  };
  group.add(
    kit.mesh(sheet(whole, backAt, { cell: 0.0038, back: true, frame: box }), slot, {
      doubleSided: true,
      paint: backPaint,
    }),
  );
}
