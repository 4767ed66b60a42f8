import type { Finish } from './model.ts';

/** How a surface is lit: `tile` and `depth` in metres, the rest 0 to 1. */
export type SurfaceLook = Readonly<{
  tile: number;
  depth: number;
  roughness: number;
  /** Mirror-like share at normal incidence. */
  specular: number;
  /** Bright fuzz at grazing angles. */
  sheen: number;
  /** How strongly the tile varies colour. */
  mottle: number;
}>;

type Surface = SurfaceLook & { height: (u: number, v: number) => number; tone?: (u: number, v: number) => number };

const fract = (x: number) => x - Math.floor(x);
const clamp01 = (x: number) => Math.min(1, Math.max(0, x));
const hash = (x: number, y: number, seed: number) => fract(Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453);

/** Periodic value noise with `n` cells along the tile. */
function noise(u: number, v: number, n: number, seed: number): number {
  const x = fract(u) * n;
  const y = fract(v) * n;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const at = (a: number, b: number) => hash(a % n, b % n, seed);
  const low = at(i, j) * (1 - sx) + at(i + 1, j) * sx;
  const high = at(i, j + 1) * (1 - sx) + at(i + 1, j + 1) * sx;
  return low * (1 - sy) + high * sy;
}

function clouds(u: number, v: number, n: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0;
  for (let o = 0, a = 1; o < octaves; o++, a *= 0.55) {
    sum += a * noise(u, v, n * 2 ** o, seed + o);
    weight += a;
  }
  return sum / weight;
}

/** Nearest and second nearest jittered cell centre: [distance to the edge between them, random number of the cell]. */
function cells(u: number, v: number, n: number, seed: number): [number, number] {
  const x = fract(u) * n;
  const y = fract(v) * n;
  let first = 9;
  let second = 9;
  let id = 0;
  for (let dj = -1; dj <= 1; dj++) {
    for (let di = -1; di <= 1; di++) {
      const i = Math.floor(x) + di;
      const j = Math.floor(y) + dj;
      const a = (i + n) % n;
      const b = (j + n) % n;
      const d = Math.hypot(i + 0.15 + 0.7 * hash(a, b, seed) - x, j + 0.15 + 0.7 * hash(a, b, seed + 9) - y);
      if (d < first) {
        second = first;
        first = d;
        id = hash(a, b, seed + 21);
      } else if (d < second) second = d;
    }
  }
  return [second - first, id];
}

function weave(u: number, v: number, n: number): number {
  const x = u * n;
  const y = v * n;
  const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
  const across = Math.sin(Math.PI * fract(x));
  const along = Math.sin(Math.PI * fract(y));
  return over ? across * (0.55 + 0.45 * along) : along * (0.55 + 0.45 * across);
}

function knitted(u: number, v: number, columns: number, rows: number): number {
  const x = fract(u * columns);
  const leg = x < 0.5 ? x * 2 : (1 - x) * 2;
  const y = fract(v * rows + leg * 0.55);
  const across = Math.sin(Math.PI * fract(leg));
  return Math.sqrt(Math.max(0, Math.sin(Math.PI * y))) * (0.35 + 0.65 * across);
}

function meshed(u: number, v: number, n: number): number {
  const x = u * n;
  const y = v * n;
  const row = Math.floor(y);
  const dx = fract(x + (row % 2) * 0.5) - 0.5;
  const dy = fract(y) - 0.5;
  return clamp01((Math.hypot(dx, dy * 1.15) - 0.2) * 5);
}

const flat = () => 0.5;

