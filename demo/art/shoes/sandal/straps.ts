import type { Group, Vector3 } from 'three';
import type { Kit, Paint, Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { mix, smooth } from '../curve.ts';
import type { Shell } from '../shell.ts';
import { type Band, bandOver, frameAt, strapOn } from '../trimmings.ts';

/** Two rows of stitches near the edges of a band; its uv runs v once round, the outer face lies between 0 and 0.5. */
function bandPaint(rows: readonly number[]): Paint {
  return {
    width: 2048,
    height: 1024,
    depth: 0.004,
    stitch: { colour: ['trim', 'main', 0.3], surface: 'webbing' },
    draw: (_masks, relief) => {
      relief.globalCompositeOperation = 'lighter';
      for (const v of rows) {
        const y = (1 - v) * 1024;
        relief.filter = 'blur(3px)';
        relief.fillStyle = 'rgb(0,0,110)';
        relief.fillRect(0, y - 7, 2048, 14);
        relief.filter = 'none';
        relief.fillStyle = 'rgb(16,255,0)';
        for (let x = 0; x < 2048; x += 26) relief.fillRect(x, y - 4, 16, 8);
      }
    },
  };
}

/** A strap with its buckle on the outer side. */
function buckled(shell: Shell, band: Band, group: Group, kit: Kit, slot: Slot, metal: Slot): void {
  group.add(kit.mesh(bandOver(shell, band), slot, { paint: bandPaint([0.13, 0.37]) }));
  const t = 0.56;
  const k = (1 - t) / (1 - (band.from ?? 0.02));
  const bend = k ** 1.15;
  const front = mix(band.ridge[0], band.outer[0], bend);
  const rear = mix(band.ridge[1], band.outer[1], bend);
  const s = (front + rear) / 2;
  const n = shell.normal(s, t);
  const p = shell.at(s, t).addScaledVector(n, band.thickness + 0.0016);
  const up = shell
    .at(s, t + 0.05)
    .sub(shell.at(s, t - 0.05))
    .normalize();
  const half = shell.at(front, t).distanceTo(shell.at(rear, t));
  group.add(kit.mesh(frameAt(p, n, up, 0.024, half * 1.06, 0.0026), metal));
  const across = n.clone().cross(up).normalize();
  const pin = [
    p.clone().addScaledVector(up, -0.011),
    p.clone().addScaledVector(n, 0.0012),
    p.clone().addScaledVector(up, 0.0135),
  ];
  group.add(
    kit.mesh(tubeAlong(pin, [n, n, n], { width: 0.0022, thickness: 0.0022, squareness: 1, segments: 30 }), metal),
  );
  // The free end of the strap, threaded through the buckle and lying on top.
  const end: Vector3[] = [];
  const normals: Vector3[] = [];
  for (let i = 0; i <= 8; i++) {
    const ti = mix(t - 0.09, t + 0.34, i / 8);
    const ki = ((1 - Math.min(1, ti)) / (1 - (band.from ?? 0.02))) ** 1.15;
    const si = (mix(band.ridge[0], band.outer[0], ki) + mix(band.ridge[1], band.outer[1], ki)) / 2;
    const ni = shell.normal(si, ti);
    end.push(
      shell
        .at(si, ti)
        .addScaledVector(ni, band.thickness + 0.0019)
        .addScaledVector(across, 0),
    );
    normals.push(ni);
  }
  group.add(
    kit.mesh(
      tubeAlong(end, normals, { width: half * 0.74, thickness: 0.0022, squareness: 5, segments: 70, around: 24 }),
      slot,
    ),
  );
}

const strap: Slot = { colour: 'main', surface: 'main' };

export function buckledStraps(shell: Shell, group: Group, kit: Kit): void {
  const metal: Slot = { colour: '#a8946a', surface: 'metal' };
  const thickness = 0.0032;
  buckled(
    shell,
    { outer: [0.735, 0.575], ridge: [0.735, 0.6], inner: [0.735, 0.575], thickness },
    group,
    kit,
    strap,
    metal,
  );
  buckled(
    shell,
    { outer: [0.535, 0.385], ridge: [0.555, 0.44], inner: [0.535, 0.385], thickness },
    group,
    kit,
    strap,
    metal,
  );
}

/** Crossed webbing over the toes, a band over the instep, a strap round the heel. */
export function webbingStraps(shell: Shell, group: Group, kit: Kit): void {
  const web: Slot = { colour: 'main', surface: 'webbing' };
  const alt: Slot = { colour: 'second', surface: 'webbing' };
  const wide = 0.021;
  group.add(
    kit.mesh(
      strapOn(
        shell,
        [
          [0.76, 0.0],
          [0.755, 0.3],
          [0.735, 0.62],
          [0.7, 0.9],
          [0.69, 1.06],
          [0.66, 1.35],
          [0.63, 1.7],
          [0.61, 2],
        ],
        wide,
        0.0026,
      ),
      web,
    ),
  );
  group.add(
    kit.mesh(
      strapOn(
        shell,
        [
          [0.6, 0.0],
          [0.625, 0.3],
          [0.655, 0.62],
          [0.69, 0.9],
          [0.7, 1.06],
          [0.73, 1.38],
          [0.75, 1.7],
          [0.76, 2],
        ],
        wide,
        0.0026,
        0.0026,
      ),
      alt,
    ),
  );
  group.add(
    kit.mesh(
      bandOver(shell, { outer: [0.47, 0.385], ridge: [0.52, 0.43], inner: [0.47, 0.385], thickness: 0.003 }),
      web,
    ),
  );
  // Instep pad with the closing tab.
  group.add(
    kit.mesh(
      strapOn(
        shell,
        [
          [0.46, 0.4],
          [0.465, 0.6],
          [0.468, 0.8],
          [0.47, 0.97],
        ],
        0.019,
        0.003,
        0.0032,
      ),
      alt,
    ),
  );
  const heel: [number, number][] = [];
  for (let k = 0; k <= 16; k++) {
    const f = k / 16;
    const s = mix(0.42, -0.42, f);
    heel.push([s, mix(0.68, 0.26, smooth(0.04, 0.43, Math.abs(s)))]);
  }
  const points: Vector3[] = [];
  const normals: Vector3[] = [];
  for (const [s, t] of heel) {
    const n = shell.normal(s, t);
    points.push(shell.at(s, t).addScaledVector(n, 0.002));
    normals.push(n);
  }
  group.add(
    kit.mesh(
      tubeAlong(points, normals, { width: 0.021, thickness: 0.0034, squareness: 4.5, segments: 150, around: 24 }),
      web,
    ),
  );
  for (const side of [1, -1]) {
    group.add(
      kit.mesh(
        strapOn(
          shell,
          [
            [side * 0.4, 0.3],
            [side * 0.365, 0.16],
            [side * 0.33, 0.0],
          ],
          0.02,
          0.0026,
        ),
        alt,
      ),
    );
    const s = side * 0.405;
    const n = shell.normal(s, 0.24);
    const up = shell.at(s, 0.3).sub(shell.at(s, 0.2)).normalize();
    group.add(
      kit.mesh(frameAt(shell.at(s, 0.24).addScaledVector(n, 0.0042), n, up, 0.012, 0.026, 0.0028), {
        colour: '#3a3d3d',
        surface: 'rubber',
      }),
    );
  }
}

/** One wide band with a strip across. */
export function wideBand(shell: Shell, group: Group, kit: Kit): void {
  group.add(
    kit.mesh(
      bandOver(shell, { outer: [0.74, 0.42], ridge: [0.72, 0.5], inner: [0.74, 0.42], thickness: 0.0042 }),
      strap,
      { paint: bandPaint([0.1, 0.4]) },
    ),
  );
  group.add(
    kit.mesh(
      bandOver(shell, {
        outer: [0.6, 0.535],
        ridge: [0.635, 0.58],
        inner: [0.6, 0.535],
        thickness: 0.0022,
        lift: 0.0046,
      }),
      { colour: 'second', surface: 'leather' },
      { paint: bandPaint([0.16, 0.34]) },
    ),
  );
}
