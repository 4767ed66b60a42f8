/** Measures of anything with sleeves, metres: hem at y = 0, the neck point of the shoulder at y = length. */
export type UpperSpec = Readonly<{
  length: number;
  halfChest: number;
  halfHem: number;
  /** Half width to the shoulder tip, and how far the tip lies below the neck point. */
  shoulder: number;
  drop: number;
  halfNeck: number;
  neckFront: number;
  neckBack: number;
  armhole: number;
  sleeve: number;
  /** Degrees off the vertical. */
  sleeveAngle: number;
  cuff: number;
  elbow: number;
  /** Half depth over half width. */
  depth: number;
  /** How strongly it creases, 1 = cotton. */
  crease?: number;
  /** Blouses over hem and cuffs. */
  hemCurve?: number;
  /** The front neck runs down to a point. */
  vee?: boolean;
}>;

/** Measures of trousers and shorts, metres: leg hem at y = 0, waist at y = length. */
export type LowerSpec = Readonly<{
  length: number;
  halfWaist: number;
  halfHip: number;
  /** Below the waist. */
  hip: number;
  rise: number;
  /** Inner and outer x of the leg opening. */
  hemIn: number;
  hemOut: number;
  /** Outer x at the knee and inner x there; only long legs have knees. */
  knee?: readonly [number, number];
  depth: number;
  crease?: number;
  /** The waist's front dips below its back. */
  dip?: number;
  slit?: number;
}>;
