export type Point = readonly [number, number];

/** Smooth function through points sorted by their first number; flat beyond the ends, no overshoot between. */
export function curve(points: readonly Point[]): (x: number) => number {
  const n = points.length;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const slopes = points.map((_, i) => {
    if (i === 0 || i === n - 1) return 0;
    const a = ((ys[i] as number) - (ys[i - 1] as number)) / ((xs[i] as number) - (xs[i - 1] as number));
    const b = ((ys[i + 1] as number) - (ys[i] as number)) / ((xs[i + 1] as number) - (xs[i] as number));
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  if (n > 1) {
    slopes[0] = ((ys[1] as number) - (ys[0] as number)) / ((xs[1] as number) - (xs[0] as number));
    slopes[n - 1] = ((ys[n - 1] as number) - (ys[n - 2] as number)) / ((xs[n - 1] as number) - (xs[n - 2] as number));
  }
  return (x) => {
    if (x <= (xs[0] as number)) return ys[0] as number;
    for (let i = 1; i < n; i++) {
      const x1 = xs[i] as number;
      if (x > x1) continue;
      const x0 = xs[i - 1] as number;
      const h = x1 - x0;
      const t = (x - x0) / h;
      const t2 = t * t;
      const t3 = t2 * t;
      return (
        (2 * t3 - 3 * t2 + 1) * (ys[i - 1] as number) +
        (t3 - 2 * t2 + t) * h * (slopes[i - 1] as number) +
        (3 * t2 - 2 * t3) * (ys[i] as number) +
        (t3 - t2) * h * (slopes[i] as number)
      );
    }
    return ys[n - 1] as number;
  };
}

/** Points evenly spaced by length along a smooth line through the given ones: position at 0..1. */
export function path(points: readonly Point[], closed = false): (q: number) => [number, number] {
  const n = points.length;
  const get = (k: number): Point => {
    if (closed) return points[((k % n) + n) % n] as Point;
    if (k < 0) {
      const [a, b] = [points[0] as Point, points[1] as Point];
      return [2 * a[0] - b[0], 2 * a[1] - b[1]];
    }
    if (k >= n) {
      const [a, b] = [points[n - 1] as Point, points[n - 2] as Point];
      return [2 * a[0] - b[0], 2 * a[1] - b[1]];
    }
    return points[k] as Point;
  };
  const spans = closed ? n : n - 1;
  const fine: [number, number][] = [];
  const steps = 48;
  for (let i = 0; i < spans; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < steps + (i === spans - 1 ? 1 : 0); k++) {
      const f = k / steps;
      const f2 = f * f;
      const f3 = f2 * f;
      const w = [
        0.5 * (-f + 2 * f2 - f3),
        0.5 * (2 - 5 * f2 + 3 * f3),
        0.5 * (f + 4 * f2 - 3 * f3),
        0.5 * (f3 - f2),
      ] as const;
      fine.push(
        [0, 1].map(
          (c) =>
            w[0] * (p0[c] as number) + w[1] * (p1[c] as number) + w[2] * (p2[c] as number) + w[3] * (p3[c] as number),
        ) as [number, number],
      );
    }
  }
  const lengths = [0];
  for (let i = 1; i < fine.length; i++) {
    const [a, b] = [fine[i - 1] as Point, fine[i] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = lengths.at(-1) as number;
  return (q) => {
    const want = Math.min(1, Math.max(0, q)) * total;
    let low = 0;
    let high = lengths.length - 1;
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if ((lengths[mid] as number) <= want) low = mid;
      else high = mid;
    }
    const span = (lengths[high] as number) - (lengths[low] as number) || 1;
    const f = (want - (lengths[low] as number)) / span;
    const [a, b] = [fine[low] as Point, fine[high] as Point];
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
}

export const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
