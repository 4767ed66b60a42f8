import { mix, type Point } from '../shoes/curve.ts';
import type { Fold } from './folds.ts';
import type { LowerSpec, UpperSpec } from './garment-spec.ts';

/** Where a sleeved garment creases: right half. Long sleeves crease at elbow and cuff too. */
export function upperCreases(
  spec: UpperSpec,
  armpit: Point,
  tip: Point,
  elbowIn: Point,
  elbowOut: Point,
  elbow: Point,
  cuffIn: Point,
  cuffOut: Point,
  long: boolean,
): Fold[] {
  const { halfHem, length: L } = spec;
  const folds: Fold[] = [
    {
      from: [armpit[0] - 0.012, armpit[1] + 0.01],
      to: [armpit[0] * 0.42, armpit[1] + 0.075],
      width: 0.011,
      height: 0.0075,
      bend: 0.012,
    },
    {
      from: [armpit[0] - 0.012, armpit[1] - 0.012],
      to: [armpit[0] * 0.32, armpit[1] + 0.0],
      width: 0.014,
      height: 0.0075,
      bend: -0.014,
    },
    {
      from: [armpit[0] - 0.012, armpit[1] - 0.035],
      to: [armpit[0] * 0.45, armpit[1] - 0.14],
      width: 0.015,
      height: 0.0065,
      bend: -0.02,
    },
    {
      from: [armpit[0] - 0.02, armpit[1] - 0.09],
      to: [halfHem * 0.62, 0.06],
      width: 0.02,
      height: 0.008,
      bend: 0.016,
    },
    {
      from: [armpit[0] * 0.45, armpit[1] - 0.06],
      to: [halfHem * 0.36, 0.015],
      width: 0.022,
      height: 0.0055,
      bend: -0.012,
    },
    { from: [halfHem * 0.16, 0.01], to: [armpit[0] * 0.2, L * 0.5], width: 0.017, height: 0.005, bend: 0.01 },
    {
      from: [tip[0] - 0.04, tip[1] - 0.01],
      to: [tip[0] - 0.085, tip[1] - 0.16],
      width: 0.016,
      height: 0.005,
      bend: 0.01,
    },
    {
      from: [armpit[0] + 0.004, armpit[1] + 0.025],
      to: [tip[0] + 0.02, tip[1] - 0.06],
      width: 0.011,
      height: 0.006,
      bend: 0.008,
    },
    {
      from: [armpit[0] + 0.014, armpit[1] - 0.002],
      to: [tip[0] + 0.045, tip[1] - 0.1],
      width: 0.012,
      height: 0.0065,
      bend: 0.01,
    },
  ];
  if (!long) return folds;
  const between = (a: Point, b: Point, t: number, dy = 0): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + dy,
  ];
  folds.push(
    {
      from: between(elbowIn, elbowOut, 0.06),
      to: between(elbowIn, elbowOut, 0.8, 0.03),
      width: 0.009,
      height: 0.0075,
      bend: 0.006,
    },
    {
      from: between(elbowIn, elbowOut, 0.05, -0.026),
      to: between(elbowIn, elbowOut, 0.7, -0.02),
      width: 0.009,
      height: 0.0065,
      bend: -0.006,
    },
    {
      from: between(elbowIn, elbowOut, 0.05, 0.03),
      to: between(elbowIn, elbowOut, 0.8, 0.085),
      width: 0.01,
      height: 0.006,
      bend: 0.006,
    },
    { from: between(armpit, elbow, 0.3), to: between(tip, elbowOut, 0.75), width: 0.012, height: 0.006, bend: 0.008 },
    {
      from: between(elbow, cuffOut, 0.25),
      to: between(cuffIn, cuffOut, 0.45, 0.05),
      width: 0.011,
      height: 0.006,
      bend: 0.006,
    },
    {
      from: between(cuffIn, cuffOut, 0.1, 0.055),
      to: between(cuffIn, cuffOut, 0.85, 0.045),
      width: 0.009,
      height: 0.006,
    },
    {
      from: between(cuffIn, cuffOut, 0.08, 0.085),
      to: between(cuffIn, cuffOut, 0.8, 0.095),
      width: 0.009,
      height: 0.005,
    },
  );
  return folds;
}

/** Where trousers and shorts crease: right half. */
export function lowerCreases(
  spec: LowerSpec,
  crotch: Point,
  knee: readonly [number, number],
  kneeY: number,
  long: boolean,
): Fold[] {
  const { halfHip, hemIn, hemOut } = spec;
  const middle = (hemIn + hemOut) / 2;
  const folds: Fold[] = [
    {
      from: [0.012, crotch[1] + 0.002],
      to: [halfHip * 0.72, crotch[1] + 0.055],
      width: 0.011,
      height: 0.006,
      bend: 0.012,
    },
    {
      from: [0.012, crotch[1] - 0.012],
      to: [halfHip * 0.82, crotch[1] + 0.0],
      width: 0.012,
      height: 0.0055,
      bend: 0.012,
    },
    {
      from: [0.014, crotch[1] - 0.035],
      to: [halfHip * 0.7, crotch[1] - 0.1],
      width: 0.013,
      height: 0.005,
      bend: 0.006,
    },
    {
      from: [0.008, crotch[1] + 0.02],
      to: [halfHip * 0.4, crotch[1] + 0.13],
      width: 0.012,
      height: 0.004,
      bend: 0.01,
    },
    {
      from: [halfHip - 0.015, crotch[1] + 0.08],
      to: [halfHip * 0.5, crotch[1] - 0.02],
      width: 0.014,
      height: 0.0045,
      bend: 0.012,
    },
  ];
  if (!long) {
    folds.push(
      {
        from: [middle - 0.02, -0.01],
        to: [halfHip * 0.5, crotch[1] - 0.02],
        width: 0.02,
        height: 0.007,
        bend: 0.008,
      },
      {
        from: [hemOut - 0.05, -0.01],
        to: [halfHip * 0.78, crotch[1] + 0.02],
        width: 0.02,
        height: 0.006,
        bend: -0.008,
      },
    );
    return folds;
  }
  const [kx, ki] = knee;
  folds.push(
    { from: [ki + 0.008, kneeY + 0.03], to: [kx - 0.02, kneeY + 0.06], width: 0.012, height: 0.0055, bend: -0.008 },
    { from: [ki + 0.008, kneeY - 0.01], to: [kx - 0.03, kneeY - 0.0], width: 0.011, height: 0.005, bend: 0.008 },
    { from: [kx - 0.008, kneeY - 0.04], to: [ki + 0.03, kneeY - 0.02], width: 0.011, height: 0.005, bend: 0.008 },
    {
      from: [mix(ki, kx, 0.45), kneeY + 0.3],
      to: [mix(ki, kx, 0.5), kneeY + 0.04],
      width: 0.02,
      height: 0.005,
      bend: 0.006,
    },
    { from: [mix(ki, kx, 0.55), kneeY - 0.05], to: [middle, 0.05], width: 0.018, height: 0.005, bend: -0.006 },
    { from: [hemIn + 0.006, 0.055], to: [hemOut - 0.02, 0.035], width: 0.011, height: 0.0055, bend: -0.006 },
    { from: [hemOut - 0.006, 0.095], to: [hemIn + 0.03, 0.08], width: 0.011, height: 0.005, bend: 0.006 },
  );
  return folds;
}
