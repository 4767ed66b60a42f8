import { type Group, Vector3 } from 'three';
import { mix, smooth } from '../../shoes/curve.ts';
import { Panels } from '../../shoes/panels.ts';
import type { Kit, Paint, Slot } from '../../studio/model.ts';
import { gridSurface, tubeAlong } from '../../studio/shapes.ts';
import { unrestRound } from '../loft.ts';

const main: Slot = { colour: 'main', surface: 'main' };
const second: Slot = { colour: 'second', surface: 'second' };

/** A lying barrel with webbing round it and a zip along the top. */
export function duffel(group: Group, kit: Kit): void {
  const [r, half] = [0.14, 0.27];
  const middle = r * 0.9;
  const at = (u: number, v: number, grow = 0): Vector3 => {
    // v runs from end to end; u round, 0 at the bottom.
    const x = mix(-half, half, v);
    const end = Math.min(v, 1 - v);
    const round = r * (0.84 + 0.16 * smooth(0, 0.12, end)) * (1 - 0.05 * smooth(0.2, 0.5, end));
    const a = u * Math.PI * 2 - Math.PI / 2;
    const soft = 0.007 * unrestRound(u, v, 7, 5) + 0.004 * unrestRound(u, v, 15, 12, 3);
    const rr = round + soft * smooth(0, 0.08, end) + grow;
    const y = middle + Math.sin(a) * rr * 0.96;
    return new Vector3(x, Math.max(y, 0.0015 + grow * 0.2), Math.cos(a) * rr * (y < 0.03 ? 1 + (0.03 - y) * 2.4 : 1));
  };
  const paint: Paint = {
    width: 2600,
    height: 2048,
    depth: 0.004,
    red: second,
    stitch: { colour: ['trim', 'main', 0.3], surface: 'webbing' },
    draw: (masks, relief) => {
      const panels = new Panels(masks, relief, 2600 / 0.88, 0.004);
      panels.panel(
        [
          [-0.1, -0.1],
          [0.16, -0.1],
          [0.16, 1.1],
          [-0.1, 1.1],
        ],
        { mask: 'red', lift: 0.001, straight: true, stitches: [0.003] },
      );
      panels.panel(
        [
          [0.84, -0.1],
          [1.1, -0.1],
          [1.1, 1.1],
          [0.84, 1.1],
        ],
        { mask: 'red', lift: 0.001, straight: true, stitches: [0.003] },
      );
    },
  };
  group.add(
    kit.mesh(
      gridSurface(200, 160, (u, v) => at(u, v), { closeU: true, flip: true }),
      main,
      { paint },
    ),
  );
  for (const side of [-1, 1]) {
    group.add(
      kit.mesh(
        gridSurface(
          120,
          40,
          (u, v) => {
            const p = at(u, side > 0 ? 1 : 0);
            const q = 1 - v;
            return new Vector3(p.x + side * 0.022 * (1 - q * q), middle + (p.y - middle) * q, p.z * q);
          },
          { closeU: true, flip: side > 0 },
        ),
        second,
      ),
    );
    const rim = Array.from({ length: 80 }, (_, k) => at(k / 80, side > 0 ? 1 : 0, 0.001));
    group.add(
      kit.mesh(tubeAlong(rim, undefined, { width: 0.009, thickness: 0.009, closed: true, segments: 200 }), {
        colour: 'trim',
        surface: 'webbing',
      }),
    );
  }
  const webbing: Slot = { colour: ['trim', 'second', 0.1], surface: 'webbing' };
  // Two straps all round with carrying loops, the zip along the top.
  for (const v of [0.3, 0.7]) {
    const band = Array.from({ length: 60 }, (_, k) => at(k / 60, v, 0.002));
    const normals = band.map((p) => new Vector3(0, p.y - middle, p.z).normalize());
    group.add(
      kit.mesh(
        tubeAlong(band, normals, { width: 0.036, thickness: 0.0032, squareness: 3, closed: true, segments: 200 }),
        webbing,
      ),
    );
  }
  for (const side of [1, -1]) {
    const u0 = side > 0 ? 0.36 : 0.64;
    const ends = [0.3, 0.7].map((v) => at(u0, v, 0.005));
    const [a, b] = ends as [Vector3, Vector3];
    const points = Array.from({ length: 17 }, (_, k) => {
      const t = k / 16;
      const p = a.clone().lerp(b, t);
      const rise = Math.sin(Math.PI * t) ** 0.7;
      return new Vector3(p.x, p.y + 0.115 * rise * (side > 0 ? 0.86 : 1), p.z * (1 - 0.55 * rise));
    });
    group.add(
      kit.mesh(
        tubeAlong(
          points,
          points.map((_, k) => new Vector3(0, 0.35, side).lerp(new Vector3(0, 0.2, side), k / 16).normalize()),
          { width: 0.036, thickness: 0.004, squareness: 3, segments: 160 },
        ),
        webbing,
      ),
    );
    const grip = points.slice(5, 12).map((p) => p.clone().add(new Vector3(0, 0.001, 0)));
    group.add(
      kit.mesh(
        tubeAlong(
          grip,
          grip.map(() => new Vector3(0, 0.3, side).normalize()),
          { width: 0.044, thickness: 0.014, squareness: 1.8, segments: 80 },
        ),
        second,
      ),
    );
  }
  const top = Array.from({ length: 30 }, (_, k) => at(0.5, mix(0.06, 0.94, k / 29), 0.001));
  group.add(
    kit.mesh(
      tubeAlong(
        top,
        top.map(() => new Vector3(0, 1, 0)),
        { width: 0.03, thickness: 0.002, squareness: 3, segments: 120 },
      ),
      { colour: ['second', '#15191b', 0.5], surface: 'webbing' },
    ),
  );
  const teeth = top.map((p) => p.clone().add(new Vector3(0, 0.0018, 0)));
  group.add(
    kit.mesh(
      tubeAlong(
        teeth,
        teeth.map(() => new Vector3(0, 1, 0)),
        { width: 0.008, thickness: 0.003, segments: 500, taper: (t) => (Math.round(t * 500) % 2 ? 0.7 : 1) },
      ),
      { colour: 'accent', surface: 'gloss' },
    ),
  );
}
