import { Group } from 'three';
import { type Drawing, paintOver } from '../../garments/drawing.ts';
import { folded, unrest } from '../../garments/folds.ts';
import { papers } from '../../garments/ground.ts';
import { type Height, inflate } from '../../garments/inflate.ts';
import { line, Shape } from '../../garments/outline.ts';
import { sheet } from '../../garments/sheet.ts';
import { mix, type Point, smooth } from '../../shoes/curve.ts';
import { defineModel, type Slot } from '../../studio/model.ts';

/** Height of the leg above the ankle, metres. */
const legs = [0.2, 0.13, 0.035] as const;

/** One sock seen from its side, toe to the right: back edge, sole, toe, instep; all in metres, shifted by (dx, dy) and leaned. */
function sock(
  leg: number,
  dx: number,
  dy: number,
  lean: number,
): { shape: Shape; at: (x: number, y: number) => Point; top: number } {
  const top = 0.09 + leg;
  const at = (x: number, y: number): Point => [
    x * Math.cos(lean) - y * Math.sin(lean) + dx,
    x * Math.sin(lean) + y * Math.cos(lean) + dy,
  ];
  const bent = (points: readonly Point[]) => points.map(([x, y]) => at(x, y));
  const sole: Point[] = [
    [-0.046, top],
    [-0.047, mix(0.1, top, 0.5)],
    [-0.044, 0.09],
    [-0.052, 0.055],
    [-0.05, 0.024],
    [-0.03, 0.003],
    [0, 0],
    [0.05, 0.005],
    [0.1, 0.001],
    [0.14, 0.004],
    [0.162, 0.02],
    [0.164, 0.042],
    [0.148, 0.064],
    [0.115, 0.075],
    [0.075, 0.082],
    [0.053, 0.1],
  ];
  const instep: Point[] =
    leg > 0.1
      ? [
          [0.053, 0.1],
          [0.046, 0.13],
          [0.047, mix(0.1, top, 0.6)],
          [0.047, top],
        ]
      : [
          [0.053, 0.1],
          [0.049, top],
        ];
  const shape = new Shape(
    [
      { edge: 'seam', points: bent([...sole, ...instep.slice(1)]) },
      { edge: 'open', points: [at(instep.at(-1)?.[0] ?? 0.047, top), at(0, top + 0.003), at(-0.046, top)] },
    ],
    9,
  );
  return { shape, at, top };
}

function heightOf(shape: Shape, at: (x: number, y: number) => Point, seed: number, lift: Height, leg: number): Height {
  const body = inflate(shape, { depth: 0.34, width: 0.045, plump: 0.7 });
  const p = (x: number, y: number) => at(x, y);
  const folds = folded([
    { from: p(0.052, 0.1), to: p(-0.02, 0.075), width: 0.008, height: 0.0035, bend: 0.005 },
    { from: p(0.055, 0.092), to: p(-0.01, 0.05), width: 0.009, height: 0.003, bend: 0.005 },
    { from: p(0.05, 0.115), to: p(-0.035, 0.11), width: 0.008, height: 0.003, bend: -0.004 },
    ...(leg > 0.1 ? [{ from: p(-0.044, 0.17), to: p(0.03, 0.155), width: 0.009, height: 0.0025, bend: 0.004 }] : []),
    { from: p(0.08, 0.08), to: p(0.06, 0.02), width: 0.01, height: 0.0025, bend: 0.004 },
  ]);
  const soft = unrest(0.07, 0.0025, seed);
  return (x, y) => {
    const z = body(x, y);
    return z + Math.min(1, z / 0.008) * (folds(x, y) + soft(x, y)) + lift(x, y);
  };
}

