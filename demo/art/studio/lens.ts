import { PerspectiveCamera, Vector3 } from 'three';
import type { Framing } from './model.ts';

const radians = Math.PI / 180;

/** Camera for a framing; `aspect` is width by height, and `span` spans the height of a wide picture. */
export function cameraFor(framing: Omit<Framing, 'pose'>, aspect: number): PerspectiveCamera {
  const halfAngle = Math.atan(12 / (framing.lens ?? 85));
  const distance = framing.span / 2 / Math.tan(halfAngle);
  const camera = new PerspectiveCamera((halfAngle * 2) / radians, aspect, distance * 0.05, distance * 40);
  const azimuth = framing.azimuth * radians;
  const elevation = framing.elevation * radians;
  const target = new Vector3(...framing.target);
  const away = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
  // Up stays well defined when looking straight down.
  camera.up.set(
    -Math.sin(azimuth) * Math.sin(elevation),
    Math.cos(elevation),
    -Math.cos(azimuth) * Math.sin(elevation),
  );
  camera.position.copy(target).addScaledVector(away, distance);
  camera.lookAt(target);
  if (framing.roll) camera.rotateZ(framing.roll * radians);
  camera.updateMatrixWorld(true);
  return camera;
}
