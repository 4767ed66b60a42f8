import type { Slot } from '../../studio/model.ts';
import { curve } from '../curve.ts';
import type { SolePart } from '../shoe.ts';
import { wallPaint } from '../wall.ts';

export function solesOf(cut: 1 | 2 | 3, featherAt: (x: number) => number): SolePart[] {
  const crepe: Slot = { colour: 'sole', surface: 'cork', grain: 0.5, relief: 0.6, roughness: -0.05 };
  const welt: Slot = { colour: ['sole', '#7a5634', 0.5], surface: 'leather', grain: 0.6 };
  const stitched = wallPaint({ stitch: { colour: 'trim', surface: 'webbing' } }, (pen) => {
    pen.groove(0.5, 0.12, 20);
    pen.ribs(0.1, 0.9, 0.0075, 10);
  });
  if (cut === 1) {
    const floor = curve([
      [0, 0.001],
      [0.1, 0],
      [0.65, 0],
      [0.85, 0.0026],
      [1, 0.0085],
    ]);
    return [
      {
        layer: {
          bottom: floor,
          top: (x) => featherAt(x) - 0.0026,
          side: (h) => 0.0038 + 0.0007 * Math.sin(h * 5),
          round: 0.0022,
          tread: (x, z) => 0.0006 * Math.sin(x * 200) * Math.sin(z * 700),
        },
        slot: { ...crepe, surface: 'rubber', relief: 8, grain: 1.4, roughness: 0.3 },
        paint: wallPaint({ red: { colour: ['sole', '#6d4c2c', 0.4], surface: 'rubber' } }, (pen) =>
          pen.groove(0.52, 0.03, 12),
        ),
      },
      {
        layer: {
          bottom: (x) => featherAt(x) - 0.0028,
          top: (x) => featherAt(x) + 0.0004,
          side: () => 0.0042,
          round: 0.001,
          rows: 16,
        },
        slot: { colour: ['main', '#c9a878', 0.35], surface: 'suede' },
        paint: wallPaint({ stitch: { colour: 'trim', surface: 'webbing' } }, (pen) => pen.stitches(0.55)),
        faces: 'top',
      },
    ];
  }
  if (cut === 2) {
    const floor = curve([
      [0, 0.001],
      [0.08, 0],
      [0.22, 0],
      [0.265, 0.0001],
      [0.275, 0.0125],
      [0.36, 0.0095],
      [0.5, 0.003],
      [0.58, 0.0005],
      [0.66, 0],
      [0.85, 0.003],
      [1, 0.0095],
    ]);
    return [
      {
        layer: {
          bottom: floor,
          top: (x) => featherAt(x) - 0.0044,
          side: (h) => 0.0034 - 0.001 * (1 - h),
          round: 0.0009,
          rows: 30,
        },
        slot: { colour: ['sole', '#3a2a1c', 0.45], surface: 'skin-smooth', roughness: 0.1 },
        paint: wallPaint({}, (pen) => {
          for (const y of [0.25, 0.5, 0.75]) pen.groove(y, 0.02, 10);
        }),
      },
      {
        layer: {
          bottom: (x) => featherAt(x) - 0.0046,
          top: (x) => featherAt(x) + 0.0002,
          side: () => 0.0052,
          round: 0.001,
          rows: 16,
        },
        slot: welt,
        paint: stitched,
        faces: 'both',
      },
    ];
  }
  const floor = curve([
    [0, 0.001],
    [0.1, 0],
    [0.62, 0],
    [0.84, 0.003],
    [1, 0.011],
  ]);
  return [
    {
      layer: {
        bottom: floor,
        top: (x) => featherAt(x) - 0.0042,
        side: (h) => 0.0042 + 0.0016 * (1 - h),
        round: 0.0016,
        rows: 32,
        tread: (x) => (Math.abs(((x * 26) % 1) - 0.5) < 0.2 ? 0.0018 : 0),
      },
      slot: { colour: 'sole', surface: 'foam' },
      paint: wallPaint({ red: { colour: ['sole', '#5a4630', 0.5], surface: 'rubber' } }, (pen) => {
        pen.band('red', 0, 0.2);
        pen.groove(0.2, 0.04, 18);
        pen.ribs(0.02, 0.16, 0.016, 26);
      }),
    },
    {
      layer: {
        bottom: (x) => featherAt(x) - 0.0044,
        top: (x) => featherAt(x) + 0.0002,
        side: () => 0.0052,
        round: 0.001,
        rows: 16,
      },
      slot: welt,
      paint: stitched,
      faces: 'both',
    },
  ];
}
