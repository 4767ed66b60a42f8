import type { Shape } from './outline.ts';

export type Height = (x: number, y: number) => number;

export type Fullness = Readonly<{
  /** Half depth of the widest part over its half width. */
  depth: number;
  /** Half width that `depth` is meant for, metres. */
  width: number;
  /** 1 = ellipse; smaller makes narrow parts (sleeves) rounder compared with wide ones. */
  plump?: number;
}>;

const cell = 0.006;

/**
 * Blows a flat shape up as air would: the square root of the solution of Poisson's equation, which is an ellipse across any
 * long strip. Seam edges lie at 0, open edges keep the height of the cloth next to them. Metres.
 */
export function inflate(shape: Shape, { depth, width, plump = 0.75 }: Fullness): Height {
  const { x0, y0, x1, y1 } = shape.box;
  const columns = Math.ceil((x1 - x0) / cell) + 3;
  const rows = Math.ceil((y1 - y0) / cell) + 3;
  const [left, low] = [x0 - cell, y0 - cell];
  // 0 = inside, 1 = outside a seam edge, 2 = outside an open edge.
  const kind = new Uint8Array(columns * rows);
  const h = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [left + i * cell, low + j * cell];
      const k = j * columns + i;
      if (!shape.inside(x, y)) kind[k] = shape.nearest(x, y).edge === 'open' ? 2 : 1;
      else h[k] = width * width * 0.3;
    }
  }
  const relax = 1.93;
  for (let turn = 0; turn < 260; turn++) {
    for (let j = 1; j < rows - 1; j++) {
      for (let i = 1; i < columns - 1; i++) {
        const k = j * columns + i;
        if (kind[k] !== 0) continue;
        let sum = 0;
        let count = 0;
        for (let side = 0; side < 4; side++) {
          const m = side === 0 ? k - 1 : side === 1 ? k + 1 : side === 2 ? k - columns : k + columns;
          if (kind[m] === 2) continue;
          count++;
          sum += h[m] as number;
        }
        if (count === 0) continue;
        const wanted = (sum + cell * cell * (count / 4)) / count;
        h[k] = (h[k] as number) + relax * (wanted - (h[k] as number));
      }
    }
  }
  return (x, y) => {
    const fx = Math.min(columns - 1.001, Math.max(0, (x - left) / cell));
    const fy = Math.min(rows - 1.001, Math.max(0, (y - low) / cell));
    const [i, j] = [Math.floor(fx), Math.floor(fy)];
    let sum = 0;
    let weight = 0;
    for (const [a, b] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const k = (j + b) * columns + i + a;
      if (kind[k] === 2) continue;
      const w = (a ? fx - i : 1 - (fx - i)) * (b ? fy - j : 1 - (fy - j)) + 1e-9;
      sum += w * (h[k] as number);
      weight += w;
    }
    const r = weight > 0 ? Math.sqrt(Math.max(0, 2 * 2 * (sum / weight) * 0.5)) : 0;
    return depth * width ** (1 - plump) * r ** plump;
  };
}
