import type { Point } from '../curve.ts';
import type { Panels } from '../panels.ts';

/** Leather court shoe: perforated toe box, facing, foxing stay, heel tab. */
export function courtPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.2, 1.2],
      [0.33, 1.2],
      [0.49, 1.2],
      [0.5, 0.78],
      [0.47, 0.5],
      [0.44, 0.25],
      [0.44, -0.1],
    ],
    { lift: 0.001, stitches: [0.002, 0.0045] },
  );
  panels.panel(
    [
      [0.66, -0.1],
      [0.68, 0.2],
      [0.75, 0.34],
      [0.85, 0.4],
      [0.95, 0.42],
      [1.1, 0.42],
      [1.1, -0.1],
    ],
    { lift: 0.001, stitches: [0.002] },
  );
  panels.panel(
    [
      [0.37, 1.2],
      [0.365, 0.75],
      [0.385, 0.62],
      [0.45, 0.57],
      [0.54, 0.6],
      [0.605, 0.7],
      [0.63, 0.85],
      [0.635, 1.2],
    ],
    { mask: 'own', lift: 0.0012, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.6],
      [0.03, 0.6],
      [0.11, 0.5],
      [0.19, 0.32],
      [0.27, 0.2],
      [0.29, -0.1],
    ],
    { mask: 'red', stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.66],
      [0.03, 0.67],
      [0.06, 0.74],
      [0.075, 0.86],
      [0.08, 1.2],
    ],
    { mask: 'green', stitches: [0.0018], lift: 0.0012 },
  );
  const dots: Point[] = [];
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 9 - row; k++) dots.push([0.715 + k * 0.03 + row * 0.011, 0.62 + row * 0.065]);
  panels.holes(dots, 0.00085);
  panels.seam(
    [
      [0.24, 0.28],
      [0.3, 0.5],
      [0.34, 0.72],
    ],
    -0.0003,
    0.001,
    0.4,
  );
}

/** Suede skate shoe: toe cap, side wave, tall heel counter. */
export function skatePanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.33, 1.2],
      [0.485, 1.2],
      [0.53, 0.85],
      [0.55, 0.6],
      [0.53, 0.3],
      [0.52, -0.1],
    ],
    { lift: 0.0008, stitches: [0.002, 0.0044], mask: 'red' },
  );
  panels.panel(
    [
      [0.74, -0.1],
      [0.735, 0.25],
      [0.74, 0.6],
      [0.76, 1.1],
      [1.1, 1.1],
      [1.1, -0.1],
    ],
    { lift: 0.001, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [0.36, 1.2],
      [0.36, 0.76],
      [0.38, 0.64],
      [0.44, 0.58],
      [0.52, 0.58],
      [0.585, 0.66],
      [0.615, 0.82],
      [0.62, 1.2],
    ],
    { lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [0.1, 0.5],
      [0.18, 0.62],
      [0.26, 0.54],
      [0.34, 0.3],
      [0.43, 0.12],
      [0.53, -0.1],
      [0.47, -0.1],
      [0.38, 0.06],
      [0.3, 0.24],
      [0.235, 0.42],
      [0.18, 0.46],
      [0.12, 0.36],
      [0.09, 0.4],
    ],
    { mask: 'green', lift: 0.0009, stitches: [0.0015] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.85],
      [0.045, 0.83],
      [0.075, 0.6],
      [0.11, 0.36],
      [0.13, -0.1],
    ],
    { lift: 0.001, stitches: [0.002, 0.0042] },
  );
}

/** Canvas high-top: rubber toe cap is a sole part; ankle patch and long facing. */
export function highPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.4, 1.2],
      [0.5, 1.2],
      [0.6, 1.0],
      [0.6, 0.72],
      [0.56, 0.4],
      [0.55, -0.1],
    ],
    { lift: 0.0007, stitches: [0.002, 0.0045] },
  );
  panels.panel(
    [
      [0.36, 1.2],
      [0.365, 0.9],
      [0.4, 0.84],
      [0.5, 0.77],
      [0.58, 0.76],
      [0.635, 0.82],
      [0.65, 0.95],
      [0.65, 1.2],
    ],
    { lift: 0.0009, stitches: [0.0018, 0.004] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.022, 1.2],
      [0.026, 0.6],
      [0.035, 0.3],
      [0.05, -0.1],
    ],
    { mask: 'green', lift: 0.0009, stitches: [0.0015] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.38],
      [0.05, 0.36],
      [0.11, 0.24],
      [0.15, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002] },
  );
  const centre: Point = [0.19, 0.66];
  const ring = Array.from(
    { length: 14 },
    (_, i): Point => [centre[0] + 0.062 * Math.cos((i / 14) * 6.283), centre[1] + 0.152 * Math.sin((i / 14) * 6.283)],
  );
  panels.panel(ring, { mask: 'red', lift: 0.0009, stitches: [0.0018] });
  const dot = ring.map(([s, t]): Point => [centre[0] + (s - centre[0]) * 0.42, centre[1] + (t - centre[1]) * 0.42]);
  panels.panel(dot, { mask: 'green', lift: 0.0004, seam: 0.3 });
}
