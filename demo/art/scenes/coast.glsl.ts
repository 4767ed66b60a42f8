/**
 * A coast by ray marching: whalebacks of granite in a sea under weather. Everything that differs from scene to scene is a
 * uniform; distances are metres, y is up, the water stands at 0.
 */
export const coastShader = `#version 300 es
precision highp float;
out vec4 colour;
uniform vec2 size;
uniform vec3 eye;
uniform vec2 look;        // yaw, pitch in radians
uniform float lens;       // focal length over half the picture height
uniform vec3 sun;
uniform vec3 zenith, horizon, glow, deep;
uniform float clouds, haze, swell, seed, lichen, islands, slab, sunStrength;

float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(p)) * uvec2(1597334677u, 3812015801u);
  return float((q.x ^ q.y) * 1597334677u) / 4294967295.0;
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
const mat2 turn = mat2(0.8, 0.6, -0.6, 0.8);
float fbm(vec2 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < 9; i++) { if (i >= octaves) break; sum += weight * noise(p); p = turn * p * 2.03 + 17.3; weight *= 0.5; }
  return sum;
}

// Granite breaks along two sets of nearly straight joints that come and go; 1 in the crack.
float crack(vec2 q) {
  vec2 j = turn * q + (vec2(noise(q * 0.16), noise(q * 0.16 + 40.0)) - 0.5) * 2.2;
  vec2 gap = abs(fract(j / vec2(6.5, 9.5)) - 0.5) * vec2(6.5, 9.5);
  vec2 here = smoothstep(0.45, 0.62, vec2(noise(q * 0.09 + 70.0), noise(q * 0.09 + 120.0)));
  vec2 cut = smoothstep(0.13, 0.0, gap) * here;
  return max(cut.x, cut.y);
}

// Ice has rounded the rock: broad backs, steps along joints, and a grain that only shows close by.
float rock(vec2 p, int detail) {
  vec2 q = p + seed * 37.0;
  float far = fbm(q * 0.0085, 4);
  float h = (far - 0.62 + islands) * 46.0;
  h += (fbm(q * 0.05 + 9.0, 3) - 0.5) * 5.0;
  // the slab the viewer stands on
  float edge = slab - p.y * 0.16 + (fbm(q * 0.09 + 31.0, 3) - 0.5) * 5.5 - abs(p.x) * 0.012;
  h = max(h, min(edge, 1.15 + 0.25 * edge));
  h -= 0.2 * crack(q) * smoothstep(-0.5, 1.0, h);
  float tilt = fbm(q * 0.12, 2) * 2.0, level = h * 0.8 + tilt;
  float terrace = (floor(level) + smoothstep(0.25, 1.0, fract(level)) - tilt) / 0.8;
  h = mix(h, terrace, 0.3 * smoothstep(0.0, 2.0, h));
  if (detail > 0) h += (fbm(q * 0.9, 4) - 0.5) * 0.42;
  if (detail > 1) h += (fbm(q * 7.0, 4) - 0.5) * 0.05;
  return h;
}

vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  vec3 c = mix(horizon, zenith, pow(smoothstep(0.0, 0.62, up), 0.62));
  float near = max(dot(normalize(d.xz), normalize(sun.xz)), 0.0);
  c = mix(c, glow, 0.75 * pow(near, 3.0) * exp(-up * 5.5));
  c += glow * 0.35 * pow(max(dot(d, sun), 0.0), 24.0) * sunStrength;
  c += vec3(1.0, 0.93, 0.8) * 1.2 * smoothstep(0.99962, 0.9999, dot(d, sun)) * sunStrength;
  if (d.y > 0.005) {
    vec2 p = d.xz / (d.y + 0.09) * 0.9 + seed * 7.0;
    float thick = fbm(p * vec2(0.55, 1.25) + fbm(p * 0.8, 4) * 0.9, 7);
    float cover = smoothstep(0.62 - clouds * 0.32, 0.98 - clouds * 0.3, thick + 0.12 * clouds);
    vec3 lit = mix(horizon * 1.03, mix(zenith, vec3(1.0), 0.62), smoothstep(0.3, 0.9, thick));
    lit = mix(lit, glow, 0.45 * pow(near, 2.0) * exp(-up * 3.0));
    c = mix(c, lit, cover * smoothstep(0.005, 0.09, d.y) * min(0.9, 0.35 + clouds));
  }
  return c;
}

vec2 waves(vec2 p, float d) {
  vec2 n = vec2(0.0);
  float amplitude = 1.0, f = 0.22;
  for (int i = 0; i < 7; i++) {
    float fade = 1.0 / (1.0 + d * f * 0.055);
    vec2 e = vec2(0.35 / f * 0.2, 0.0);
    vec2 q = p * vec2(0.62, 1.0) * f + float(i) * 19.7 + seed;
    float a = noise(q), bx = noise(q + e * f * 5.0), by = noise(q + e.yx * f * 5.0);
    n += vec2(bx - a, by - a) * amplitude * fade;
    p = turn * p; f *= 1.9; amplitude *= 0.72;
  }
  return n * swell;
}

vec3 rockNormal(vec2 p, float d) {
  float e = 0.004 + d * 0.002;
  int detail = d < 60.0 ? 2 : 1;
  float h = rock(p, detail);
  return normalize(vec3(h - rock(p + vec2(e, 0), detail), e, h - rock(p + vec2(0, e), detail)));
}

float march(vec3 o, vec3 d, float from, float to) {
  float t = from, before = from;
  for (int i = 0; i < 190; i++) {
    vec3 p = o + d * t;
    float above = p.y - rock(p.xz, t < 45.0 ? 1 : 0);
    if (above < 0.0015 * t) {
      float a = before, b = t;
      for (int j = 0; j < 7; j++) {
        float m = 0.5 * (a + b); vec3 q = o + d * m;
        if (q.y < rock(q.xz, m < 45.0 ? 1 : 0)) b = m; else a = m;
      }
      return b;
    }
    if (t > to || (d.y > 0.0 && p.y > 30.0)) return -1.0;
    before = t;
    t += max(above * 0.42, 0.006 * t + 0.01);
  }
  return -1.0;
}

vec3 stone(vec3 p, float d, vec3 ray) {
  vec3 n = rockNormal(p.xz, d);
  vec2 q = p.xz + seed * 37.0 + p.y * vec2(0.7, -0.5);
  float grain = fbm(q * 11.0, 5), patches = fbm(q * 0.55, 4);
  vec3 base = mix(vec3(0.30, 0.275, 0.26), vec3(0.47, 0.435, 0.41), grain * 0.7 + patches * 0.5);
  base *= 0.88 + 0.24 * smoothstep(0.55, 0.75, noise(q * 46.0)) * smoothstep(30.0, 4.0, d);
  base = mix(base, vec3(0.50, 0.40, 0.34), 0.35 * smoothstep(0.5, 0.72, fbm(q * 0.23 + 4.0, 3)));
  float dry = smoothstep(0.25, 1.15, p.y + (patches - 0.5) * 1.2);
  float growth = smoothstep(0.64, 0.76, fbm(q * 1.9 + 51.0, 5)) * smoothstep(0.9, 1.8, p.y) * lichen;
  base = mix(base, vec3(0.66, 0.50, 0.14), 0.6 * growth * smoothstep(0.35, 0.6, grain));
  float pale = smoothstep(0.60, 0.68, fbm(q * 3.1 + 90.0, 4)) * dry;
  base = mix(base, vec3(0.55, 0.55, 0.51), 0.35 * pale);
  // weed and wet rock at the waterline
  base = mix(mix(base * vec3(0.36, 0.37, 0.35), vec3(0.07, 0.075, 0.05), smoothstep(0.28, 0.0, p.y) * 0.8), base, dry);
  base *= 1.0 - 0.5 * crack(p.xz + seed * 37.0);
  float shade = 1.0;
  float t = 0.06 + d * 0.004;
  for (int i = 0; i < 18; i++) {
    vec3 s = p + sun * t;
    shade = min(shade, 0.75 + 7.0 * (s.y + 0.12 - rock(s.xz, 0)) / t);
    t *= 1.45;
  }
  shade = clamp(shade, 0.0, 1.0);
  float open = clamp(0.35 + 0.75 * n.y, 0.0, 1.0) * clamp(0.55 + 0.6 * (p.y - rock(p.xz + n.xz * 0.8, 0) + 0.4), 0.35, 1.0);
  vec3 light = (glow * 1.15 + 0.25) * max(dot(n, sun), 0.0) * shade * sunStrength + mix(horizon, zenith, 0.5) * open * 1.02;
  vec3 c = base * light;
  vec3 r = reflect(ray, n);
  float gloss = (1.0 - dry) * (0.05 + 0.6 * pow(1.0 - max(dot(-ray, n), 0.0), 4.0));
  return c + sky(vec3(r.x, abs(r.y), r.z)) * gloss;
}

vec3 veil(vec3 c, vec3 d, float t) {
  vec3 air = sky(normalize(vec3(d.x, 0.012, d.z)));
  return mix(c, air, 1.0 - exp(-t * haze));
}

vec3 water(vec3 o, vec3 d, float t) {
  vec3 p = o + d * t;
  vec2 w = waves(p.xz, t);
  vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
  vec3 r = reflect(d, n);
  r.y = abs(r.y) + 0.002;
  r = normalize(r);
  vec3 back = sky(r);
  // Ripples smear what the water mirrors, so land is looked for softly, along a calmer ray.
  vec3 calm = normalize(vec3(mix(d.x, r.x, 0.5), abs(d.y) + 0.012, mix(d.z, r.z, 0.5)));
  float land = 0.0, along = 0.5 + t * 0.02;
  for (int i = 0; i < 22; i++) {
    vec3 s = p + calm * along;
    land = max(land, smoothstep(-0.02, 0.05, (rock(s.xz, 0) - s.y) / (along + 0.06 * t)));
    along *= 1.26;
  }
  back = mix(back, vec3(0.16, 0.15, 0.14) * (0.4 + horizon), 0.72 * land * smoothstep(500.0, 60.0, t));
  float fresnel = 0.025 + 0.975 * pow(1.0 - max(dot(-d, n), 0.0), 5.0);
  float depth = -rock(p.xz, 0);
  vec3 body = mix(deep * vec3(1.5, 1.75, 1.6), deep, smoothstep(0.2, 3.5, depth));
  body = mix(vec3(0.20, 0.17, 0.12) * horizon, body, smoothstep(0.0, 0.9, depth));
  vec3 c = mix(body, back, fresnel);
  c += glow * pow(max(dot(r, sun), 0.0), 90.0) * 0.35 * sunStrength;
  float lace = fbm(p.xz * 1.6 + w * 3.0 + seed, 5);
  float wash = smoothstep(1.0, 0.0, depth + (lace - 0.5) * 1.9) * smoothstep(0.42, 0.62, lace + swell * 0.08);
  return mix(c, mix(horizon, vec3(1.0), 0.45), wash * 0.62);
}

vec3 trace(vec2 at) {
  vec2 p = (2.0 * at - size) / size.y;
  vec3 d = normalize(vec3(p.x, p.y, lens));
  float cp = cos(look.y), sp = sin(look.y), cy = cos(look.x), sy = sin(look.x);
  d = vec3(d.x, d.y * cp + d.z * sp, d.z * cp - d.y * sp);
  d = vec3(d.x * cy + d.z * sy, d.y, d.z * cy - d.x * sy);
  // The viewer stands on whatever is below.
  vec3 from = eye + vec3(0.0, max(rock(eye.xz, 0), 0.0), 0.0);
  float sea = d.y < -0.0004 ? -from.y / d.y : 1e5;
  float t = march(from, d, 0.4, min(sea, 900.0));
  if (t > 0.0 && t < sea) { vec3 q = from + d * t; return veil(stone(q, t, d), d, t); }
  if (sea < 9e4) return veil(water(from, d, sea), d, min(sea, 6000.0));
  return sky(d);
}

void main() {
  vec3 c = 0.5 * (trace(gl_FragCoord.xy + vec2(-0.25, 0.25)) + trace(gl_FragCoord.xy + vec2(0.25, -0.25)));
  // A shoulder, as film has: the sun stays a light, not a hole.
  c = mix(c, 0.7 + 0.29 * (1.0 - exp(-(c - 0.7) / 0.29)), step(0.7, c));
  c = mix(vec3(dot(c, vec3(0.3, 0.59, 0.11))), c, 0.94);
  c += (hash(gl_FragCoord.xy) - 0.5) * 0.012;
  colour = vec4(pow(clamp(c, 0.0, 1.0), vec3(0.92)), 1.0);
}`;
