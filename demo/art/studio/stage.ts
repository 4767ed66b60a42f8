import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Group,
  Matrix3,
  Matrix4,
  Mesh,
  NormalBlending,
  type Object3D,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
} from 'three';
import type { ArtDirection } from '../../catalogue/style.ts';
import { backdropOf } from './colours.ts';
import { kit, type Part, partOf } from './kit.ts';
import { cameraFor } from './lens.ts';
import { studioLights } from './lights.ts';
import { forgetDrawings, materialFor } from './material.ts';
import type { Model, View } from './model.ts';
import { bakeLight, raysFor } from './occlusion.ts';

type Piece = Readonly<{ part: Part; geometry: BufferGeometry }>;
type Floor = Readonly<{ mesh: Mesh; material: ShaderMaterial }>;
export type Posed = Readonly<{
  pieces: readonly Piece[];
  lights: readonly Float32Array[];
  floor: Floor | undefined;
  pose: Matrix4;
}>;

const radians = Math.PI / 180;

/** All parts of a built group, moved into one space. */
export function piecesOf(group: Object3D): Piece[] {
  group.updateMatrixWorld(true);
  const pieces: Piece[] = [];
  group.traverse((object) => {
    const part = object instanceof Mesh ? partOf(object) : undefined;
    if (!part) return;
    const geometry = ((object as Mesh).geometry as BufferGeometry).clone();
    geometry.applyMatrix4(object.matrixWorld);
    if (!geometry.getAttribute('uv')) {
      geometry.setAttribute(
        'uv',
        new Float32BufferAttribute(new Float32Array(geometry.getAttribute('position').count * 2), 2),
      );
    }
    pieces.push({ part, geometry });
  });
  return pieces;
}

