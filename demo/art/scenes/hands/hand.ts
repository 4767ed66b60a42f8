import { Vector3 } from 'three';
import { type Distance, join } from './surface.ts';

/** A rounded piece between two points, with its radius at each, metres. */
type Limb = Readonly<{ from: Vector3; to: Vector3; start: number; end: number }>;

/**
 * A hand whose thumb and forefinger hold something. In its own space the wrist is the origin, the palm reaches to +x, its back
 * faces +y, and the thumb of a left hand is on the side of +z.
 */
export type Hand = Readonly<{
  distance: Distance;
  /** What thumb and forefinger hold. */
  pinch: Vector3;
}>;

/** Bends of the three joints, degrees. */
type Bends = readonly [number, number, number];

const fingers: readonly Readonly<{
  knuckle: readonly [number, number, number];
  bones: readonly [number, number, number];
  radius: number;
  bends: Bends;
}>[] = [
  { knuckle: [0.092, 0.004, 0.03], bones: [0.044, 0.027, 0.021], radius: 0.0106, bends: [46, 56, 24] },
  { knuckle: [0.096, 0.007, 0.01], bones: [0.048, 0.03, 0.023], radius: 0.0108, bends: [58, 66, 34] },
  { knuckle: [0.09, 0.005, -0.011], bones: [0.044, 0.028, 0.022], radius: 0.0104, bends: [66, 74, 40] },
  { knuckle: [0.08, 0.001, -0.03], bones: [0.035, 0.021, 0.019], radius: 0.0093, bends: [70, 76, 42] },
];

const radians = Math.PI / 180;

/** A left or a right hand in a glove. */
export function hand(side: 'left' | 'right'): Hand {
  const chains = fingers.map(chainOf);
  const tip = chains[0]?.at(-1)?.to ?? new Vector3();
  const thumb = thumbTo(tip.clone().add(new Vector3(-0.011, 0.003, 0.012)));
  const palm = fingers.map(({ knuckle: [x, y, z] }) => limb([0.006, y * 0.6, z * 0.5], [x, y, z], 0.0165, 0.0128));
  const heel = [
    limb([-0.05, 0, -0.009], [0.02, -0.002, -0.012], 0.0215, 0.019),
    limb([-0.05, 0, 0.009], [0.02, -0.002, 0.012], 0.0215, 0.019),
    // The balls of the thumb and of the little finger.
    limb([0.024, -0.012, 0.019], [0.056, -0.016, 0.022], 0.0185, 0.012),
    limb([0.02, -0.012, -0.018], [0.058, -0.012, -0.024], 0.016, 0.011),
  ];
  const mirror = side === 'left' ? 1 : -1;
  const distance: Distance = ({ x, y, z }) => {
    const at = new Vector3(x, y, z * mirror);
    const body = softly([...palm, ...heel], at, 0.014);
    const each = chains.map((chain) => softly(chain, at, 0.004));
    const fingersAndThumb = [...each, softly(thumb, at, 0.006)].reduce((a, b) => join(a, b, 0.0016));
    return join(body, fingersAndThumb, 0.011);
  };
  const pinch = tip.clone().add(new Vector3(-0.004, 0.001, 0.006));
  pinch.z *= mirror;
  return { distance, pinch };
}

function limb(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  start: number,
  end: number,
) {
  return { from: new Vector3(...from), to: new Vector3(...to), start, end };
}

function chainOf({ knuckle, bones, radius, bends }: (typeof fingers)[number]): Limb[] {
  let [from, bent] = [new Vector3(...knuckle), 0];
  return bones.map((length, at) => {
    bent += (bends[at] ?? 0) * radians;
    const to = from.clone().add(new Vector3(Math.cos(bent) * length, -Math.sin(bent) * length, 0));
    const one = { from, to, start: radius * (1 - 0.08 * at), end: radius * (1 - 0.08 * (at + 1)) };
    from = to;
    return one;
  });
}

/** A thumb whose last joint bends away from the palm until its tip is there. */
function thumbTo(tip: Vector3): Limb[] {
  const base = new Vector3(0.026, -0.014, 0.024);
  const middle = new Vector3(0.056, -0.037, 0.044);
  const [lower, upper] = [0.036, 0.03];
  const reach = tip.clone().sub(middle);
  const length = Math.min(reach.length(), lower + upper - 0.001);
  const along = (lower ** 2 - upper ** 2 + length ** 2) / (2 * length);
  const out = new Vector3(-0.2, -0.45, 0.87);
  const way = reach.normalize();
  out.addScaledVector(way, -out.dot(way)).normalize();
  const knee = middle
    .clone()
    .addScaledVector(way, along)
    .addScaledVector(out, Math.sqrt(Math.max(0, lower ** 2 - along ** 2)));
  return [
    { from: base, to: middle, start: 0.0175, end: 0.0135 },
    { from: middle, to: knee, start: 0.0135, end: 0.0116 },
    { from: knee, to: tip, start: 0.0118, end: 0.0095 },
  ];
}

function softly(limbs: readonly Limb[], at: Vector3, soft: number): number {
  return limbs.map((one) => toLimb(one, at)).reduce((a, b) => join(a, b, soft));
}

function toLimb({ from, to, start, end }: Limb, at: Vector3): number {
  const [bone, reach] = [to.clone().sub(from), at.clone().sub(from)];
  const share = Math.min(1, Math.max(0, reach.dot(bone) / bone.lengthSq()));
  return reach.addScaledVector(bone, -share).length() - (start + (end - start) * share);
}
