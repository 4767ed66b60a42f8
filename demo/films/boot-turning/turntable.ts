import {
  type BufferAttribute,
  type Color,
  type Group,
  type Matrix3,
  Matrix4,
  type Mesh,
  Scene,
  type ShaderMaterial,
  type WebGLRenderer,
} from 'three';
import { backdropOf } from '../../art/studio/colours.ts';
import { kit } from '../../art/studio/kit.ts';
import { cameraFor } from '../../art/studio/lens.ts';
import type { Framing, Model } from '../../art/studio/model.ts';
import { backdropMesh, dress, type Posed, piecesOf, poseModel, shadowTint } from '../../art/studio/stage.ts';
import type { ArtDirection } from '../../catalogue/style.ts';

export type Turntable = Readonly<{
  model: Model;
  direction: ArtDirection;
  framing: Omit<Framing, 'pose'>;
  /** Degrees that the model is turned at first. */
  from: number;
  /** Turns at which light and shadow are baked; between two of them they are mixed. */
  bakes: number;
}>;

/**
 * Draws a product that turns once about its middle, under a light that stays where it is. The answer draws it at a share
 * of the turn; shares in order bake each light once.
 */
export function turntable(renderer: WebGLRenderer, spec: Turntable): (share: number) => void {
  const { model, direction, framing, from, bakes } = spec;
  const pieces = piecesOf(model.build(direction.cut, kit));
  const [x, , z] = framing.target;
  const turned = (share: number) =>
    new Matrix4()
      .makeTranslation(x, 0, z)
      .multiply(new Matrix4().makeRotationY((from * Math.PI) / 180 + share * 2 * Math.PI))
      .multiply(new Matrix4().makeTranslation(-x, 0, -z));
  const known = new Map<number, Posed>();
  const bakedAt = (number: number): Posed => {
    const turn = number % bakes;
    const kept = known.get(turn) ?? poseModel(renderer, pieces, model.ground, turned(turn / bakes));
    known.set(turn, kept);
    return kept;
  };
  const tone = backdropOf(direction.colours);
  const camera = cameraFor(framing, renderer.domElement.width / renderer.domElement.height);
  let product: Group | undefined;
  return (share) => {
    const turn = Math.floor(share * bakes);
    const [before, after] = [bakedAt(turn), bakedAt(turn + 1)];
    const mix = share * bakes - turn;
    for (const [old, { floor }] of known) {
      // The first one is the last as well.
      if (old === 0 || old === turn || old === turn + 1) continue;
      floor?.mesh.geometry.dispose();
      floor?.material.dispose();
      known.delete(old);
    }
    product ??= dress({ ...before, lights: before.lights.map((sums) => sums.slice()) }, direction);
    const pose = turned(share);
    product.children.forEach((child, at) => {
      const mesh = child as Mesh;
      mesh.matrix.copy(pose);
      ((mesh.material as ShaderMaterial).uniforms.poseMatrix as { value: Matrix3 }).value.setFromMatrix4(pose);
      const light = mesh.geometry.getAttribute('light') as BufferAttribute;
      const [one, other] = [before.lights[at] as Float32Array, after.lights[at] as Float32Array];
      for (let k = 0; k < light.array.length; k++)
        light.array[k] = (one[k] as number) * (1 - mix) + (other[k] as number) * mix;
      light.needsUpdate = true;
    });
    const scene = new Scene();
    scene.add(backdropMesh(tone), ...floors([before, 1 - mix], [after, mix]), product);
    renderer.setRenderTarget(null);
    renderer.autoClear = true;
    renderer.render(scene, camera);

    function floors(...parts: readonly (readonly [Posed, number])[]): Mesh[] {
      return parts.flatMap(([{ floor, pose: baked }, strength]) => {
        if (!floor) return [];
        // The shadow turns along, so that it stays beneath the product.
        floor.mesh.matrixAutoUpdate = false;
        floor.mesh.matrix.copy(pose).multiply(baked.clone().invert());
        (floor.material.uniforms.tint as { value: Color }).value = shadowTint(tone);
        (floor.material.uniforms.strength as { value: number }).value = strength;
        return [floor.mesh];
      });
    }
  };
}
