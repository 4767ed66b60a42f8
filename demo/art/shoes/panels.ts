import { type Point, path } from './curve.ts';

export type Mask = 'own' | 'red' | 'green' | 'blue';

export type PanelOptions = Readonly<{
  mask?: Mask;
  /** Thickness above what lies below, in metres. */
  lift?: number;
  /** Rows of stitches at these distances inside the edge, metres. */
  stitches?: readonly number[];
  /** Straight between points instead of smooth. */
  straight?: boolean;
  /** Dark seam under the edge, 0..1. */
  seam?: number;
}>;

const colours: Record<Mask, string> = { own: '#000000', red: '#ff0000', green: '#00ff00', blue: '#0000ff' };

/** Draws panels, seams and stitches of an upper in (s, t) on the two drawings of a paint. */
export class Panels {
  readonly masks: CanvasRenderingContext2D;
  readonly relief: CanvasRenderingContext2D;
  private readonly width: number;
  private readonly height: number;
  /** Drawing pixels per metre. */
  readonly scale: number;
  private readonly depth: number;

  constructor(masks: CanvasRenderingContext2D, relief: CanvasRenderingContext2D, scale: number, depth: number) {
    this.masks = masks;
    this.relief = relief;
    this.width = masks.canvas.width;
    this.height = masks.canvas.height;
    this.scale = scale;
    this.depth = depth;
    masks.lineJoin = relief.lineJoin = 'round';
    masks.lineCap = relief.lineCap = 'round';
  }

  private pixels(points: readonly Point[], closed: boolean, straight: boolean): Point[] {
    const scaled = points.map(([s, t]): Point => [s * this.width, (1 - t) * this.height]);
    if (straight) return scaled;
    const along = path(scaled, closed);
    const n = Math.max(60, points.length * 24);
    return Array.from({ length: n + 1 }, (_, i) => along(i / n));
  }

  private trace(context: CanvasRenderingContext2D, line: readonly Point[], closed: boolean): void {
    context.beginPath();
    // biome-ignore lint/suspicious/useIterableCallbackReturn: the canvas calls return nothing
    line.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    if (closed) context.closePath();
  }

  private level(metres: number): number {
    return Math.round((metres / this.depth) * 255);
  }

  /** A closed panel laid on top of everything drawn so far. Points beyond 0..1 run over the edge. */
  panel(points: readonly Point[], options: PanelOptions = {}): void {
    const line = this.pixels(points, true, options.straight ?? false);
    const { masks, relief } = this;
    masks.save();
    this.trace(masks, line, true);
    masks.fillStyle = colours[options.mask ?? 'own'];
    masks.fill();
    masks.restore();
    relief.save();
    this.trace(relief, line, true);
    relief.globalCompositeOperation = 'multiply';
    relief.fillStyle = '#ff0000';
    relief.fill();
    relief.globalCompositeOperation = 'lighter';
    relief.filter = `blur(${0.00022 * this.scale}px)`;
    relief.fillStyle = `rgb(${this.level(options.lift ?? 0.0009)},0,0)`;
    relief.fill();
    relief.filter = `blur(${0.0003 * this.scale}px)`;
    relief.lineWidth = 0.0011 * this.scale;
    relief.strokeStyle = `rgb(0,0,${Math.round(170 * (options.seam ?? 1))})`;
    relief.stroke();
    relief.restore();
    for (const offset of options.stitches ?? []) this.stitchPixels(this.offset(line, offset * this.scale, true), true);
  }

  /** A row of stitches along an open line. */
  stitch(points: readonly Point[], straight = false): void {
    this.stitchPixels(this.pixels(points, false, straight), false);
  }

