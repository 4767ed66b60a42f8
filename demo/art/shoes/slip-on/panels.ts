import type { Point } from '../curve.ts';
import type { Panels } from '../panels.ts';

/** Canvas slip-on with elastic gores beside the instep. */
export function gorePanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.3, 1.2],
      [0.36, 0.9],
      [0.43, 0.6],
      [0.5, 0.3],
      [0.53, -0.1],
    ],
    { mask: 'own', lift: 0.0008, stitches: [0.002, 0.0044] },
  );
  panels.panel(
    [
      [0.255, 1.2],
      [0.26, 0.74],
      [0.285, 0.55],
      [0.33, 0.48],
      [0.365, 0.56],
      [0.375, 0.76],
      [0.375, 1.2],
    ],
    { mask: 'blue', lift: 0.0001, seam: 1 },
  );
  for (let k = 0; k < 10; k++) {
    const s = 0.268 + k * 0.0108;
    panels.seam(
      [
        [s, 0.6 + 0.004 * (k - 5) ** 2],
        [s, 0.8],
        [s, 1.05],
      ],
      -0.0006,
      0.0012,
      0.45,
      true,
    );
  }
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.78],
      [0.03, 0.77],
      [0.075, 0.62],
      [0.1, 0.4],
      [0.11, -0.1],
    ],
    { mask: 'red', lift: 0.0009, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.87],
      [0.15, 0.84],
      [0.25, 0.84],
      [0.26, 1.2],
    ],
    { mask: 'red', lift: 0.0005, stitches: [0.0016] },
  );
}

/** Espadrille: vamp and quarters joined by a seam, long hand stitches into the rope. */
export function ropePanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.34, 1.2],
      [0.375, 0.9],
      [0.42, 0.6],
      [0.46, 0.3],
      [0.48, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.022, 1.2],
      [0.024, 0.5],
      [0.026, -0.1],
    ],
    { mask: 'green', lift: 0.0008, stitches: [0.0016] },
  );
  panels.whip(
    [
      [-0.05, 0.075],
      [0.3, 0.075],
      [0.6, 0.085],
      [0.8, 0.1],
      [1.05, 0.12],
    ],
    0.0085,
    0.0075,
  );
}

/** Loafer: apron with raised seam. */
export const loaferApron: readonly Point[] = [
  [0.4, 1.02],
  [0.44, 0.82],
  [0.54, 0.73],
  [0.68, 0.69],
  [0.82, 0.69],
  [0.93, 0.7],
  [1.04, 0.71],
];
export function loaferPanels(panels: Panels): void {
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 1.2],
      [0.2, 1.2],
      [0.3, 1.2],
      [0.34, 0.8],
      [0.36, 0.5],
      [0.37, -0.1],
    ],
    { mask: 'own', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, -0.1],
      [-0.1, 0.8],
      [0.03, 0.78],
      [0.075, 0.6],
      [0.1, 0.36],
      [0.11, -0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.002, 0.0042] },
  );
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.88],
      [0.15, 0.86],
      [0.28, 0.86],
      [0.36, 0.9],
      [0.4, 1.2],
    ],
    { mask: 'red', lift: 0.0005, stitches: [0.0016] },
  );
  panels.seam(loaferApron, 0.0009, 0.0034, 0);
  panels.seam(
    loaferApron.map(([s, t]): Point => [s, t - 0.022]),
    -0.0004,
    0.0013,
    0.75,
  );
  panels.whip(loaferApron, 0.0044, 0.005);
}
