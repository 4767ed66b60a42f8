import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Height } from './inflate.ts';
import type { Shape } from './outline.ts';

export type SheetOptions = Readonly<{
  /** Edge length of the grid, metres. */
  cell?: number;
  /** Leaves the edge out, for cloth that only casts shadows. */
  inner?: boolean;
  /** Faces -z instead of +z. */
  back?: boolean;
  /** Where uv 0..1 lies; by default the bounding box of the shape. */
  frame?: Frame;
}>;
/** A rectangle in the plane of the garment, metres. */
export type Frame = Readonly<{ x0: number; y0: number; x1: number; y1: number }>;

/** A sheet of cloth over a flat shape: `height` is its z everywhere. Vertices near the outline are drawn onto it. */
export function sheet(shape: Shape, height: Height, options: SheetOptions = {}): BufferGeometry {
  const cell = options.cell ?? 0.0044;
  const { x0, y0, x1, y1 } = shape.box;
  const frame = options.frame ?? shape.box;
  const columns = Math.ceil((x1 - x0) / cell) + 3;
  const rows = Math.ceil((y1 - y0) / cell) + 3;
  const number = new Int32Array(columns * rows).fill(-1);
  const positions: number[] = [];
  const uvs: number[] = [];
  const onEdge: boolean[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      let x = x0 + (i - 1) * cell;
      let y = y0 + (j - 1) * cell;
      const within = shape.inside(x, y);
      const near = shape.isFar(x, y) ? { distance: 1, x, y } : shape.nearest(x, y);
      if (options.inner && (!within || near.distance < 0.005)) continue;
      if (!within && near.distance > cell * 0.72) continue;
      const edge = !options.inner && (near.distance < cell * 0.5 || !within);
      if (edge) {
        x = near.x;
        y = near.y;
      }
      onEdge.push(edge);
      number[j * columns + i] = positions.length / 3;
      positions.push(x, y, height(x, y));
      uvs.push((x - frame.x0) / (frame.x1 - frame.x0), (y - frame.y0) / (frame.y1 - frame.y0));
    }
  }
  const index: number[] = [];
  const face = (a: number, b: number, c: number) => {
    if (a < 0 || b < 0 || c < 0) return;
    // Only where all three lie on the outline can a face bridge a notch of it.
    if (onEdge[a] && onEdge[b] && onEdge[c]) {
      const [mx, my] = [a, b, c].reduce(
        ([x, y], k) => [x + (positions[k * 3] as number) / 3, y + (positions[k * 3 + 1] as number) / 3],
        [0, 0],
      ) as [number, number];
      if (!shape.inside(mx, my)) return;
    }
    if (options.back) index.push(a, c, b);
    else index.push(a, b, c);
  };
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const k = j * columns + i;
      const [a, b, c, d] = [number[k], number[k + 1], number[k + columns], number[k + columns + 1]] as [
        number,
        number,
        number,
        number,
      ];
      // The missing corner decides the diagonal.
      if (a < 0) face(b, d, c);
      else if (d < 0) face(a, b, c);
      else {
        face(a, b, d);
        face(a, d, c);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
