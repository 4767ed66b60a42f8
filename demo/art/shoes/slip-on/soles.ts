import { curve, smooth } from '../curve.ts';
import type { SolePart } from '../shoe.ts';
import { wallPaint } from '../wall.ts';

export function solesOf(cut: 1 | 2 | 3, featherAt: (x: number) => number): SolePart[] {
  const floor = curve([
    [0, 0.0015],
    [0.1, 0],
    [0.65, 0],
    [0.85, 0.003],
    [1, 0.0095],
  ]);
  if (cut === 1) {
    return [
      {
        layer: {
          bottom: floor,
          top: (x) => featherAt(x) + 0.0065,
          side: (h) => 0.0032 + 0.0004 * Math.sin(h * 3),
          round: 0.0013,
          rows: 30,
          tread: (x, z) => (Math.abs(((x * 52 + (Math.round(z * 260) % 2) * 0.5) % 1) - 0.5) < 0.16 ? 0.0016 : 0),
        },
        slot: { colour: 'sole', surface: 'rubber' },
        paint: wallPaint(
          {
            red: { colour: 'accent', surface: 'rubber' },
            green: { colour: ['sole', '#8a7f6c', 0.35], surface: 'rubber' },
          },
          (pen) => {
            pen.band('red', 0.72, 0.8);
            pen.band('green', 0, 0.14);
            pen.groove(0.14, 0.03);
            pen.groove(0.68, 0.02, 14);
            pen.ribs(0.22, 0.6, 0.005, 16, 0.82, 1);
          },
        ),
      },
    ];
  }
  if (cut === 2) {
    const cord = (h: number) => Math.abs(Math.sin(h * Math.PI * 4)) ** 0.6;
    return [
      {
        layer: {
          bottom: (x) => floor(x) + 0.0035,
          top: (x) => featherAt(x) + 0.0015,
          side: (h) => 0.0022 + 0.0015 * cord(h),
          round: 0.001,
          rows: 64,
        },
        slot: { colour: ['#c9a873', 'sole', 0.25], surface: 'rope' },
        paint: wallPaint({}, (pen) => {
          pen.relief.globalCompositeOperation = 'difference';
          pen.relief.filter = 'blur(2px)';
          pen.relief.strokeStyle = 'rgb(34,0,0)';
          pen.relief.lineWidth = 8;
          for (let x = -100; x < pen.width + 100; x += 30) {
            for (let k = 0; k < 4; k++) {
              pen.relief.beginPath();
              pen.relief.moveTo(x, (k + 1) * 64);
              pen.relief.lineTo(x + (k % 2 ? -34 : 34), k * 64);
              pen.relief.stroke();
            }
          }
          for (const y of [0.25, 0.5, 0.75]) pen.groove(y, 0.03, 20);
        }),
      },
      {
        layer: {
          bottom: floor,
          top: (x) => floor(x) + 0.004,
          side: () => 0.0022,
          round: 0.001,
          rows: 16,
          tread: (x) => (Math.abs(((x * 40) % 1) - 0.5) < 0.12 ? 0.001 : 0),
        },
        slot: { colour: ['sole', '#4a3c2c', 0.6], surface: 'rubber' },
      },
    ];
  }
  return [
    {
      layer: {
        bottom: floor,
        top: (x) => featherAt(x) + 0.0012,
        side: (h) => 0.0034 + 0.0012 * Math.sin(Math.PI * h),
        round: 0.0016,
        rows: 28,
        tread: (x, z) => 0.0014 * smooth(0.2, 0.5, Math.sin(x * 160) * Math.sin(z * 560)),
      },
      slot: { colour: 'sole', surface: 'rubber' },
      paint: wallPaint(
        {
          red: { colour: ['sole', '#33291f', 0.5], surface: 'rubber' },
          stitch: { colour: 'trim', surface: 'webbing' },
        },
        (pen) => {
          pen.band('red', 0, 0.3);
          pen.groove(0.3, 0.03, 16);
          pen.stitches(0.82);
        },
      ),
    },
  ];
}
