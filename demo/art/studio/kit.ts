import { type BufferGeometry, Mesh, MeshBasicMaterial } from 'three';
import type { Kit, MeshOptions, Paint, Slot } from './model.ts';

export type Part = Readonly<{ slot: Slot; options: MeshOptions; paint: Paint | undefined }>;

const unlit = new MeshBasicMaterial();

/** A model's parts carry their recipe; the stage gives them real materials per colourway. */
export const kit: Kit = {
  mesh(geometry: BufferGeometry, slot: Slot, options: MeshOptions = {}) {
    const mesh = new Mesh(geometry, unlit);
    mesh.userData.part = { slot, options, paint: options.paint } satisfies Part;
    return mesh;
  },
  random(seed) {
    let state = (seed * 2654435761) >>> 0 || 1;
    return () => {
      state ^= state << 13;
      state >>>= 0;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return state / 4294967296;
    };
  },
};

export const partOf = (mesh: Mesh): Part | undefined => mesh.userData.part as Part | undefined;
