import {
  AddEquation,
  Box3,
  type BufferGeometry,
  CustomBlending,
  DataTexture,
  DepthTexture,
  DoubleSide,
  FloatType,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** What light reaches each point, 0 to 1: key light, sky, bounce from below, fill. */
export type LightSums = Float32Array;

type Ray = Readonly<{ direction: Vector3; channel: 0 | 1 | 2 | 3 }>;

const golden = Math.PI * (3 - Math.sqrt(5));

/** Evenly spread directions in a cone round an axis. */
function cone(axis: Vector3, halfAngle: number, count: number, channel: Ray['channel']): Ray[] {
  const z = axis.clone().normalize();
  const x = new Vector3(0.31, 0.2, 0.93).cross(z).normalize();
  const y = z.clone().cross(x);
  return Array.from({ length: count }, (_, k) => {
    const cos = 1 - ((k + 0.5) / count) * (1 - Math.cos(halfAngle));
    const sin = Math.sqrt(1 - cos * cos);
    const a = k * golden;
    return {
      channel,
      direction: z
        .clone()
        .multiplyScalar(cos)
        .addScaledVector(x, sin * Math.cos(a))
        .addScaledVector(y, sin * Math.sin(a)),
    };
  });
}

export function raysFor(key: Vector3, spread: number): Ray[] {
  return [
    ...cone(key, (spread * Math.PI) / 180, 30, 0),
    ...cone(new Vector3(0, 1, 0), Math.PI / 2 - 0.03, 52, 1),
    ...cone(new Vector3(0, -1, 0), Math.PI / 2 - 0.03, 18, 2),
    ...cone(new Vector3(0.55, 0.4, 0.9), 0.6, 10, 3),
  ];
}

const accumulateVertex = /* glsl */ `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;
const accumulateFragment = /* glsl */ `
uniform sampler2D points;
uniform sampler2D normals;
uniform sampler2D depths;
uniform mat4 toLight;
uniform vec3 direction;
uniform vec4 channel;
uniform float bias;
uniform float texel;
varying vec2 vUv;
void main() {
  vec3 p = texture2D(points, vUv).xyz;
  vec3 n = texture2D(normals, vUv).xyz;
  float facing = dot(n, direction);
  vec4 c = toLight * vec4(p + n * 0.0011, 1.0);
  vec3 s = c.xyz / c.w * 0.5 + 0.5;
  float seen = 0.0;
  for (int j = 0; j < 2; j++) for (int i = 0; i < 2; i++) {
    vec2 o = (vec2(float(i), float(j)) - 0.5) * texel;
    seen += step(s.z - bias, texture2D(depths, s.xy + o).r) * 0.25;
  }
  float weight = channel.r > 0.5 || channel.a > 0.5 ? 1.0 : max(0.0, facing);
  // Key and fill only fade by shadow, not by facing: points turned away are shaded by the material.
  seen = (channel.r > 0.5 || channel.a > 0.5) ? mix(1.0, seen, step(-0.25, facing)) : seen;
  gl_FragColor = channel * weight * seen;
}`;

/**
 * Shadow and occlusion of every vertex of `geometries` (world space, metres) and of `extra` points (normal up), gathered from
 * depth pictures of the model along many directions. Returns one array of four sums per geometry, and one for the points.
 */
export function bakeLight(
  renderer: WebGLRenderer,
  geometries: readonly BufferGeometry[],
  casting: readonly BufferGeometry[],
  extra: Float32Array,
  extraNormal: Vector3,
  rays: readonly Ray[],
): { parts: LightSums[]; points: LightSums } {
  const counts = geometries.map((g) => g.getAttribute('position').count);
  const total = counts.reduce((a, b) => a + b, 0) + extra.length / 3;
  const width = 1024;
  const height = Math.ceil(total / width);
  const points = new Float32Array(width * height * 4);
  const normals = new Float32Array(width * height * 4);
  let k = 0;
  for (const g of geometries) {
    const p = g.getAttribute('position');
    const n = g.getAttribute('normal');
    for (let i = 0; i < p.count; i++, k++) {
      points.set([p.getX(i), p.getY(i), p.getZ(i), 1], k * 4);
      normals.set([n.getX(i), n.getY(i), n.getZ(i), 0], k * 4);
    }
  }
  for (let i = 0; i < extra.length; i += 3, k++) {
    points.set([extra[i] as number, extra[i + 1] as number, extra[i + 2] as number, 1], k * 4);
    normals.set([extraNormal.x, extraNormal.y, extraNormal.z, 0], k * 4);
  }
  const texture = (data: Float32Array) => {
    const t = new DataTexture(data, width, height, RGBAFormat, FloatType);
    t.minFilter = t.magFilter = NearestFilter;
    t.needsUpdate = true;
    return t;
  };
  const pointTexture = texture(points);
  const normalTexture = texture(normals);

  const box = new Box3();
  const caster = new Scene();
  const plain = new MeshBasicMaterial({ side: DoubleSide, colorWrite: false });
  for (const g of casting) {
    g.computeBoundingBox();
    box.union(g.boundingBox as Box3);
    const mesh = new Mesh(g, plain);
    mesh.frustumCulled = false;
    caster.add(mesh);
  }
  const centre = box.getCenter(new Vector3());
  const radius = box.getSize(new Vector3()).length() / 2 + 0.004;
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 0, radius * 2);
  const size = 1024;
  const depthTarget = new WebGLRenderTarget(size, size, {
    depthTexture: new DepthTexture(size, size, UnsignedIntType),
  });
  const sums = new WebGLRenderTarget(width, height, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const accumulate = new ShaderMaterial({
    vertexShader: accumulateVertex,
    fragmentShader: accumulateFragment,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
    uniforms: {
      points: { value: pointTexture },
      normals: { value: normalTexture },
      depths: { value: depthTarget.depthTexture },
      toLight: { value: null },
      direction: { value: null },
      channel: { value: null },
      bias: { value: 0.0007 / (radius * 2) },
      texel: { value: 1 / size },
    },
  });
  const quad = new Mesh(new PlaneGeometry(2, 2), accumulate);
  quad.frustumCulled = false;
  const quadScene = new Scene();
  quadScene.add(quad);
  renderer.autoClear = false;
  renderer.setRenderTarget(sums);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  for (const ray of rays) {
    camera.up.set(ray.direction.y > 0.9 || ray.direction.y < -0.9 ? 1 : 0, Math.abs(ray.direction.y) > 0.9 ? 0 : 1, 0);
    camera.position.copy(centre).addScaledVector(ray.direction, radius);
    camera.lookAt(centre);
    camera.updateMatrixWorld(true);
    renderer.setRenderTarget(depthTarget);
    renderer.clear();
    renderer.render(caster, camera);
    const u = accumulate.uniforms;
    (u.toLight as { value: unknown }).value = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
    (u.direction as { value: unknown }).value = ray.direction;
    (u.channel as { value: unknown }).value = new Vector4().setComponent(ray.channel, 1);
    renderer.setRenderTarget(sums);
    renderer.render(quadScene, camera);
  }
  const result = new Float32Array(width * height * 4);
  renderer.readRenderTargetPixels(sums, 0, 0, width, height, result);
  renderer.setRenderTarget(null);
  for (const it of [depthTarget, sums, pointTexture, normalTexture, accumulate, plain]) it.dispose();

  // What an open point of the same normal would have gathered.
  const openSky = rays.filter((r) => r.channel === 1);
  const openFloor = rays.filter((r) => r.channel === 2);
  const perKey = rays.filter((r) => r.channel === 0).length;
  const perFill = rays.filter((r) => r.channel === 3).length;
  const out = new Float32Array(total * 4);
  for (let i = 0; i < total; i++) {
    const [nx, ny, nz] = [normals[i * 4] as number, normals[i * 4 + 1] as number, normals[i * 4 + 2] as number];
    const gather = (list: readonly Ray[]) =>
      list.reduce((s, r) => s + Math.max(0, nx * r.direction.x + ny * r.direction.y + nz * r.direction.z), 0.15);
    const y = points[i * 4 + 1] as number;
    // Light from the floor is weak close to it, under the model.
    const lift = 0.3 + 0.7 * Math.min(1, Math.max(0, y / 0.05));
    out[i * 4] = (result[i * 4] as number) / perKey;
    out[i * 4 + 1] = Math.min(1, ((result[i * 4 + 1] as number) + 0.15) / gather(openSky));
    out[i * 4 + 2] = Math.min(1, ((result[i * 4 + 2] as number) + 0.15) / gather(openFloor)) * lift;
    out[i * 4 + 3] = (result[i * 4 + 3] as number) / perFill;
  }
  let from = 0;
  const parts = counts.map((count) => {
    const part = out.slice(from * 4, (from + count) * 4);
    from += count;
    return part;
  });
  return { parts, points: out.slice(from * 4) };
}
