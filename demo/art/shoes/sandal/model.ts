import { Group, type Vector3 } from 'three';
import type { Paint } from '../../studio/model.ts';
import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { tubeAlong } from '../../studio/shapes.ts';
import { curve, mix, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { type Shell, shellOf } from '../shell.ts';
import { face, type Layer, sideWall } from '../sole.ts';
import { type Band, bandOver, frameAt, lugged, strapOn } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';

const L = 0.29;

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

function build(cut: 1 | 2 | 3, kit: Kit): Group {
  const group = new Group();
  const sporty = cut === 2;
  const plan = footprint(L, 1.02, 0.45);
  const base = cut === 1 ? 0.031 : cut === 2 ? 0.029 : 0.026;
  const lift = sporty ? 0.006 : 0.003;
  const feather: Point[] = [
    [0, base + lift],
    [0.3, base + lift * 0.8],
    [0.6, base - 0.004],
    [0.85, base - 0.003],
    [1, base + 0.003],
  ];
  const featherAt = curve(feather);
  // The foot the straps lie on is a little slimmer than the bed, so that they come out of it and not past it.
  const shell = shellOf({
    footprint: footprint(L, 0.945, 0.45),
    feather: feather.map(([x, y]) => [x, y - 0.004] as const),
    collar: {
      back: 0.05,
      front: 0.37,
      halfWidth: 0.031,
      heights: [
        [0, base + 0.066],
        [0.5, base + 0.064],
        [1, base + 0.082],
      ],
    },
    ridge: [
      [0.37, base + 0.082],
      [0.44, base + 0.07],
      [0.54, base + 0.057],
      [0.65, base + 0.045],
      [0.76, base + 0.036],
      [0.86, base + 0.03],
      [0.94, base + 0.024],
    ],
    collarShare: 0.385,
    roof: [
      [0.3, 0.78],
      [0.6, 0.82],
      [0.8, 0.8],
      [1, 0.7],
    ],
    wall: [
      [0, 0.4],
      [0.3, 0.66],
      [0.75, 0.74],
      [1, 0.6],
    ],
    bulge: [
      [0, 0.002],
      [0.5, 0],
      [1, 0],
    ],
  });
  const metal: Slot = { colour: cut === 1 ? '#a8946a' : '#8f938f', surface: 'metal' };
  const strap: Slot = { colour: 'main', surface: 'main' };
  if (cut === 1) {
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
  } else if (cut === 2) {
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
  } else {
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
  // Footbed: cupped at the heel, a bar for the toes, a rounded rim.
  const bed = (x: number, z: number): number => {
    const across = Math.abs(z) / 0.04;
    const cup = 0.0055 * across ** 2 * (1 - smooth(0.3, 0.62, x)) + 0.0022 * across ** 2;
    return (
      cup +
      0.0024 * Math.exp(-(((x - 0.79) / 0.03) ** 2)) -
      0.0026 * Math.exp(-(((x - 0.87) / 0.04) ** 2)) +
      0.002 * Math.exp(-(((x - 0.4) / 0.1) ** 2)) * (z < 0 ? across : 0)
    );
  };
  const floor = curve([
    [0, 0.0015],
    [0.1, 0],
    [0.65, 0],
    [0.86, 0.003],
    [1, 0.01],
  ]);
  const step = sporty ? 0.007 : 0.0055;
  const upperLayer: Layer = {
    bottom: (x) => floor(x) + step,
    top: (x) => featherAt(x) + 0.0022,
    side: (h) => 0.0022 + (sporty ? 0.0034 * Math.sin(Math.PI * h) : 0.0014 * Math.sin(Math.PI * h)) - 0.001 * h,
    round: 0.0028,
    rows: 34,
  };
  const bedSlot: Slot = sporty
    ? { colour: ['second', 'sole', 0.25], surface: 'foam', grain: 2, relief: 3 }
    : { colour: ['#cfae84', 'second', 0.2], surface: 'suede' };
  const side: Slot =
    sporty || cut === 3
      ? { colour: 'sole', surface: cut === 3 ? 'rubber' : 'foam' }
      : { colour: '#c79b68', surface: 'cork' };
  group.add(
    kit.mesh(sideWall(plan, upperLayer), side, {
      paint: wallPaint({ red: { colour: 'accent', surface: 'foam' } }, (pen) => {
        if (sporty) {
          pen.groove(0.5, 0.05, 30);
          pen.band('red', 0.52, 0.6);
          pen.ribs(0.1, 0.44, 0.014, 22, 0.5, 0.98);
        } else if (cut === 3) pen.groove(0.68, 0.04, 20);
      }),
    }),
  );
  const top = face(plan, upperLayer, 'top');
  const p = top.getAttribute('position');
  for (let i = 0; i < p.count; i++) {
    const x = p.getX(i) / L;
    const rim = smooth(0, 0.3, Math.min(1, Math.min((i % 201) / 6, (200 - (i % 201)) / 6)));
    const v = Math.floor(i / 201) / 26;
    const inner = smooth(0, 0.16, Math.min(v, 1 - v)) * rim;
    p.setY(i, p.getY(i) + inner * (bed(x, p.getZ(i)) - 0.0034));
  }
  top.computeVertexNormals();
  group.add(kit.mesh(top, bedSlot));
  const tread: Layer = sporty
    ? lugged(L, {
        bottom: floor,
        height: () => step + 0.0006,
        offset: 0.0032,
        depth: 0.0036,
        every: 0.036,
        wallDepth: 0.004,
      })
    : {
        bottom: floor,
        top: (x) => floor(x) + step + 0.0004,
        side: () => 0.0026,
        round: 0.0016,
        tread: (x, z) => (Math.abs((((x * L + 0.003 * Math.sin(z * 400)) / 0.006) % 1) - 0.5) < 0.16 ? 0.0016 : 0),
      };
  const treadSlot: Slot = {
    colour: sporty ? ['sole', '#202322', 0.75] : cut === 1 ? ['sole', '#3b3027', 0.7] : 'sole',
    surface: 'rubber',
  };
  group.add(kit.mesh(sideWall(plan, tread), treadSlot));
  group.add(kit.mesh(face(plan, tread, 'bottom'), treadSlot));
  group.add(kit.mesh(face(plan, tread, 'top'), treadSlot));
  return group;
}

export const model = defineModel({
  silhouette: 'sandal',
  build,
  views: {
    side: { target: [0.145, 0.048, 0], azimuth: 0, elevation: 9, span: 0.33 },
    quarter: { target: [0.145, 0.04, 0], azimuth: 40, elevation: 27, span: 0.3 },
    top: { target: [0.145, 0.04, 0], azimuth: 0, elevation: 89, span: 0.33 },
    detail: { target: [0.175, 0.05, 0.02], azimuth: 24, elevation: 28, span: 0.17 },
  },
});
