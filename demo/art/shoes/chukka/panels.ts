import type { Point } from '../curve.ts';
import type { Panels } from '../panels.ts';

/** Two pieces: vamp and a quarter that closes over it in a long curve. */
export function desertPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.4, 1.2],
      [0.57, 1.2],
      [0.556, 0.95],
      [0.532, 0.74],
      [0.495, 0.5],
      [0.462, 0.25],
      [0.45, -0.1],
    ],
    { lift: 0.0014, stitches: [0.0022, 0.005] },
  );
  panels.seam(
    [
      [0.0, -0.1],
      [0.0, 0.5],
      [0.0, 1.1],
    ],
    0.0006,
    0.006,
    0,
  );
}

export function dressPanels(panels: Panels): void {
  desertPanels(panels);
  panels.panel(
    [
      [0.78, -0.1],
      [0.77, 0.3],
      [0.775, 0.7],
      [0.79, 1.1],
      [1.1, 1.1],
      [1.1, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.5],
      [0.04, 0.48],
      [0.12, 0.36],
      [0.18, 0.2],
      [0.2, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.87],
      [0.15, 0.86],
      [0.3, 0.87],
      [0.4, 0.9],
      [0.4, 1.2],
    ],
    { mask: 'red', lift: 0.0005, stitches: [0.0018] },
  );
}

export function mocPanels(panels: Panels): void {
  const apron: Point[] = [
    [0.56, 1.02],
    [0.585, 0.84],
    [0.64, 0.75],
    [0.74, 0.71],
    [0.86, 0.7],
    [0.95, 0.71],
    [1.04, 0.71],
  ];
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.4, 1.2],
      [0.53, 1.2],
      [0.55, 0.88],
      [0.54, 0.62],
      [0.52, 0.4],
      [0.51, 0.2],
      [0.51, -0.1],
    ],
    { lift: 0.0014, stitches: [0.0022, 0.005] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.62],
      [0.05, 0.58],
      [0.1, 0.42],
      [0.13, 0.2],
      [0.14, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.84],
      [0.12, 0.8],
      [0.28, 0.82],
      [0.36, 0.9],
      [0.37, 1.2],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.0018, 0.004] },
  );
  panels.seam(apron, 0.0009, 0.003, 0);
  panels.seam(
    apron.map(([s, t]): Point => [s, t - 0.02]),
    -0.0004,
    0.0013,
    0.7,
  );
  panels.whip(apron, 0.0042, 0.0048);
}
