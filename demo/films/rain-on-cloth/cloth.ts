import {
  type Camera,
  DoubleSide,
  Mesh,
  type Object3D,
  Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** Which way the cloth faces at a place of the picture, as the lens sees it; undefined where there is none. */
export type Cloth = (x: number, y: number) => Vector3 | undefined;

const vertexShader = /* glsl */ `
varying vec3 vNormal;
void main() { vNormal = normalMatrix * normal; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const fragmentShader = /* glsl */ `
varying vec3 vNormal;
void main() {
  vec3 n = normalize(vNormal);
  gl_FragColor = vec4((gl_FrontFacing ? n : -n) * 0.5 + 0.5, 1.0);
}`;

/** Looks at the parts of a group once, and remembers each pixel; y is from the top. */
export function clothOf(renderer: WebGLRenderer, group: Object3D, camera: Camera): Cloth {
  const { width, height } = renderer.domElement;
  const material = new ShaderMaterial({ vertexShader, fragmentShader, side: DoubleSide });
  const scene = new Scene();
  scene.add(group);
  group.traverse((object) => {
    object.frustumCulled = false;
    if (object instanceof Mesh) object.material = material;
  });
  const target = new WebGLRenderTarget(width, height);
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  renderer.render(scene, camera);
  const pixels = new Uint8Array(width * height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels);
  renderer.setRenderTarget(null);
  target.dispose();
  return (x, y) => {
    const [column, row] = [Math.round(x), height - 1 - Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    const at = (row * width + column) * 4;
    const [r = 0, g = 0, b = 0, seen = 0] = pixels.subarray(at, at + 4);
    return seen < 128 ? undefined : new Vector3(r / 127.5 - 1, g / 127.5 - 1, b / 127.5 - 1).normalize();
  };
}
