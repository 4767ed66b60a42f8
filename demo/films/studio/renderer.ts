import { LinearSRGBColorSpace, WebGLRenderer } from 'three';

/** A canvas as the picture studio has them: colours are written as they are displayed. */
export function openRenderer(width: number, height: number): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true, alpha: false });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setPixelRatio(1);
  renderer.setSize(width, height);
  return renderer;
}
