import { BufferGeometry, Float32BufferAttribute, type Mesh } from 'three';
import type { Kit, Paint } from '../../studio/model.ts';

/** Where something stands on a ledge: the rock is level there. Metres. */
export type Stand = Readonly<{ x: number; z: number; radius: number }>;

export type Ledge = Readonly<{
  /** From side to side and from front to back, metres; the middle is the origin. */
  width: number;
  depth: number;
  seed: number;
  stands: readonly Stand[];
  /** Share of the rock that lichen covers, 0 to 1. */
  lichen: number;
  /** Share that is wet, 0 to 1. */
  wet: number;
}>;

const columns = 420;

/** A back of granite as ice leaves it: level where something stands, falling away before and behind. */
export function graniteLedge(kit: Kit, ledge: Ledge): Mesh {
  const { width, depth } = ledge;
  const rows = Math.round((columns * depth) / width);
  const field = noiseField(kit.random(ledge.seed));
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows];
      const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
      positions.push(x, heightAt(field, ledge, x, z), z);
      uvs.push(u, 1 - v);
      if (i === columns || j === rows) continue;
      const at = j * (columns + 1) + i;
      index.push(at, at + columns + 1, at + 1, at + 1, at + columns + 1, at + columns + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return kit.mesh(
    geometry,
    { colour: '#77706a', surface: 'suede', grain: 5, relief: 1.8, roughness: 0 },
    { paint: granitePaint(ledge, field) },
  );
}

export type Field = (x: number, y: number, octaves: number) => number;

function heightAt(field: Field, { depth, stands }: Ledge, x: number, z: number): number {
  const free = Math.min(
    1,
    ...stands.map((stand) => smooth(stand.radius, stand.radius + 0.16, Math.hypot(x - stand.x, (z - stand.z) * 1.2))),
  );
  const back = (field(x * 2.3 + 9, z * 2.3, 4) - 0.5) * 0.17;
  const steps = smooth(0.47, 0.53, field(x * 3.1, z * 5.2 + 4, 3)) * 0.02;
  const grain = (field(x * 26, z * 26, 4) - 0.5) * 0.012;
  const edge = 0.03 * (field(x * 4 + 31, 2, 3) - 0.5);
  const fall =
    -0.55 * smooth(0.34 * depth + edge, 0.6 * depth, z) - 0.5 * smooth(0.27 * depth + edge, 0.55 * depth, -z);
  return free * (back + steps - 0.01) + (0.25 + 0.75 * free) * grain - 0.0015 * (1 - free) + fall;
}

/** Grains of mica, cracks, lichen and wet places, drawn from above. */
function granitePaint(ledge: Ledge, field: Field): Paint {
  const [width, height] = [3072, Math.round((3072 * ledge.depth) / ledge.width)];
  return {
    width,
    height,
    depth: 0.006,
    red: { colour: '#948c84', surface: 'suede', grain: 5, relief: 2 },
    green: { colour: '#93793c', surface: 'suede', grain: 3, relief: 3 },
    blue: { colour: '#46423e', surface: 'suede', grain: 5, relief: 0.8, roughness: -0.62 },
    draw(masks, relief) {
      const mask = masks.getImageData(0, 0, width, height);
      const bump = relief.getImageData(0, 0, width, height);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const [a, b] = [(x / width) * ledge.width, (y / width) * ledge.width];
          const speck = field(a * 420, b * 420, 3);
          const pale = smooth(0.5, 0.66, speck) * 0.7;
          const patch = field(a * 11 + 51, b * 11 + 3, 6);
          const lichen =
            smooth(0.74 - 0.22 * ledge.lichen, 0.78 - 0.2 * ledge.lichen, patch) *
            smooth(0.4, 0.55, field(a * 130, b * 130, 3));
          const wet = smooth(0.66 - 0.3 * ledge.wet, 0.86 - 0.3 * ledge.wet, field(a * 3.2 + 7, b * 4.4 + 77, 4));
          const crack = crackAt(field, a, b);
          const at = (y * width + x) * 4;
          mask.data[at] = 255 * pale * (1 - lichen) * (1 - wet);
          mask.data[at + 1] = 255 * lichen * (1 - wet);
          mask.data[at + 2] = 255 * wet;
          bump.data[at] = 128 + 90 * (field(a * 60, b * 60, 4) - 0.5) - 100 * crack;
          bump.data[at + 2] = 235 * crack;
        }
      }
      masks.putImageData(mask, 0, 0);
      relief.putImageData(bump, 0, 0);
    },
  };
}

/** 1 in a joint of the rock. */
function crackAt(field: Field, x: number, z: number): number {
  const bent = (field(x * 5, z * 5, 4) - 0.5) * 0.16;
  const gap = Math.abs(((((x * 0.42 + z * 1.1 + bent) % 0.62) + 0.62) % 0.62) - 0.31);
  return smooth(0.0045, 0.0005, gap) * smooth(0.42, 0.5, field(x * 2 + 70, z * 2, 3));
}

/** Value noise in octaves, 0 to 1. */
export function noiseField(random: () => number): Field {
  const values = Float32Array.from({ length: 65_536 }, random);
  const at = (i: number, j: number) => values[((i & 255) << 8) | (j & 255)] ?? 0;
  const once = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
  return (x, y, octaves) => {
    let [sum, weight, all] = [0, 0.5, 0];
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * once(x * 2 ** octave + octave * 17.3, y * 2 ** octave + octave * 31.7);
      all += weight;
      weight *= 0.5;
    }
    return sum / all;
  };
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

export function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