  /** A groove (depth below 0) or a welt (above 0) along an open line; width in metres. */
  seam(points: readonly Point[], depth: number, width: number, dark = 0.6, straight = false, closed = false): void {
    const line = this.pixels(points, closed, straight);
    const { relief } = this;
    relief.save();
    this.trace(relief, line, closed);
    relief.filter = `blur(${width * 0.28 * this.scale}px)`;
    relief.lineWidth = width * this.scale;
    relief.globalCompositeOperation = depth < 0 ? 'difference' : 'lighter';
    relief.strokeStyle = `rgb(${this.level(Math.abs(depth))},0,0)`;
    relief.stroke();
    if (dark > 0) {
      relief.globalCompositeOperation = 'lighter';
      relief.lineWidth = width * 0.55 * this.scale;
      relief.strokeStyle = `rgb(0,0,${Math.round(200 * dark)})`;
      relief.stroke();
    }
    relief.restore();
  }

  /** Short thread strokes across a line: whip stitches. */
  whip(points: readonly Point[], every: number, length: number, closed = false): void {
    const line = this.pixels(points, closed, false);
    const { relief } = this;
    relief.save();
    relief.globalCompositeOperation = 'lighter';
    let left = 0;
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1] as Point, line[i] as Point];
      const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [nx, ny] = [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
      while (left < d) {
        const f = left / d;
        const [x, y] = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
        const l = (length / 2) * this.scale;
        const lean = 0.25 * l;
        const [lx, ly] = [((b[0] - a[0]) / d) * lean, ((b[1] - a[1]) / d) * lean];
        relief.beginPath();
        relief.moveTo(x - nx * l - lx, y - ny * l - ly);
        relief.lineTo(x + nx * l + lx, y + ny * l + ly);
        relief.lineWidth = 0.0017 * this.scale;
        relief.strokeStyle = 'rgb(0,0,70)';
        relief.stroke();
        relief.lineWidth = 0.001 * this.scale;
        relief.strokeStyle = `rgb(${this.level(0.0004)},255,0)`;
        relief.stroke();
        left += every * this.scale;
      }
      left -= d;
    }
    relief.restore();
  }

  /** Round holes, e.g. punched air holes. */
  holes(points: readonly Point[], radius: number): void {
    const { relief } = this;
    relief.save();
    for (const [s, t] of points) {
      relief.beginPath();
      relief.ellipse(
        s * this.width,
        (1 - t) * this.height,
        radius * this.scale,
        radius * this.scale,
        0,
        0,
        Math.PI * 2,
      );
      relief.globalCompositeOperation = 'lighter';
      relief.fillStyle = 'rgb(0,0,255)';
      relief.fill();
      relief.globalCompositeOperation = 'difference';
      relief.fillStyle = `rgb(${this.level(0.0005)},0,0)`;
      relief.fill();
    }
    relief.restore();
  }

  private offset(line: readonly Point[], by: number, closed: boolean): Point[] {
    const n = line.length;
    let area = 0;
    for (let i = 0; i < n; i++) {
      const [a, b] = [line[i] as Point, line[(i + 1) % n] as Point];
      area += a[0] * b[1] - b[0] * a[1];
    }
    const turn = area > 0 ? 1 : -1;
    return line.map((p, i) => {
      const a = line[closed ? (i + n - 2) % n : Math.max(0, i - 2)] as Point;
      const b = line[closed ? (i + 2) % n : Math.min(n - 1, i + 2)] as Point;
      const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [p[0] - ((b[1] - a[1]) / d) * by * turn, p[1] + ((b[0] - a[0]) / d) * by * turn];
    });
  }

  private stitchPixels(line: readonly Point[], closed: boolean): void {
    const { relief, scale } = this;
    relief.save();
    relief.globalCompositeOperation = 'lighter';
    this.trace(relief, line, closed);
    relief.setLineDash([]);
    relief.filter = `blur(${0.0003 * scale}px)`;
    relief.lineWidth = 0.0013 * scale;
    relief.strokeStyle = 'rgb(0,0,72)';
    relief.stroke();
    relief.filter = 'none';
    relief.setLineDash([0.0017 * scale, 0.0013 * scale]);
    relief.lineWidth = 0.00062 * scale;
    relief.strokeStyle = `rgb(${this.level(0.00028)},255,0)`;
    relief.stroke();
    relief.restore();
  }
}
