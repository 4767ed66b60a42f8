import { type BufferGeometry, Vector3 } from 'three';
import { gridSurface } from '../studio/shapes.ts';
import { smooth } from './curve.ts';
import type { Footprint } from './footprint.ts';

/** One layer of a sole: heights in metres over x share, edge offsets in metres from the footprint. */
export type Layer = Readonly<{
  bottom: (x: number) => number;
  top: (x: number) => number;
  /** Offset of the side over h 0 (bottom) to 1 (top) and s. */
  side: (h: number, s: number) => number;
  /** Radius of the lower and upper edge, metres. */
  round?: number;
  /** Extra length behind and in front is part of `side`. Rows of the wall. */
  rows?: number;
  /** Lifts the bottom face: tread, sipes. */
  tread?: (x: number, z: number) => number;
}>;

const around = 640;

function edgePoint(footprint: Footprint, layer: Layer, s: number, h: number, pull: number): Vector3 {
  const [x, z] = footprint.at(s);
  const [ox, oz] = footprint.outward(s);
  const share = Math.min(1, Math.max(0, x / footprint.length));
  const offset = layer.side(h, s) - pull;
  const low = layer.bottom(share);
  return new Vector3(x + ox * offset, low + (layer.top(share) - low) * h, z + oz * offset);
}

/** The side of a layer with round edges; uv = (|s|, height 0..1). */
export function sideWall(footprint: Footprint, layer: Layer): BufferGeometry {
  const rows = layer.rows ?? 22;
  const round = layer.round ?? 0.0012;
  const geometry = gridSurface(
    around,
    rows,
    (u, v) => {
      const s = u * 2 - 1;
      const [x] = footprint.at(s);
      const share = x / footprint.length;
      const thickness = Math.max(0.001, layer.top(share) - layer.bottom(share));
      const r = Math.min(round, thickness / 2) / thickness;
      let h = v;
      let pull = 0;
      const k = 4 / rows;
      if (v < k) {
        const a = (1 - v / k) * (Math.PI / 2);
        h = r * (1 - Math.sin(a));
        pull = r * thickness * (1 - Math.cos(a));
      } else if (v > 1 - k) {
        const a = ((v - 1 + k) / k) * (Math.PI / 2);
        h = 1 - r * (1 - Math.sin(a));
        pull = r * thickness * (1 - Math.cos(a));
      } else h = r + ((v - k) / (1 - 2 * k)) * (1 - 2 * r);
      return edgePoint(footprint, layer, s, h, pull);
    },
    { closeU: true },
  );
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, Math.abs(uv.getX(i) * 2 - 1));
  return geometry;
}

/** Upper or lower face of a layer, closed across; uv = plan (x, z) in shares of the length, z shifted by 0.5. */
export function face(footprint: Footprint, layer: Layer, which: 'top' | 'bottom'): BufferGeometry {
  const rows = which === 'bottom' && layer.tread ? 90 : 26;
  const round = layer.round ?? 0.0012;
  const h = which === 'top' ? 1 : 0;
  const L = footprint.length;
  const geometry = gridSurface(
    which === 'bottom' && layer.tread ? 420 : 200,
    rows,
    (u, v) => {
      const s = 0.001 + u * 0.998;
      const a = edgePoint(footprint, layer, s, h, round);
      const b = edgePoint(footprint, layer, -s, h, round);
      const p = a.lerp(b, v);
      // The tread fades towards the edge, so that face and wall stay joined.
      const lift =
        which === 'bottom' && layer.tread ? layer.tread(p.x / L, p.z) * smooth(0.01, 0.06, Math.min(v, 1 - v)) : 0;
      p.y += lift;
      return p;
    },
    { flip: which === 'bottom' },
  );
  const uv = geometry.getAttribute('uv');
  const p = geometry.getAttribute('position');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, p.getX(i) / L, p.getZ(i) / L + 0.5);
  return geometry;
}
