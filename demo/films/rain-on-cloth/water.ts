import {
  CanvasTexture,
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from 'three';
import type { Drop } from './drops.ts';

const vertexShader = /* glsl */ `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** A drop is a lens: it turns what is beneath upside down, gathers the light at its lower edge and mirrors the sky above. */
const fragmentShader = /* glsl */ `
uniform sampler2D ground; uniform sampler2D water; uniform sampler2D air; uniform vec2 pixel; varying vec2 vUv;
float covered(vec2 at) { return smoothstep(0.4, 0.56, texture2D(water, at).a); }
void main() {
  vec4 drop = texture2D(water, vUv);
  float cover = smoothstep(0.4, 0.56, drop.a);
  vec2 n = drop.rg * 2.0 - 1.0;
  vec3 dry = texture2D(ground, vUv).rgb;
  float shade = max(covered(vUv + vec2(-1.6, 2.6) * pixel), 0.55 * covered(vUv + vec2(-2.6, 4.4) * pixel));
  dry *= 1.0 - 0.36 * shade * (1.0 - cover);
  vec3 lens = texture2D(ground, vUv - n * (3.0 + 9.0 * drop.b) * pixel).rgb;
  vec2 light = normalize(vec2(-0.42, 0.9));
  float along = dot(n, light);
  lens *= 0.74 + 0.75 * smoothstep(0.05, 0.95, -along) - 0.2 * smoothstep(0.2, 0.95, along);
  float edge = dot(n, n);
  lens = mix(lens, vec3(0.74, 0.8, 0.83), 0.34 * smoothstep(0.5, 1.0, edge) * smoothstep(-0.2, 0.8, along));
  lens += vec3(0.95, 0.98, 1.0) * 0.85 * smoothstep(0.3, 0.1, length((n - light * 0.46) * vec2(1.0, 1.25)));
  vec3 colour = mix(dry, lens, cover);
  float rain = texture2D(air, vUv).a;
  colour += rain * vec3(0.84, 0.9, 0.93) * (1.0 - 0.6 * colour);
  gl_FragColor = vec4(colour, 1.0);
}`;

const side = 96;

/** A round of water from above: which way it faces in red and green, how thick it is in blue. */
function lensPicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const picture = context.createImageData(side, side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [((column + 0.5) / side) * 2 - 1, ((row + 0.5) / side) * 2 - 1];
      const far = Math.hypot(x, y);
      const at = (row * side + column) * 4;
      // Water covers the part that is within 0.75 of the round; beyond it two drops that touch flow together.
      const within = Math.min(1, far / 0.75) / Math.max(far, 1e-6);
      picture.data[at] = 127.5 + 127.5 * x * within;
      picture.data[at + 1] = 127.5 - 127.5 * y * within;
      picture.data[at + 2] = 255 * Math.sqrt(Math.max(0, 1 - far * far));
      picture.data[at + 3] = 255 * Math.min(1, Math.max(0, (1 - far) * 2));
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

export type Wet = Readonly<{
  drops: readonly Drop[];
  paintAir: (context: CanvasRenderingContext2D) => void;
}>;

/** Draws a picture with water on it and rain before it. */
export function wetPicture(renderer: WebGLRenderer, ground: HTMLCanvasElement): (wet: Wet) => void {
  const { width, height } = ground;
  const sheets = [0, 1].map(() => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return canvas.getContext('2d') as CanvasRenderingContext2D;
  }) as [CanvasRenderingContext2D, CanvasRenderingContext2D];
  const [water, air] = sheets;
  const textures = [ground, water.canvas, air.canvas].map((canvas) => {
    const texture = new CanvasTexture(canvas);
    texture.minFilter = LinearFilter;
    texture.generateMipmaps = false;
    return texture;
  });
  const material = new ShaderMaterial({
    ...{ vertexShader, fragmentShader, depthTest: false },
    uniforms: {
      ground: { value: textures[0] },
      water: { value: textures[1] },
      air: { value: textures[2] },
      pixel: { value: new Vector2(1 / width, 1 / height) },
    },
  });
  const scene = new Scene();
  const plane = new Mesh(new PlaneGeometry(2, 2), material);
  plane.frustumCulled = false;
  scene.add(plane);
  const camera = new OrthographicCamera();
  const lens = lensPicture();
  return ({ drops, paintAir }) => {
    water.clearRect(0, 0, width, height);
    for (const { x, y, radius, stretch = 1 } of drops) {
      // The round is larger than the water in it.
      const [wide, high] = [radius / 0.75, (radius * stretch) / 0.75];
      water.drawImage(lens, x - wide, y - high, wide * 2, high * 2);
    }
    paintAir(air);
    for (const texture of textures.slice(1)) texture.needsUpdate = true;
    renderer.setRenderTarget(null);
    renderer.render(scene, camera);
  };
}
