import { Box3, type Group, Matrix4, type Mesh, Vector3 } from 'three';
import type { SceneKit, Slot } from '../../studio/model.ts';
import { gridSurface } from '../../studio/shapes.ts';
import { type Hand, hand } from './hand.ts';
import { surfaceOf } from './surface.ts';

export type Arm = Readonly<{
  side: 'left' | 'right';
  /** What thumb and forefinger hold, in the scene. */
  holds: Vector3;
  /** Where the forearm comes from, and where the back of the hand faces. */
  from: Vector3;
  back: Vector3;
  glove: Slot;
  sleeve: Slot;
}>;

/** Metres from the wrist: where the glove ends below the sleeve, and how far the sleeve goes on. */
const [cuff, elbow] = [0.04, 0.42];
const box = new Box3(new Vector3(-0.075, -0.12, -0.075), new Vector3(0.135, 0.03, 0.075));
const cell = 0.0013;

/** An arm in a sleeve and a glove, holding something. */
export function addArm(group: Group, kit: SceneKit, arm: Arm): void {
  const held = hand(arm.side);
  const place = placeOf(arm, held);
  const parts: readonly Mesh[] = [
    kit.mesh(surfaceOf(held.distance, box, cell), arm.glove),
    kit.mesh(ribbedCuff(), { ...arm.glove, shade: -0.06 }),
    kit.mesh(sleeve(arm.side === 'left' ? 1 : 2), arm.sleeve, { doubleSided: true }),
  ];
  for (const part of parts) {
    part.geometry = part.geometry.applyMatrix4(place);
    group.add(part);
  }
}

/** Turns the space of the hand into that of the scene. */
function placeOf({ holds, from, back }: Arm, held: Hand): Matrix4 {
  const ahead = from.clone().normalize().negate();
  const up = back.clone().addScaledVector(ahead, -back.dot(ahead)).normalize();
  const turn = new Matrix4().makeBasis(ahead, up, ahead.clone().cross(up));
  const pinch = held.pinch.clone().applyMatrix4(turn);
  return turn.setPosition(holds.clone().sub(pinch));
}

/** A tube along the forearm, -x, from one distance of the wrist to another. */
function aroundArm(from: number, to: number, radius: (along: number, angle: number) => number) {
  return gridSurface(
    160,
    150,
    (u, v) => {
      const [angle, along] = [u * Math.PI * 2, from + v * (to - from)];
      const r = radius(along, angle);
      return new Vector3(-along, Math.sin(angle) * r * 0.84, Math.cos(angle) * r);
    },
    { closeU: true },
  );
}

function ribbedCuff() {
  return aroundArm(0.012, cuff + 0.04, (along, angle) => {
    const rib = 0.0006 * Math.sin(angle * 44);
    const edge = 0.0035 * Math.sqrt(Math.min(1, Math.max(0, (along - 0.012) / 0.004)));
    return 0.029 + edge + rib + 0.0006 * Math.sin(along * 300);
  });
}

/** Cloth that lies loose on the forearm, in folds that the bent elbow has pushed forward. */
function sleeve(seed: number) {
  const lean = (angle: number) => Math.sin(angle + seed) + 0.5 * Math.sin(2 * angle + 3 * seed);
  return aroundArm(cuff, elbow, (along, angle) => {
    const open = 0.0375 + 0.05 * (along - cuff);
    const hem = along < cuff + 0.003 ? -0.0012 : along < cuff + 0.024 ? 0.0014 : 0;
    const loose = Math.min(1, Math.max(0, (along - cuff - 0.02) / 0.05));
    const folds =
      0.0034 * Math.sin(along * 105 + 1.6 * lean(angle)) * (0.6 + 0.4 * Math.sin(angle * 2 + seed)) +
      0.0022 * Math.sin(along * 61 - 2.3 * lean(angle + 1)) +
      0.0012 * Math.sin(along * 190 + 3 * Math.sin(angle * 3));
    return open + hem + loose * folds;
  });
}
