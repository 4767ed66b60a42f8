import { ColorManagement, LinearSRGBColorSpace, WebGLRenderer } from 'three';
import type { ArtDirection } from '../../catalogue/style.ts';
import type { Model, SceneModel, View } from './model.ts';
import { SceneStage } from './scenery.ts';
import { ModelStage } from './stage.ts';

ColorManagement.enabled = true;

export type StudioPage = Readonly<{
  shoot: (id: string, direction: ArtDirection, view: View) => Promise<string>;
  compose: (id: string) => Promise<string>;
}>;

function openRenderer(width: number, height: number): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true, alpha: false });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setPixelRatio(1);
  renderer.setSize(width, height);
  document.body.append(renderer.domElement);
  return renderer;
}

/** Sends the canvas as raw rows, bottom row first, to the waiting batch. */
async function deliver(renderer: WebGLRenderer, id: string): Promise<void> {
  const gl = renderer.getContext();
  const { drawingBufferWidth: w, drawingBufferHeight: h } = gl;
  const pixels = new Uint8Array(w * h * 4);
  gl.readPixels(0, 0, w, h, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  await fetch(`/frame?id=${id}&w=${w}&h=${h}`, { method: 'POST', body: pixels });
}

/** Opens the studio for one model or scene. */
export function openStudio(
  what: { model?: Model; scene?: SceneModel; others?: readonly Model[] },
  size: number,
): StudioPage {
  const renderer = openRenderer(what.scene?.width ?? size, what.scene?.height ?? size);
  const stage = what.model ? new ModelStage(renderer, what.model) : undefined;
  return {
    async shoot(id, direction, view) {
      if (!stage) throw new Error('No model is loaded');
      const start = performance.now();
      stage.shoot(direction, view);
      renderer.getContext().finish();
      const drawn = performance.now();
      await deliver(renderer, id);
      return `drawn ${Math.round(drawn - start)} ms, sent ${Math.round(performance.now() - drawn)} ms`;
    },
    async compose(id) {
      if (!what.scene) throw new Error('No scene is loaded');
      const start = performance.now();
      await new SceneStage(renderer, what.scene, what.others ?? []).shoot();
      await deliver(renderer, id);
      return `composed ${Math.round(performance.now() - start)} ms`;
    },
  };
}
