import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import chromium from '@sparticuz/chromium';
import { chromium as launcher } from 'playwright-core';
import sharp from 'sharp';
import { coastShader } from './coast.glsl.ts';
import { type Coast, coasts } from './coasts.ts';

/** Renders the coasts: `node demo/art/scenes/render.ts [--only home] [--detail 0.25] [--to folder]`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Share of the pixels' width that is computed; the rest is interpolated, which the haze of a coast does not show. */
    detail: { type: 'string', default: '0.62' },
    to: { type: 'string', default: join(import.meta.dirname, '../masters') },
  },
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Values of the shader's uniforms, by name. */
function uniformsOf(coast: Coast, scale: number): Record<string, number[]> {
  const { weather } = coast;
  const [height, side] = weather.sun.map(radians) as [number, number];
  return {
    size: [Math.round(coast.width * scale), Math.round(coast.height * scale)],
    eye: [...coast.eye],
    look: coast.look.map(radians),
    lens: [coast.lens],
    sun: [Math.sin(side) * Math.cos(height), Math.sin(height), Math.cos(side) * Math.cos(height)],
    zenith: [...weather.zenith],
    horizon: [...weather.horizon],
    glow: [...weather.glow],
    deep: [...weather.deep],
    clouds: [weather.clouds],
    haze: [weather.haze],
    swell: [weather.swell],
    sunStrength: [weather.sunStrength],
    seed: [coast.seed],
    islands: [coast.islands],
    slab: [coast.slab],
    lichen: [coast.lichen],
  };
}

/** Runs in the page: draws in strips, so that no single draw is long enough for the browser to give up on it. */
async function paint([shader, uniforms]: [string, Record<string, number[]>]): Promise<string> {
  const [width = 1, height = 1] = uniforms.size ?? [];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false });
  if (!gl) throw new Error('no WebGL 2');
  const program = gl.createProgram();
  const vertex = `#version 300 es
    void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0); }`;
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, shader],
  ] as const) {
    const one = gl.createShader(kind);
    if (!one) throw new Error('no shader');
    gl.shaderSource(one, source);
    gl.compileShader(one);
    if (!gl.getShaderParameter(one, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(one) ?? 'shader');
    gl.attachShader(program, one);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  for (const [name, value] of Object.entries(uniforms)) {
    const at = gl.getUniformLocation(program, name);
    const set = [gl.uniform1fv, gl.uniform2fv, gl.uniform3fv][value.length - 1];
    set?.call(gl, at, value);
  }
  gl.viewport(0, 0, width, height);
  gl.enable(gl.SCISSOR_TEST);
  const pixel = new Uint8Array(4);
  for (let y = 0; y < height; y += 24) {
    gl.scissor(0, y, width, 24);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    await new Promise((next) => setTimeout(next, 0));
  }
  return canvas.toDataURL('image/png');
}

mkdirSync(values.to, { recursive: true });
const browser = await launcher.launch({
  executablePath: await chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  for (const [name, coast] of Object.entries(coasts)) {
    if (values.only && name !== values.only) continue;
    const started = Date.now();
    const drawn = await page.evaluate(paint, [coastShader, uniformsOf(coast, Number(values.detail))] as [
      string,
      Record<string, number[]>,
    ]);
    const png = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
    const file = join(values.to, `scene-${name}.webp`);
    const { size } = await sharp(png)
      .resize(coast.width, coast.height, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.7 })
      .webp({ quality: 80, effort: 5 })
      .toFile(file);
    console.log(`scene-${name}: ${Math.round(size / 1024)} kB in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
} finally {
  await browser.close();
}
