/** Vertex program of every part: object-space position and normal for the surfaces, baked light from the occlusion pass. */
export const vertexProgram = /* glsl */ `
attribute vec4 light;
varying vec3 vRest;
varying vec3 vRestNormal;
varying vec3 vWorld;
varying vec2 vUv;
varying vec4 vLight;
void main() {
  vRest = position;
  vRestNormal = normal;
  vUv = uv;
  vLight = light;
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/**
 * Fragment program: picks the slot under the drawing, bends the normal by drawing relief and surface tile, and lights it with one
 * soft key, sky, floor bounce, a fill and soft boxes for the shine, each dimmed by what the occlusion pass found.
 */
export const fragmentProgram = /* glsl */ `
precision highp sampler2DArray;
uniform sampler2DArray tiles;
uniform vec3 slotColour[5];
uniform vec4 slotLook[5];   // layer, tile size, depth, mottle
uniform vec4 slotShine[5];  // roughness, specular, sheen, unused
uniform sampler2D masks;
uniform sampler2D relief;
uniform float reliefDepth;
uniform vec3 keyDirection;
uniform vec3 keyColour;
uniform vec3 skyColour;
uniform vec3 groundColour;
uniform mat3 poseMatrix;
varying vec3 vRest;
varying vec3 vRestNormal;
varying vec3 vWorld;
varying vec2 vUv;
varying vec4 vLight;

vec3 bend(vec3 n, vec3 px, vec3 py, vec2 dh) {
  vec3 r1 = cross(py, n);
  vec3 r2 = cross(n, px);
  float det = dot(px, r1);
  vec3 grad = sign(det) * (dh.x * r1 + dh.y * r2);
  return normalize(abs(det) * n - grad);
}

float ggx(float nh, float a) { float a2 = a * a; float d = nh * nh * (a2 - 1.0) + 1.0; return a2 / (3.14159 * d * d); }

vec3 room(vec3 r, float rough, vec3 sky, vec3 ground) {
  float soft = 0.1 + 0.75 * rough;
  float box = smoothstep(0.62 - soft, 0.62 + soft, dot(r, normalize(vec3(-0.5, 0.95, 0.35))));
  float strip = smoothstep(0.80 - soft, 0.80 + soft, dot(r, normalize(vec3(0.9, 0.35, 0.25)))) * 0.55;
  float window = smoothstep(0.86 - soft, 0.86 + soft, dot(r, normalize(vec3(-0.75, 0.25, 0.65)))) * 0.5;
  vec3 base = mix(ground * 0.55, sky * 0.6, smoothstep(-0.45, 0.35, r.y));
  return base + vec3(1.35 * box + 0.7 * strip + 0.7 * window) * (1.0 - 0.45 * rough);
}

vec3 toScreen(vec3 c) {
  c = max(c, 0.0);
  vec3 over = max(c - 0.72, 0.0);
  c = min(c, 0.72) + 0.28 * (1.0 - exp(-over / 0.28));
  return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}

