import { type Group, Vector3 } from 'three';
import { curve, mix, smooth } from '../../shoes/curve.ts';
import type { Kit, Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { unrestRound } from '../loft.ts';

/** A ribbed watch cap with its cuff turned up. */
export function beanie(group: Group, kit: Kit): void {
  const ribs = 46;
  const rib = (u: number, deep: number) => deep * (Math.abs(Math.cos(u * Math.PI * ribs)) - 0.6);
  const [w, d] = [0.088, 0.098];
  const out = curve([
    [0, 1],
    [0.3, 1.02],
    [0.55, 0.97],
    [0.75, 0.82],
    [0.88, 0.58],
    [0.96, 0.3],
    [1, 0.02],
  ]);
  const up = curve([
    [0, 0.03],
    [0.3, 0.075],
    [0.55, 0.118],
    [0.75, 0.148],
    [0.88, 0.163],
    [0.96, 0.168],
    [1, 0.165],
  ]);
  const dome = gridSurface(
    ribs * 9,
    70,
    (u, v) => {
      const a = u * Math.PI * 2;
      const r = out(v);
      const deep = rib(u, 0.0034) * smooth(0.02, 0.4, r) + 0.004 * unrestRound(u, v, 6, 4) * smooth(0, 0.3, r);
      const gather = (1 - smooth(0.05, 0.5, r)) * 0.008 * Math.cos(u * Math.PI * 2 * 8);
      return new Vector3(
        Math.cos(a) * (w * r + deep),
        up(v) + gather * 0.4 + 0.006 * Math.sin(a * 2 + 1) * v,
        Math.sin(a) * (d * r + deep) - 0.012 * v * v,
      );
    },
    { closeU: true, flip: true },
  );
  const slot: Slot = { colour: 'main', surface: 'main' };
  group.add(kit.mesh(dome, slot));
  const cuff = gridSurface(
    ribs * 9,
    60,
    (u, v) => {
      const a = u * Math.PI * 2 + 0.01;
      const t = v * Math.PI * 2;
      const fat = 0.0065;
      const y = 0.036 - Math.cos(t) * 0.034 + 0.0015 * Math.sin(a * 3);
      const o = Math.sin(t) * fat + (Math.sin(t) > 0 ? rib(u, 0.0034) : 0) + 0.006;
      return new Vector3(Math.cos(a) * (w + o), Math.max(0.0006, y), Math.sin(a) * (d + o));
    },
    { closeU: true, closeV: true, flip: true },
  );
  group.add(kit.mesh(cuff, slot));
  const label = Array.from({ length: 12 }, (_, k) => {
    const a = mix(1.36, 1.78, k / 11);
    return new Vector3(Math.cos(a) * (w + 0.0142), 0.034, Math.sin(a) * (d + 0.0142));
  });
  group.add(
    kit.mesh(
      tubeAlong(
        label,
        label.map((p) => new Vector3(p.x, 0, p.z).normalize()),
        { width: 0.022, thickness: 0.0016, squareness: 3, segments: 30 },
      ),
      { colour: 'accent', surface: 'canvas' },
    ),
  );
}