const surfaces: Record<Finish, Surface> = {
  canvas: {
    tile: 0.0168,
    depth: 0.00017,
    roughness: 0.92,
    specular: 0.02,
    sheen: 0.1,
    mottle: 0.3,
    height: (u, v) => weave(u, v, 22) * (0.8 + 0.4 * noise(u, v, 22, 3)),
    tone: (u, v) => 0.5 + 0.7 * (weave(u, v, 22) - 0.6) + 0.5 * (noise(u * 1, v, 44, 5) - 0.5),
  },
  leather: {
    tile: 0.03,
    depth: 0.00013,
    roughness: 0.46,
    specular: 0.045,
    sheen: 0,
    mottle: 0.16,
    height: (u, v) => clamp01(cells(u, v, 30, 1)[0] * 3) * 0.75 + 0.3 * clouds(u, v, 16, 3, 2),
    tone: (u, v) => 0.35 + 0.3 * clamp01(cells(u, v, 30, 1)[0] * 3) + 0.3 * (clouds(u, v, 4, 3, 8) - 0.5),
  },
  suede: {
    tile: 0.026,
    depth: 0.00012,
    roughness: 0.96,
    specular: 0.012,
    sheen: 0.3,
    mottle: 0.27,
    height: (u, v) => clouds(u, v, 64, 2, 4),
    tone: (u, v) => 0.5 + 0.9 * (clouds(u, v, 5, 4, 6) - 0.5) + 0.75 * (noise(u, v, 110, 7) - 0.5),
  },
  knit: {
    tile: 0.02,
    depth: 0.00042,
    roughness: 0.9,
    specular: 0.015,
    sheen: 0.16,
    mottle: 0.5,
    height: (u, v) => knitted(u, v, 10, 14),
    tone: (u, v) => 0.2 + 0.55 * knitted(u, v, 10, 14) + 0.2 * noise(u, v, 60, 2),
  },
  mesh: {
    tile: 0.0208,
    depth: 0.0005,
    roughness: 0.8,
    specular: 0.025,
    sheen: 0.14,
    mottle: 0.85,
    height: (u, v) => meshed(u, v, 12) * (0.85 + 0.3 * noise(u, v, 80, 3)),
    tone: (u, v) => 0.08 + 0.45 * meshed(u, v, 12) + 0.1 * noise(u, v, 90, 1),
  },
  ripstop: {
    tile: 0.02,
    depth: 0.00016,
    roughness: 0.6,
    specular: 0.04,
    sheen: 0.05,
    mottle: 0.22,
    height: (u, v) => 0.35 * weave(u, v, 48) + (fract(u * 4) < 0.07 || fract(v * 4) < 0.07 ? 0.65 : 0),
    tone: (u, v) => 0.45 + (fract(u * 4) < 0.07 || fract(v * 4) < 0.07 ? 0.2 : 0) + 0.1 * noise(u, v, 60, 2),
  },
  rubber: {
    tile: 0.02,
    depth: 0.000035,
    roughness: 0.5,
    specular: 0.045,
    sheen: 0.03,
    mottle: 0.06,
    height: (u, v) => clouds(u, v, 40, 2, 9),
    tone: (u, v) => clouds(u, v, 8, 3, 2),
  },
  cork: {
    tile: 0.034,
    depth: 0.0003,
    roughness: 0.88,
    specular: 0.02,
    sheen: 0,
    mottle: 0.85,
    height: (u, v) => clamp01(cells(u, v, 16, 5)[0] * 2.6),
    tone: (u, v) => {
      const [edge, id] = cells(u, v, 16, 5);
      const fleck = noise(u, v, 34, 8) > 0.8 ? -0.42 : 0;
      return 0.28 + 0.42 * id + 0.12 * clamp01(edge * 4) + fleck * (1 - id * 0.5);
    },
  },
  wool: {
    tile: 0.024,
    depth: 0.0003,
    roughness: 0.98,
    specular: 0.008,
    sheen: 0.3,
    mottle: 0.45,
    height: (u, v) => clouds(u, v, 30, 3, 4),
    tone: (u, v) => 0.5 + 0.8 * (clouds(u, v, 24, 3, 11) - 0.5),
  },
  jersey: {
    tile: 0.016,
    depth: 0.00012,
    roughness: 0.95,
    specular: 0.012,
    sheen: 0.16,
    mottle: 0.25,
    height: (u, v) => knitted(u, v, 20, 26),
    tone: (u, v) => 0.3 + 0.4 * knitted(u, v, 20, 26) + 0.3 * (noise(u, v, 40, 5) - 0.3),
  },
  fleece: {
    tile: 0.04,
    depth: 0.0011,
    roughness: 1,
    specular: 0.004,
    sheen: 0.4,
    mottle: 0.5,
    height: (u, v) => Math.sqrt(clamp01(cells(u, v, 18, 2)[0] * 1.7)) * 0.7 + 0.3 * clouds(u, v, 40, 2, 3),
    tone: (u, v) => 0.25 + 0.35 * clamp01(cells(u, v, 18, 2)[0] * 2) + 0.3 * noise(u, v, 70, 4),
  },
  twill: {
    tile: 0.018,
    depth: 0.00016,
    roughness: 0.88,
    specular: 0.02,
    sheen: 0.1,
    mottle: 0.28,
    height: (u, v) => Math.abs(Math.sin(Math.PI * (u + v) * 20)) * (0.75 + 0.25 * Math.sin(Math.PI * 2 * 40 * v)),
    tone: (u, v) => 0.25 + 0.4 * Math.abs(Math.sin(Math.PI * (u + v) * 20)) + 0.3 * (noise(u, v, 50, 5) - 0.3),
  },
  foam: {
    tile: 0.018,
    depth: 0.00006,
    roughness: 0.78,
    specular: 0.025,
    sheen: 0.05,
    mottle: 0.08,
    height: (u, v) => clouds(u, v, 60, 2, 12),
    tone: (u, v) => clouds(u, v, 40, 2, 3),
  },
  metal: { tile: 0.02, depth: 0, roughness: 0.28, specular: 0.55, sheen: 0, mottle: 0, height: flat },
  gloss: { tile: 0.02, depth: 0, roughness: 0.16, specular: 0.05, sheen: 0, mottle: 0, height: flat },
  rope: {
    tile: 0.012,
    depth: 0.0004,
    roughness: 0.9,
    specular: 0.02,
    sheen: 0.15,
    mottle: 0.5,
    height: (u, v) =>
      Math.abs(Math.sin(Math.PI * (u * 8 + v * 8))) * (0.7 + 0.3 * Math.abs(Math.sin(Math.PI * (u * 8 - v * 8)))),
    tone: (u, v) => 0.2 + 0.5 * Math.abs(Math.sin(Math.PI * (u * 8 + v * 8))),
  },
  'skin-smooth': {
    tile: 0.03,
    depth: 0.00003,
    roughness: 0.4,
    specular: 0.045,
    sheen: 0,
    mottle: 0.08,
    height: (u, v) => clouds(u, v, 40, 3, 2),
    tone: (u, v) => clouds(u, v, 5, 3, 6),
  },
  webbing: {
    tile: 0.012,
    depth: 0.00026,
    roughness: 0.8,
    specular: 0.025,
    sheen: 0.1,
    mottle: 0.35,
    height: (u, v) => 0.6 * weave(u, v, 16) + 0.4 * Math.abs(Math.sin(Math.PI * v * 8)),
    tone: (u, v) => 0.25 + 0.4 * weave(u, v, 16),
  },
};

