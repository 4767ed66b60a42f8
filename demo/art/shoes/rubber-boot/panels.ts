import type { Point } from '../curve.ts';
import type { Panels } from '../panels.ts';

const whole = (t: number): Point[] => [
  [-0.1, t],
  [0.5, t],
  [1.1, t],
];

/** Toe cap, foot band and heel piece that every moulded boot has; `f` scales heights from the tall boot to this one. */
function foot(panels: Panels, f: number): void {
  const at = (points: readonly Point[]): Point[] => points.map(([s, t]): Point => [s, t * f]);
  panels.panel(
    at([
      [-0.1, -0.1],
      [-0.1, 0.085],
      [0.1, 0.08],
      [0.3, 0.075],
      [0.5, 0.07],
      [0.7, 0.066],
      [0.85, 0.075],
      [1.1, 0.085],
      [1.1, -0.1],
    ]),
    { mask: 'red', lift: 0.0011, seam: 0.7 },
  );
  panels.panel(
    at([
      [0.72, -0.1],
      [0.735, 0.06],
      [0.75, 0.14],
      [0.79, 0.21],
      [0.86, 0.235],
      [0.93, 0.235],
      [1.1, 0.235],
      [1.1, -0.1],
    ]),
    { mask: 'red', lift: 0.0009, seam: 0.6 },
  );
  panels.panel(
    at([
      [-0.1, -0.1],
      [-0.1, 0.21],
      [0.05, 0.2],
      [0.1, 0.15],
      [0.13, 0.08],
      [0.14, -0.1],
    ]),
    { mask: 'red', lift: 0.0012, seam: 0.7 },
  );
}

export function tallPanels(panels: Panels): void {
  foot(panels, 1);
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.94],
      [0.5, 0.94],
      [1.1, 0.94],
      [1.1, 1.2],
    ],
    { mask: 'green', lift: 0.0008, seam: 0.5 },
  );
  panels.seam(whole(0.918), 0.0009, 0.0025, 0);
  panels.seam(
    [
      [0, 0.21],
      [0, 0.6],
      [0, 0.94],
    ],
    0.001,
    0.008,
    0,
  );
  panels.seam(
    [
      [1, 0.24],
      [1, 0.6],
      [1, 0.94],
    ],
    0.0009,
    0.007,
    0,
  );
}

export function chelseaPanels(panels: Panels): void {
  foot(panels, 1.5);
  panels.panel(
    [
      [0.3, 1.2],
      [0.31, 0.9],
      [0.335, 0.66],
      [0.385, 0.5],
      [0.455, 0.5],
      [0.5, 0.66],
      [0.525, 0.9],
      [0.535, 1.2],
    ],
    { mask: 'blue', lift: 0.0002, seam: 1 },
  );
  for (let k = 0; k < 14; k++) {
    const s = 0.328 + k * 0.0142;
    panels.seam(
      [
        [s, 0.53 + 0.005 * (k - 6.5) ** 2],
        [s, 0.8],
        [s, 1.05],
      ],
      -0.0009,
      0.0018,
      0.5,
      true,
    );
  }
  panels.seam(
    [
      [0.288, 1.1],
      [0.298, 0.9],
      [0.325, 0.65],
      [0.38, 0.475],
      [0.46, 0.475],
      [0.51, 0.65],
      [0.537, 0.9],
      [0.547, 1.1],
    ],
    0.0009,
    0.0028,
    0,
  );
}

export function deckPanels(panels: Panels): void {
  foot(panels, 1.28);
  panels.panel(
    [
      [-0.1, 1.2],
      [-0.1, 0.86],
      [0.5, 0.86],
      [1.1, 0.86],
      [1.1, 1.2],
    ],
    { mask: 'green', lift: 0.0007, seam: 0.5 },
  );
  panels.panel(
    [
      [-0.1, 0.82],
      [-0.1, 0.79],
      [0.5, 0.79],
      [1.1, 0.79],
      [1.1, 0.82],
      [0.5, 0.82],
    ],
    { mask: 'blue', lift: 0.0004, seam: 0.3, straight: true },
  );
  for (let k = 0; k < 4; k++)
    panels.seam(
      [
        [0.74, 0.47 + k * 0.05],
        [0.88, 0.48 + k * 0.05],
        [1.1, 0.48 + k * 0.05],
      ],
      0.0008,
      0.003,
      0,
    );
}
