import type { Point } from '../../shoes/curve.ts';
import type { Drawing } from '../drawing.ts';
import { both, hemmed, sleeveArea } from '../sew.ts';
import type { Upper } from '../upper.ts';

export function technical(d: Drawing, upper: Upper, back: boolean): void {
  const L = upper.spec.length;
  const yoke = L - (back ? 0.17 : 0.2);
  // Shoulders in the second cloth, taped seams, cuff tabs.
  both((side) => d.colour(side(sleeveArea(upper, false)), 'own'));
  d.panel(
    [
      [-0.5, yoke - 0.07],
      [-0.2, yoke - 0.012],
      [0, yoke],
      [0.2, yoke - 0.012],
      [0.5, yoke - 0.07],
      [0.6, L + 0.1],
      [-0.6, L + 0.1],
    ],
    { mask: 'red', lift: 0.001, stitches: [0.0025] },
  );
  both((side) => d.seam(side(upper.edge.armhole), [0.003]));
  hemmed(d, upper, 0.03, 0.03);
  both((_, left) => {
    const cuff = upper.cuffBand(0.062, left);
    const [a, b] = [cuff.far[0] as Point, cuff.far[1] as Point];
    d.panel(
      [
        [a[0] + (b[0] - a[0]) * 0.45, a[1] + (b[1] - a[1]) * 0.45],
        [a[0] + (b[0] - a[0]) * 0.8, a[1] + (b[1] - a[1]) * 0.8],
        [a[0] + (b[0] - a[0]) * 0.82, a[1] + (b[1] - a[1]) * 0.8 - 0.028],
        [a[0] + (b[0] - a[0]) * 0.43, a[1] + (b[1] - a[1]) * 0.45 - 0.028],
      ],
      { mask: 'red', lift: 0.0015, stitches: [0.002] },
    );
  });
  if (back) return;
  both((side) =>
    d.seam(
      side([
        [0.205, 0.1],
        [0.178, 0.29],
      ]),
      [0.006, -0.006],
      -0.0016,
      0.006,
    ),
  );
  both((side) =>
    d.stripe(
      side([
        [0.205, 0.1],
        [0.178, 0.29],
      ]),
      0.0055,
      'green',
    ),
  );
  d.stripe(
    [
      [0.1, yoke - 0.045],
      [0.1, yoke - 0.17],
    ],
    0.0055,
    'green',
  );
  d.seam(
    [
      [0.1, yoke - 0.045],
      [0.1, yoke - 0.17],
    ],
    [0.006, -0.006],
    -0.0014,
    0.006,
  );
}

export function parka(d: Drawing, upper: Upper, back: boolean): void {
  const L = upper.spec.length;
  both((side) => d.seam(side(upper.edge.armhole), [0.003, 0.007]));
  hemmed(d, upper, 0.04, 0.035);
  const yoke = L - 0.19;
  d.seam(
    [
      [-0.3, yoke],
      [0.3, yoke],
    ],
    [0.003, 0.007],
  );
  d.seam(
    [
      [-0.3, 0.37],
      [0.3, 0.37],
    ],
    [0.006, -0.006],
    -0.0009,
    0.004,
  );
  if (back)
    d.seam(
      [
        [0, -0.01],
        [0, 0.24],
      ],
      [0.003],
      -0.0016,
      0.004,
    );
  else
    both((side) =>
      d.seam(
        side([
          [0.115, yoke - 0.02],
          [0.11, yoke - 0.16],
        ]),
        [0.003, -0.004],
        -0.0014,
        0.004,
      ),
    );
}

export function anorak(d: Drawing, upper: Upper, back: boolean): void {
  both((side) => d.seam(side(upper.edge.raglan), [0.003, -0.003]));
  const band = upper.hemBand(0.024);
  d.ribs(band.near, band.far, 0.009, 0.0013);
  d.seam(band.far, [0.0015], -0.0005, 0.003);
  both((_, left) => {
    const cuff = upper.cuffBand(0.022, left);
    d.ribs(cuff.near, cuff.far, 0.008, 0.0014);
    d.seam(cuff.far, [0.0015], -0.0005, 0.003);
  });
  if (!back)
    d.seam(
      [
        [-0.3, upper.spec.length - 0.32],
        [0.3, upper.spec.length - 0.32],
      ],
      [0.003],
      -0.0008,
      0.003,
    );
}
