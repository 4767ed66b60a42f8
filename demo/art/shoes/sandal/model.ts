import { Group } from 'three';
import { defineModel, type Kit, type Slot } from '../../studio/model.ts';
import { curve, type Point, smooth } from '../curve.ts';
import { footprint } from '../footprint.ts';
import { shellOf } from '../shell.ts';
import { face, type Layer, sideWall } from '../sole.ts';
import { lugged } from '../trimmings.ts';
import { wallPaint } from '../wall.ts';
import { buckledStraps, webbingStraps, wideBand } from './straps.ts';

const L = 0.29;

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
  const straps = { 1: buckledStraps, 2: webbingStraps, 3: wideBand }[cut];
  straps(shell, group, kit);
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
