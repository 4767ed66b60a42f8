import { type Point, path } from '../shoes/curve.ts';

/** `seam` edges close front and back together; `open` edges (hem, cuff, neck) stand apart; they keep the height of their neighbours. */
export type Edge = 'seam' | 'open';
export type Run = Readonly<{ points: readonly Point[]; edge: Edge }>;
export type Outline = readonly Run[];

/** A smooth line through points, as a dense polyline. */
export function line(points: readonly Point[], steps = 12): Point[] {
  if (points.length < 3) return [...points];
  const at = path(points);
  const n = (points.length - 1) * steps;
  return Array.from({ length: n + 1 }, (_, i) => at(i / n));
}

/**
 * The right half, from the bottom centre to the top centre, completed by its mirror image. The first and last run
 * continue smoothly across the middle.
 */
export function mirrored(half: Outline): Outline {
  const across = (points: readonly Point[]) => [...points, ...turned([...points].reverse().slice(1))];
  const [first, last] = [half[0] as Run, half.at(-1) as Run];
  const between = half.slice(1, -1);
  const bottom = turned([...across([...first.points].reverse())]);
  return [
    { edge: first.edge, points: bottom },
    ...between,
    { edge: last.edge, points: across(last.points) },
    ...[...between].reverse().map((run): Run => ({ edge: run.edge, points: turned([...run.points].reverse()) })),
  ];
}

export const turned = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]);

/** A smooth closed outline of one kind of edge. */
export const loop = (points: readonly Point[], edge: Edge = 'seam'): Outline => [
  { points: [...points, points[0] as Point], edge },
];

const square = 0.03;

type Segment = Readonly<{ a: Point; b: Point; edge: Edge }>;
export type Nearest = { distance: number; x: number; y: number; edge: Edge };

/** An outline indexed for queries: inside or outside, nearest edge and its kind. Metres. */
export class Shape {
  readonly segments: readonly Segment[];
  readonly polygon: readonly Point[];
  /** Facts of squares of `square` metres: distance of their middle from the outline, below 0 outside. */
  private readonly squares = new Map<number, number>();
  readonly box: Readonly<{ x0: number; y0: number; x1: number; y1: number }>;

  constructor(outline: Outline, steps = 12) {
    const segments: Segment[] = [];
    const polygon: Point[] = [];
    for (const run of outline) {
      const dense = line(run.points, steps);
      for (let i = 1; i < dense.length; i++) {
        segments.push({ a: dense[i - 1] as Point, b: dense[i] as Point, edge: run.edge });
        polygon.push(dense[i - 1] as Point);
      }
    }
    this.segments = segments;
    this.polygon = polygon;
    const xs = polygon.map((p) => p[0]);
    const ys = polygon.map((p) => p[1]);
    this.box = { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  }

  /** Inside and far from the edge (1), outside and far (-1), or near enough to ask precisely (0). */
  private farFrom(x: number, y: number): -1 | 0 | 1 {
    const [i, j] = [Math.floor(x / square), Math.floor(y / square)];
    const key = i * 4096 + j;
    let known = this.squares.get(key);
    if (known === undefined) {
      const [mx, my] = [(i + 0.5) * square, (j + 0.5) * square];
      known = this.exactNearest(mx, my).distance * (this.exactInside(mx, my) ? 1 : -1);
      this.squares.set(key, known);
    }
    return known > square * 1.1 ? 1 : known < -square * 1.1 ? -1 : 0;
  }

  inside(x: number, y: number): boolean {
    const far = this.farFrom(x, y);
    return far === 0 ? this.exactInside(x, y) : far === 1;
  }

  /** True where the outline is further away than any edge treatment reaches. */
  isFar(x: number, y: number): boolean {
    return this.farFrom(x, y) !== 0;
  }

  private exactInside(x: number, y: number): boolean {
    let odd = false;
    for (const { a, b } of this.segments) {
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    }
    return odd;
  }

  /** The nearest point of the outline, of one kind of edge if given. */
  nearest(x: number, y: number, edge?: Edge): Nearest {
    return this.exactNearest(x, y, edge);
  }

  private exactNearest(x: number, y: number, edge?: Edge): Nearest {
    const best: Nearest = { distance: 9, x, y, edge: edge ?? 'seam' };
    let least = 81;
    for (const segment of this.segments) {
      if (edge && segment.edge !== edge) continue;
      const { a, b } = segment;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const l = dx * dx + dy * dy;
      const t = l === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / l));
      const [px, py] = [a[0] + dx * t, a[1] + dy * t];
      const d = (x - px) ** 2 + (y - py) ** 2;
      if (d < least) {
        least = d;
        best.x = px;
        best.y = py;
        best.edge = segment.edge;
      }
    }
    best.distance = Math.sqrt(least);
    return best;
  }
}