export const finishes = Object.keys(surfaces) as readonly Finish[];
export const lookOf = (finish: Finish): SurfaceLook => surfaces[finish];

export const tileSize = 256;

/** One RGBA tile per finish, in the order of `finishes`: slope along u, slope along v, tone, height; 128 = none. */
export function drawTiles(): Uint8Array {
  const n = tileSize;
  const out = new Uint8Array(n * n * 4 * finishes.length);
  finishes.forEach((finish, layer) => {
    const surface = surfaces[finish];
    const heights = new Float32Array(n * n);
    for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) heights[j * n + i] = surface.height(i / n, j / n);
    const at = (i: number, j: number) => heights[((j + n) % n) * n + ((i + n) % n)] as number;
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < n; i++) {
        const o = (layer * n * n + j * n + i) * 4;
        // Slopes per texel rarely exceed 0.5 in height units; stored ±1.
        out[o] = clamp01(0.5 + (at(i + 1, j) - at(i - 1, j)) / 2) * 255;
        out[o + 1] = clamp01(0.5 + (at(i, j + 1) - at(i, j - 1)) / 2) * 255;
        out[o + 2] = clamp01(surface.tone ? surface.tone(i / n, j / n) : 0.5) * 255;
        out[o + 3] = clamp01(at(i, j)) * 255;
      }
    }
  });
  return out;
}
