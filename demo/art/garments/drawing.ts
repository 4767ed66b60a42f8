import type { Point } from '../shoes/curve.ts';
import { type Mask, type PanelOptions, Panels } from '../shoes/panels.ts';
import type { Paint, Slot } from '../studio/model.ts';
import { line } from './outline.ts';
import type { Frame } from './sheet.ts';

export const mainCloth: Slot = { colour: 'main', surface: 'main' };

const masksOf: Record<Mask, string> = { own: '#000000', red: '#ff0000', green: '#00ff00', blue: '#0000ff' };

/** Draws panels, seams, stitches, ribs and stripes on cloth, in metres in the plane of the garment. */
export class Drawing {
  readonly panels: Panels;
  private readonly frame: Frame;
  private readonly depth: number;
  readonly scale: number;

  constructor(masks: CanvasRenderingContext2D, relief: CanvasRenderingContext2D, frame: Frame, depth: number) {
    this.frame = frame;
    this.depth = depth;
    this.scale = masks.canvas.width / (frame.x1 - frame.x0);
    this.panels = new Panels(masks, relief, this.scale, depth);
  }

  private st(points: readonly Point[]): Point[] {
    const { x0, y0, x1, y1 } = this.frame;
    return points.map(([x, y]): Point => [(x - x0) / (x1 - x0), (y - y0) / (y1 - y0)]);
  }

  private trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
    context.beginPath();
    for (const [s, t] of this.st(points)) context.lineTo(s * context.canvas.width, (1 - t) * context.canvas.height);
  }

  /** A closed panel with corners where its points are. */
  panel(points: readonly Point[], options: PanelOptions = {}): void {
    this.panels.panel(this.st(points), { ...options, straight: true });
  }

  /** A groove with rows of stitches beside it (signed distances to its left, metres). */
  seam(points: readonly Point[], stitches: readonly number[] = [], depth = -0.0005, width = 0.0022): void {
    const dense = line(points);
    this.panels.seam(this.st(dense), depth, width, 0.8, true);
    for (const by of stitches) this.stitch(dense, by);
  }

  private traceAll(context: CanvasRenderingContext2D, lines: readonly (readonly Point[])[]): void {
    context.beginPath();
    for (const one of lines) {
      this.st(one).forEach(([s, t], i) => {
        const [x, y] = [s * context.canvas.width, (1 - t) * context.canvas.height];
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      });
    }
  }

  /** Raised or sunken lines without a dark seam. */
  welts(lines: readonly (readonly Point[])[], depth: number, width: number): void {
    const { relief } = this.panels;
    relief.save();
    relief.filter = `blur(${width * 0.28 * this.scale}px)`;
    relief.lineWidth = width * this.scale;
    relief.globalCompositeOperation = depth < 0 ? 'difference' : 'lighter';
    relief.strokeStyle = `rgb(${Math.round((Math.abs(depth) / this.depth) * 255)},0,0)`;
    this.traceAll(
      relief,
      lines.map((one) => line(one)),
    );
    relief.stroke();
    relief.restore();
  }

  welt(points: readonly Point[], depth: number, width: number): void {
    this.welts([points], depth, width);
  }

  stitch(points: readonly Point[], by = 0): void {
    const dense = line(points);
    const moved = dense.map((p, i): Point => {
      const a = dense[Math.max(0, i - 1)] as Point;
      const b = dense[Math.min(dense.length - 1, i + 1)] as Point;
      const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [p[0] - ((b[1] - a[1]) / d) * by, p[1] + ((b[0] - a[0]) / d) * by];
    });
    this.panels.stitch(this.st(moved), true);
  }

  /** Colour only, without an edge. */
  colour(points: readonly Point[], mask: Mask): void {
    const { masks } = this.panels;
    masks.fillStyle = masksOf[mask];
    this.trace(masks, points);
    masks.fill();
  }

  /** A coloured line of a width in metres (knitted stripe, piping). */
  stripe(points: readonly Point[], width: number, mask: Mask): void {
    const { masks } = this.panels;
    masks.save();
    masks.lineCap = 'butt';
    masks.lineWidth = width * this.scale;
    masks.strokeStyle = masksOf[mask];
    this.trace(masks, line(points));
    masks.stroke();
    masks.restore();
  }

  /** Ribs between two edges that run alongside each other; `every` is the width of one rib. */
  ribs(from: readonly Point[], to: readonly Point[], every = 0.0065, height = 0.0011): void {
    const [a, b] = [line(from), line(to)];
    const { relief } = this.panels;
    const length = a.reduce(
      (s, p, i) => (i === 0 ? 0 : s + Math.hypot(p[0] - (a[i - 1] as Point)[0], p[1] - (a[i - 1] as Point)[1])),
      0,
    );
    const n = Math.round(length / every);
    const pick = (l: readonly Point[], q: number): Point => {
      const f = Math.min(0.99999, q) * (l.length - 1);
      const i = Math.floor(f);
      const [p, r] = [l[i] as Point, l[i + 1] as Point];
      return [p[0] + (r[0] - p[0]) * (f - i), p[1] + (r[1] - p[1]) * (f - i)];
    };
    relief.save();
    relief.lineCap = 'butt';
    relief.filter = `blur(${every * 0.16 * this.scale}px)`;
    relief.globalCompositeOperation = 'difference';
    relief.lineWidth = every * 0.42 * this.scale;
    relief.strokeStyle = `rgb(${Math.round((height / this.depth) * 255)},0,0)`;
    const lines = Array.from({ length: n + 1 }, (_, k): Point[] => [pick(a, k / n), pick(b, k / n)]);
    // One path for all: each softened stroke of its own would soften the whole drawing again.
    this.traceAll(relief, lines);
    relief.stroke();
    relief.globalCompositeOperation = 'lighter';
    relief.lineWidth = every * 0.25 * this.scale;
    relief.strokeStyle = 'rgb(0,0,110)';
    relief.stroke();
    relief.restore();
  }
}

export type Slots = Readonly<{ red?: Slot; green?: Slot; blue?: Slot; stitch?: Slot }>;

/** A paint over a frame in metres. */
export function paintOver(frame: Frame, slots: Slots, draw: (drawing: Drawing) => void, pixels = 2200): Paint {
  const aspect = (frame.y1 - frame.y0) / (frame.x1 - frame.x0);
  const depth = 0.006;
  return {
    width: aspect > 1 ? Math.round(pixels / aspect) : pixels,
    height: aspect > 1 ? pixels : Math.round(pixels * aspect),
    depth,
    ...slots,
    draw: (masks, relief) => draw(new Drawing(masks, relief, frame, depth)),
  };
}