void main() {
  vec3 n = normalize(vRestNormal);
  if (!gl_FrontFacing) n = -n;
  vec3 px = dFdx(vRest);
  vec3 py = dFdy(vRest);
  vec3 weights = vec3(1.0, 0.0, 0.0);
  int slot = 0;
  float thread = 0.0;
  float cavity = 0.0;
  vec3 albedo = slotColour[0];
  vec3 geometryNormal = n;
  #ifdef PAINTED
    vec3 m = texture2D(masks, vUv).rgb;
    float rest = max(0.0, 1.0 - m.r - m.g - m.b);
    float sum = rest + m.r + m.g + m.b;
    albedo = (rest * slotColour[0] + m.r * slotColour[1] + m.g * slotColour[2] + m.b * slotColour[3]) / sum;
    slot = m.r > max(rest, max(m.g, m.b)) ? 1 : m.g > max(rest, m.b) ? 2 : m.b > rest ? 3 : 0;
    vec3 rel = texture2D(relief, vUv).rgb;
    thread = rel.g;
    cavity = rel.b;
    vec2 dx = dFdx(vUv);
    vec2 dy = dFdy(vUv);
    float hx = texture2D(relief, vUv + dx).r - rel.r;
    float hy = texture2D(relief, vUv + dy).r - rel.r;
    n = bend(n, px, py, vec2(hx, hy) * reliefDepth);
  #endif
  vec4 look = slotLook[slot];
  vec4 shine = slotShine[slot];
  vec3 w = pow(abs(n), vec3(6.0));
  w /= w.x + w.y + w.z;
  vec3 q = vRest / look.y;
  vec4 tx = texture(tiles, vec3(q.zy, look.x));
  vec4 ty = texture(tiles, vec3(q.xz, look.x));
  vec4 tz = texture(tiles, vec3(q.xy, look.x));
  vec2 gx = tx.xy * 2.0 - 1.0;
  vec2 gy = ty.xy * 2.0 - 1.0;
  vec2 gz = tz.xy * 2.0 - 1.0;
  vec3 grad = w.x * vec3(0.0, gx.y, gx.x) + w.y * vec3(gy.x, 0.0, gy.y) + w.z * vec3(gz.x, gz.y, 0.0);
  float tone = dot(w, vec3(tx.z, ty.z, tz.z)) - 0.5;
  float surfaceShare = 1.0 - thread;
  grad *= look.z * 256.0 / look.y * surfaceShare;
  n = normalize(n - (grad - n * dot(grad, n)));
  albedo *= max(0.04, 1.0 + look.w * 1.6 * tone * surfaceShare);
  albedo = mix(albedo, slotColour[4], thread);
  albedo *= 1.0 - 0.72 * cavity;

  n = normalize(poseMatrix * n);
  geometryNormal = normalize(poseMatrix * geometryNormal);
  vec3 v = normalize(cameraPosition - vWorld);
  float nv = clamp(dot(n, v), 0.02, 1.0);
  vec3 l = keyDirection;
  float rough = clamp(shine.x + 0.12 * thread, 0.08, 1.0);
  float occlusion = vLight.g * (1.0 - 0.4 * cavity);
  float lower = vLight.b;
  vec3 open = max(vec3(occlusion), ((vec3(occlusion) * (2.04 * albedo - 0.33) + (-4.8 * albedo + 0.64)) * occlusion + (2.76 * albedo + 0.69)) * occlusion);

  float wrap = 0.12 + 0.16 * shine.z;
  float nl = dot(n, l);
  float key = max(0.0, (nl + wrap) / (1.0 + wrap)) * vLight.r;
  vec3 light = keyColour * key * (1.0 - 0.35 * cavity);
  light += skyColour * open * (0.5 + 0.5 * n.y) * 1.15;
  light += groundColour * lower * (0.5 - 0.5 * n.y) * 1.15;
  vec3 f = normalize(vec3(0.55, 0.35, 0.9));
  light += vec3(0.13) * max(0.0, (dot(n, f) + 0.35) / 1.35) * vLight.a * mix(vec3(0.6), open, 0.6);
  vec3 colour = albedo * light;

  float metal = step(0.3, shine.y);
  vec3 f0 = mix(vec3(shine.y), albedo * shine.y * 1.6, metal);
  vec3 h = normalize(l + v);
  float a = sqrt(rough * rough * rough * rough + 0.012);
  float fres = pow(1.0 - clamp(dot(v, h), 0.0, 1.0), 5.0);
  vec3 spec = (f0 + (1.0 - f0) * fres * (1.0 - rough)) * min(ggx(max(dot(n, h), 0.0), a), 24.0) * 0.25 * max(nl, 0.0) * vLight.r * keyColour * 1.2;
  vec3 r = reflect(-v, n);
  float edge = pow(1.0 - nv, 5.0) * (1.0 - rough) * (1.0 - rough);
  float mirror = clamp(mix(occlusion, 1.0, 0.15) * mix(lower, 1.0, smoothstep(-0.3, 0.4, r.y)), 0.0, 1.0);
  spec += (f0 + edge * 0.8) * room(r, rough, skyColour, groundColour) * mirror * (1.0 - 0.6 * rough);
  colour = colour * mix(1.0, 0.35, metal) + spec;
  colour += shine.z * pow(1.0 - nv, 3.0) * (0.35 * albedo + 0.05) * (open * 0.8 + key * 0.5);
  gl_FragColor = vec4(toScreen(colour), 1.0);
}`;
