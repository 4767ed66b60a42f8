import { type Group, Vector3 } from 'three';
import { mix } from '../shoes/curve.ts';
import type { Kit, Slot } from '../studio/model.ts';
import { gridSurface, through } from '../studio/shapes.ts';
import type { Upper } from './upper.ts';

export type CollarSpec = Readonly<{
  /** Height of the standing collar, metres. */
  height: number;
  slot: Slot;
  inside: Slot;
  /** 0 = closed in front, 1 = falls open to the sides. */
  open: number;
}>;

/** A standing collar of two layers round the neck, open in the middle of the front. */
export function collarOf(group: Group, kit: Kit, upper: Upper, spec: CollarSpec): void {
  const ring = upper.neckRing(0, 0);
  const n = ring.points.length;
  // Begin in the middle of the front instead of at the shoulder.
  let middle = 0;
  ring.points.forEach((p, i) => {
    const best = ring.points[middle] as Vector3;
    if (p.z > 0 && Math.abs(p.x) < Math.abs(best.x)) middle = i;
  });
  const points = ring.points.map((_, i) => ring.points[(i + middle) % n] as Vector3);
  const thickness = 0.004;
  const gap = 0.004 + spec.open * 0.006;
  const layer = (inner: boolean) =>
    gridSurface(
      240,
      34,
      (u, v) => {
        const t = gap + (1 - 2 * gap) * u;
        const p = through(points, t, true);
        const front = Math.max(0, Math.cos(t * Math.PI * 2));
        const round = v > 0.93 ? Math.sqrt(Math.max(0, 1 - ((v - 0.93) / 0.07) ** 2)) : 1;
        const lean = mix(0.86, 0.86 + spec.open * 0.32, front);
        const flat = new Vector3(p.x, 0, p.z).normalize();
        const fall = spec.open * front * 0.5;
        const y = p.y - 0.006 + v * spec.height * (1 - fall * v);
        const sag = 0.0018 * Math.sin(t * 31) * v;
        return new Vector3(
          p.x * mix(1, lean, v),
          y,
          p.z * mix(1, mix(0.8, 1.06, front * spec.open), v),
        ).addScaledVector(
          flat,
          (inner ? -thickness * 0.5 : thickness * 0.5) * round + sag + 0.004 * Math.sin(v * Math.PI),
        );
      },
      { flip: inner },
    );
  group.add(kit.mesh(layer(false), spec.slot, { doubleSided: true }));
  group.add(kit.mesh(layer(true), spec.inside, { doubleSided: true }));
}