function drawSock(d: Drawing, at: (x: number, y: number) => Point, top: number, cut: 1 | 2 | 3): void {
  const area = (points: readonly Point[]) => points.map(([x, y]) => at(x, y));
  const heel = line([
    [-0.07, 0.085],
    [-0.035, 0.082],
    [-0.005, 0.05],
    [0.004, 0.022],
    [0.008, -0.02],
  ]);
  const toe = line([
    [0.112, 0.1],
    [0.116, 0.06],
    [0.122, 0.03],
    [0.126, -0.02],
  ]);
  d.colour(area([...heel, [-0.1, -0.03], [-0.1, 0.085]]), 'red');
  d.colour(area([...toe, [0.2, -0.02], [0.2, 0.1]]), 'red');
  for (const edge of [heel, toe]) d.welt(area(edge), -0.0008, 0.003);
  const cuff = cut === 3 ? 0.02 : 0.05;
  if (cut === 1) {
    d.colour(
      area([
        [-0.08, top - 0.004],
        [0.08, top - 0.004],
        [0.08, top - 0.016],
        [-0.08, top - 0.016],
      ]),
      'red',
    );
    d.colour(
      area([
        [-0.08, top - 0.024],
        [0.08, top - 0.024],
        [0.08, top - 0.03],
        [-0.08, top - 0.03],
      ]),
      'green',
    );
  } else if (cut === 2) {
    for (let k = 0; k < 5; k++) {
      const y = top - cuff - 0.016 - k * 0.024;
      if (y > 0.1)
        d.stripe(
          area([
            [-0.08, y],
            [0, y - 0.002],
            [0.08, y],
          ]),
          0.0095,
          'green',
        );
    }
  } else {
    d.colour(
      area([
        [-0.08, top + 0.01],
        [0.08, top + 0.01],
        [0.08, top - 0.008],
        [-0.08, top - 0.008],
      ]),
      'green',
    );
    for (let k = 0; k < 7; k++)
      d.welt(
        area([
          [0.02 + k * 0.011, 0.095],
          [0.03 + k * 0.011, 0.035],
        ]),
        -0.0009,
        0.0025,
      );
  }
  d.ribs(
    area([
      [-0.052, top + 0.006],
      [0.052, top + 0.006],
    ]),
    area([
      [-0.052, top - cuff],
      [0.052, top - cuff],
    ]),
    0.0048,
    0.0013,
  );
  if (cut === 1)
    d.ribs(
      area([
        [-0.052, top - cuff],
        [0.052, top - cuff],
      ]),
      area([
        [-0.056, 0.1],
        [0.056, 0.1],
      ]),
      0.0075,
      0.0009,
    );
  else
    d.welt(
      area([
        [-0.06, top - cuff],
        [0.06, top - cuff],
      ]),
      -0.0009,
      0.004,
    );
}

export const model = defineModel({
  silhouette: 'socks',
  ground: 'none',
  build(cut, kit) {
    const group = new Group();
    papers(group, kit, 0.36, 0.12, 0.0004);
    const leg = legs[cut - 1] as number;
    const second: Slot = { colour: cut === 1 ? 'accent' : 'second', surface: 'second' };
    const slots = {
      red: second,
      green: { colour: cut === 3 ? 'accent' : 'trim', surface: 'second' } as Slot,
      stitch: { colour: 'main', surface: 'knit' } as Slot,
    };
    const low = cut === 3 ? 0.08 : cut === 2 ? 0.03 : 0;
    const under = sock(leg, -0.03, low + 0.012, 0.13);
    const underAt = heightOf(under.shape, under.at, 2, () => 0, leg);
    const over = sock(leg, -0.065, low, -0.06);
    const lift: Height = (x, y) => {
      let sum = 0;
      for (const [i, j] of [
        [0, 0],
        [0.008, 0],
        [-0.008, 0],
        [0, 0.008],
        [0, -0.008],
      ] as const)
        sum += under.shape.inside(x + i, y + j) ? underAt(x + i, y + j) : 0;
      const d = under.shape.inside(x, y) ? 1 : smooth(0.03, 0, under.shape.nearest(x, y).distance);
      return Math.max((sum / 5) * 0.8, 0.003 * d);
    };
    for (const [one, height] of [
      [under, underAt],
      [over, heightOf(over.shape, over.at, 6, lift, leg)],
    ] as const) {
      const paint = paintOver(one.shape.box, slots, (d) => drawSock(d, one.at, one.top, cut), 1800);
      group.add(
        kit.mesh(
          sheet(one.shape, height, { cell: 0.0021, frame: one.shape.box }),
          { colour: 'main', surface: 'main' },
          { paint, doubleSided: true },
        ),
      );
    }
    return group;
  },
  views: {
    side: { target: [0.01, 0.145, 0], azimuth: 0, elevation: 0, span: 0.4 },
    quarter: { target: [0.01, 0.14, 0], azimuth: 30, elevation: -14, span: 0.38 },
    top: { target: [0.01, 0.14, 0], azimuth: -26, elevation: -26, span: 0.38, roll: 12 },
    detail: { target: [-0.01, 0.15, 0.02], azimuth: 14, elevation: -8, span: 0.17 },
  },
});
