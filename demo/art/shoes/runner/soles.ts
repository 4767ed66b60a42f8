import type { Slot } from '../../studio/model.ts';
import { curve, mix, smooth } from '../curve.ts';
import type { SolePart } from '../shoe.ts';
import { lugged } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';

const L = 0.292;

export function solesOf(cut: 1 | 2 | 3, featherAt: (x: number) => number): SolePart[] {
  const floor = curve([
    [0, 0.007],
    [0.08, 0.001],
    [0.16, 0],
    [0.62, 0],
    [0.8, 0.005],
    [0.92, 0.014],
    [1, 0.023],
  ]);
  const foam: Slot = { colour: 'sole', surface: 'foam' };
  const dark: Slot = { colour: ['sole', '#2a2c2c', 0.72], surface: 'rubber' };
  if (cut === 1) {
    const rubber = lugged(L, {
      bottom: floor,
      height: () => 0.0052,
      offset: 0.004,
      depth: 0.0022,
      every: 0.026,
      wallDepth: 0.0014,
    });
    const top = (x: number) => featherAt(x) + 0.0055 + 0.005 * smooth(0.16, 0, x);
    return [
      { layer: rubber, slot: dark, faces: 'bottom' },
      {
        layer: {
          bottom: (x) => floor(x) + 0.0048,
          top,
          side: (h, s) => 0.0042 + 0.0026 * Math.sin(Math.PI * h ** 0.8) * (1 - 0.5 * smooth(0.75, 1, Math.abs(s))),
          round: 0.002,
          rows: 34,
        },
        slot: foam,
        faces: 'top',
        paint: wallPaint(
          { red: { colour: 'accent', surface: 'foam' }, green: { colour: ['sole', 'second', 0.3], surface: 'foam' } },
          (pen) => {
            pen.masks.fillStyle = '#00ff00';
            pen.masks.beginPath();
            pen.masks.moveTo(0, 40);
            pen.masks.bezierCurveTo(900, 60, 1500, 240, 2300, 256);
            pen.masks.lineTo(0, 256);
            pen.masks.fill();
            pen.groove(0.82, 0.03, 20);
            pen.relief.save();
            pen.relief.filter = 'blur(3px)';
            pen.relief.globalCompositeOperation = 'lighter';
            pen.relief.strokeStyle = 'rgb(0,0,130)';
            pen.relief.lineWidth = 7;
            pen.relief.beginPath();
            pen.relief.moveTo(0, 40);
            pen.relief.bezierCurveTo(900, 60, 1500, 240, 2300, 256);
            pen.relief.stroke();
            pen.relief.restore();
          },
        ),
      },
    ];
  }
  if (cut === 2) {
    const tread = lugged(L, {
      bottom: floor,
      height: (x) => 0.0045 + 0.006 * smooth(0.9, 1, x),
      offset: 0.0032,
      depth: 0.0018,
      every: 0.02,
      wallDepth: 0.001,
    });
    // The rubber wraps up over the toe, in front of the foam.
    const rubber = {
      ...tread,
      side: (h: number, s: number) => tread.side(h, s) + 0.0022 * smooth(0.84, 0.93, Math.abs(s)),
    };
    return [
      { layer: rubber, slot: { colour: '#a5713c', surface: 'rubber' }, faces: 'bottom' },
      {
        layer: {
          bottom: (x) => floor(x) + 0.004,
          top: (x) => featherAt(x) + 0.0035 + 0.004 * smooth(0.12, 0, x),
          side: (h) => 0.0026 + 0.003 * (1 - h),
          round: 0.0014,
          rows: 30,
        },
        slot: foam,
        faces: 'top',
        paint: wallPaint(
          { red: { colour: 'accent', surface: 'foam' }, green: { colour: ['sole', 'main', 0.45], surface: 'foam' } },
          (pen) => {
            pen.masks.fillStyle = '#ff0000';
            pen.masks.beginPath();
            pen.masks.moveTo(0, 128);
            pen.masks.lineTo(1900, 196);
            pen.masks.lineTo(0, 206);
            pen.masks.fill();
            pen.ribs(0.25, 0.7, 0.008, 26, 0.55, 0.98);
            pen.groove(0.8, 0.03, 20);
          },
        ),
      },
    ];
  }
  const pods = lugged(L, {
    bottom: floor,
    height: () => 0.004,
    offset: 0.001,
    depth: 0.0026,
    every: 0.05,
    wallDepth: 0.004,
  });
  return [
    { layer: pods, slot: { colour: 'accent', surface: 'rubber' }, faces: 'bottom' },
    {
      layer: {
        bottom: (x) => floor(x) + 0.003,
        top: (x) => featherAt(x) + 0.003 + 0.009 * smooth(0.2, 0, x) + 0.0025 * Math.sin(x * 9),
        side: (h, s) =>
          0.0025 + 0.0075 * Math.sin(Math.PI * Math.min(1, h * 0.92)) * mix(1, 0.55, smooth(0.55, 0.9, Math.abs(s))),
        round: 0.004,
        rows: 40,
      },
      slot: foam,
      faces: 'top',
      paint: wallPaint({ red: { colour: ['sole', 'main', 0.5], surface: 'foam' } }, (pen) => {
        pen.groove(0.48, 0.035, 34);
        for (let k = 0; k < 3; k++) {
          pen.relief.save();
          pen.relief.filter = 'blur(4px)';
          pen.relief.globalCompositeOperation = 'difference';
          pen.relief.strokeStyle = 'rgb(30,0,0)';
          pen.relief.lineWidth = 10;
          pen.relief.beginPath();
          pen.relief.moveTo(100 + k * 90, 130);
          pen.relief.bezierCurveTo(700 + k * 60, 130, 1100, 170 + k * 22, 1700 - k * 200, 190 + k * 22);
          pen.relief.stroke();
          pen.relief.restore();
        }
      }),
    },
  ];
}
