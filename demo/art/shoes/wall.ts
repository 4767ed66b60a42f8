import type { Paint, Slot } from '../studio/model.ts';

/** What can be drawn on the side of a sole; y from 0 (bottom) to 1 (top), x along |s| 0..1. */
export type WallPen = Readonly<{
  band: (mask: 'red' | 'green' | 'blue', from: number, to: number) => void;
  groove: (y: number, thickness?: number, depth?: number) => void;
  /** Upright ribs between two heights. */
  ribs: (from: number, to: number, every: number, depth?: number, fromX?: number, toX?: number) => void;
  stitches: (y: number) => void;
  masks: CanvasRenderingContext2D;
  relief: CanvasRenderingContext2D;
  width: number;
  height: number;
}>;

/** Drawing of the side of a sole layer (uv = |s| and height). */
export function wallPaint(
  slots: { red?: Slot; green?: Slot; blue?: Slot; stitch?: Slot },
  draw: (pen: WallPen) => void,
): Paint {
  const width = 4096;
  const height = 256;
  return {
    width,
    height,
    depth: 0.004,
    ...slots,
    draw: (masks, relief) => {
      const y = (v: number) => (1 - v) * height;
      draw({
        masks,
        relief,
        width,
        height,
        band: (mask, from, to) => {
          masks.fillStyle = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' }[mask];
          masks.fillRect(0, y(to), width, (to - from) * height);
        },
        groove: (at, thickness = 0.03, depth = 30) => {
          relief.save();
          relief.filter = 'blur(2px)';
          relief.globalCompositeOperation = 'difference';
          relief.fillStyle = `rgb(${depth},0,0)`;
          relief.fillRect(0, y(at + thickness / 2), width, thickness * height);
          relief.globalCompositeOperation = 'lighter';
          relief.fillStyle = 'rgb(0,0,120)';
          relief.fillRect(0, y(at + thickness / 4), width, (thickness / 2) * height);
          relief.restore();
        },
        ribs: (from, to, every, depth = 26, fromX = 0, toX = 1) => {
          relief.save();
          relief.filter = 'blur(2px)';
          const step = every * width;
          for (let x = fromX * width; x < toX * width; x += step) {
            relief.globalCompositeOperation = 'difference';
            relief.fillStyle = `rgb(${depth},0,0)`;
            relief.fillRect(x, y(to), step * 0.45, (to - from) * height);
            relief.globalCompositeOperation = 'lighter';
            relief.fillStyle = 'rgb(0,0,60)';
            relief.fillRect(x + step * 0.08, y(to), step * 0.3, (to - from) * height);
          }
          relief.restore();
        },
        stitches: (at) => {
          relief.save();
          relief.globalCompositeOperation = 'lighter';
          relief.fillStyle = 'rgb(0,0,110)';
          relief.fillRect(0, y(at) - 7, width, 14);
          relief.fillStyle = 'rgb(14,255,0)';
          for (let x = 6; x < width; x += 38) relief.fillRect(x, y(at) - 4, 24, 8);
          relief.restore();
        },
      });
    },
  };
}