const floorVertex = /* glsl */ `
attribute vec4 light; varying vec4 vLight; varying vec2 vUv;
void main() { vLight = light; vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const floorFragment = /* glsl */ `
uniform vec3 tint; uniform float strength; varying vec4 vLight; varying vec2 vUv;
void main() {
  float open = 0.42 * vLight.r + 0.44 * vLight.g + 0.14 * vLight.a;
  vec2 e = min(vUv, 1.0 - vUv);
  float fade = smoothstep(0.0, 0.22, min(e.x, e.y));
  float dark = (1.0 - open) * fade * strength;
  gl_FragColor = vec4(tint, clamp(dark * 1.3, 0.0, 0.95));
}`;

/** A grid on the floor (or the wall) that only shows the shadow. */
function floorFor(
  ground: Model['ground'],
  box: { min: Vector3; max: Vector3 },
): { geometry: BufferGeometry; normal: Vector3 } | undefined {
  if (ground === 'none') return undefined;
  const margin = 0.32 * Math.max(0.5, box.max.clone().sub(box.min).length());
  const steps = 260;
  const wall = ground === 'wall';
  const [w, h] = [
    box.max.x - box.min.x + margin * 2,
    (wall ? box.max.y - box.min.y : box.max.z - box.min.z) + margin * 2,
  ];
  const geometry = new PlaneGeometry(w, h, steps, Math.round((steps * h) / w));
  const cx = (box.min.x + box.max.x) / 2;
  if (wall) geometry.translate(cx, (box.min.y + box.max.y) / 2, 0);
  else geometry.rotateX(-Math.PI / 2).translate(cx, 0, (box.min.z + box.max.z) / 2);
  return { geometry, normal: wall ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0) };
}

/** Every second row and column of a fine grid: enough to cast a soft shadow, at a quarter of the work. */
function coarse(geometry: BufferGeometry): BufferGeometry {
  const grid = geometry.userData.grid as { columns: number; rows: number } | undefined;
  // A model may have cut its grid; then it casts as it is.
  if (!grid || grid.columns * grid.rows < 1200 || geometry.index?.count !== grid.columns * grid.rows * 6)
    return geometry;
  const stops = (n: number) => [...Array(Math.ceil(n / 2)).keys()].map((k) => k * 2).concat(n);
  const [xs, ys] = [stops(grid.columns), stops(grid.rows)];
  const index: number[] = [];
  for (let j = 1; j < ys.length; j++) {
    for (let i = 1; i < xs.length; i++) {
      const at = (x: number, y: number) => y * (grid.columns + 1) + x;
      const [x0, x1, y0, y1] = [xs[i - 1] as number, xs[i] as number, ys[j - 1] as number, ys[j] as number];
      index.push(at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y0), at(x1, y1), at(x0, y1));
    }
  }
  const thin = new BufferGeometry();
  thin.setAttribute('position', geometry.getAttribute('position'));
  thin.setIndex(index);
  return thin;
}

export function poseModel(
  renderer: WebGLRenderer,
  pieces: readonly Piece[],
  ground: Model['ground'],
  pose: Matrix4,
  lights = studioLights,
): Posed {
  const posed = pieces.map((piece) => piece.geometry.clone().applyMatrix4(pose));
  const box = { min: new Vector3(Infinity, Infinity, Infinity), max: new Vector3(-Infinity, -Infinity, -Infinity) };
  for (const g of posed) {
    g.computeBoundingBox();
    if (g.boundingBox) {
      box.min.min(g.boundingBox.min);
      box.max.max(g.boundingBox.max);
    }
  }
  const ground0 = floorFor(ground, box);
  const casting = posed.filter((_, i) => pieces[i]?.part.options.castsShadow !== false).map(coarse);
  const points = ground0 ? new Float32Array(ground0.geometry.getAttribute('position').array) : new Float32Array(0);
  const baked = bakeLight(
    renderer,
    posed,
    casting,
    points,
    ground0?.normal ?? new Vector3(0, 1, 0),
    raysFor(new Vector3(...lights.key), lights.keySpread),
  );
  for (const g of [...posed, ...casting]) g.dispose();
  let floor: Floor | undefined;
  if (ground0) {
    ground0.geometry.setAttribute('light', new BufferAttribute(baked.points, 4));
    const material = new ShaderMaterial({
      vertexShader: floorVertex,
      fragmentShader: floorFragment,
      transparent: true,
      depthWrite: false,
      blending: NormalBlending,
      uniforms: { tint: { value: new Color() }, strength: { value: 1 } },
    });
    const mesh = new Mesh(ground0.geometry, material);
    mesh.renderOrder = -1;
    floor = { mesh, material };
  }
  return { pieces, lights: baked.parts, floor, pose };
}

export function poseMatrix(pose: readonly [number, number, number] | undefined): Matrix4 {
  if (!pose) return new Matrix4();
  return new Matrix4().makeRotationFromEuler(new Euler(pose[0] * radians, pose[1] * radians, pose[2] * radians, 'YXZ'));
}

/** The pose, lowered or raised until the model touches the floor again. */
function settled(pieces: readonly Piece[], pose: Matrix4): Matrix4 {
  let low = Infinity;
  const p = new Vector3();
  for (const piece of pieces) {
    const position = piece.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++)
      low = Math.min(low, p.fromBufferAttribute(position as BufferAttribute, i).applyMatrix4(pose).y);
  }
  return new Matrix4().makeTranslation(0, -low, 0).multiply(pose);
}

/** Meshes with the materials of one colourway and baked light. */
export function dress(posed: Posed, direction: ArtDirection, lights = studioLights): Group {
  const group = new Group();
  posed.pieces.forEach((piece, i) => {
    piece.geometry.setAttribute('light', new BufferAttribute(posed.lights[i] as Float32Array, 4));
    const mesh = new Mesh(
      piece.geometry,
      materialFor(piece.part, direction, lights, new Matrix3().setFromMatrix4(posed.pose)),
    );
    mesh.matrixAutoUpdate = false;
    mesh.matrix.copy(posed.pose);
    mesh.frustumCulled = false;
    group.add(mesh);
  });
  return group;
}

const backdropVertex = /* glsl */ `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.9999, 1.0); }`;
const backdropFragment = /* glsl */ `
uniform vec3 tone; varying vec2 vUv;
void main() {
  float d = length((vUv - vec2(0.42, 0.62)) * vec2(1.0, 0.9));
  vec3 c = tone * (1.015 - 0.075 * smoothstep(0.15, 0.95, d));
  gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
}`;

export function backdropMesh(tone: Color): Mesh {
  const material = new ShaderMaterial({
    vertexShader: backdropVertex,
    fragmentShader: backdropFragment,
    depthWrite: false,
    depthTest: false,
    uniforms: { tone: { value: tone } },
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.renderOrder = -2;
  mesh.frustumCulled = false;
  return mesh;
}

/** One set for one silhouette: keeps what a cut and a pose cost to build, so that a colourway is one cheap drawing. */
export class ModelStage {
  private readonly renderer: WebGLRenderer;
  private readonly model: Model;
  private cut: number | undefined;
  private pieces: Piece[] = [];
  private readonly posed = new Map<string, Posed>();
  private worn: ShaderMaterial[] = [];

  constructor(renderer: WebGLRenderer, model: Model) {
    this.renderer = renderer;
    this.model = model;
  }

  private prepare(cut: 1 | 2 | 3, view: View): Posed {
    if (this.cut !== cut) {
      this.clear();
      this.pieces = piecesOf(this.model.build(cut, kit));
      this.cut = cut;
    }
    const pose = this.model.views[view].pose;
    const key = JSON.stringify(pose ?? null);
    const known = this.posed.get(key);
    if (known) return known;
    const matrix = pose ? settled(this.pieces, poseMatrix(pose)) : new Matrix4();
    const made = poseModel(this.renderer, this.pieces, this.model.ground, matrix);
    this.posed.set(key, made);
    return made;
  }

  /** Draws one picture into the renderer's canvas. */
  shoot(direction: ArtDirection, view: View): void {
    const posed = this.prepare(direction.cut, view);
    const tone = backdropOf(direction.colours);
    const scene = new Scene();
    scene.add(backdropMesh(tone));
    if (posed.floor) {
      (posed.floor.material.uniforms.tint as { value: Color }).value = shadowTint(tone);
      scene.add(posed.floor.mesh);
    }
    const group = dress(posed, direction);
    scene.add(group);
    this.renderer.setRenderTarget(null);
    this.renderer.autoClear = true;
    this.renderer.render(scene, cameraFor(this.model.views[view], 1));
    // The last picture's materials go only now, so that their compiled programs are never without a user.
    for (const material of this.worn) material.dispose();
    this.worn = group.children.map((mesh) => (mesh as Mesh).material as ShaderMaterial);
  }

  private clear(): void {
    for (const piece of this.pieces) piece.geometry.dispose();
    for (const posed of this.posed.values()) {
      posed.floor?.mesh.geometry.dispose();
      posed.floor?.material.dispose();
    }
    this.posed.clear();
    forgetDrawings();
  }
}

/** Display-space colour of a deep shadow on the backdrop. */
export function shadowTint(tone: Color): Color {
  const tint = tone
    .clone()
    .multiplyScalar(0.06)
    .lerp(new Color(0.012, 0.014, 0.016), 0.3);
  return tint.convertLinearToSRGB();
}
