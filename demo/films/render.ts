import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { launchBrowser } from '@eyelet/testing/browser.ts';
import sharp from 'sharp';
import { type Frame, webm } from './webm.ts';

/**
 * Renders the films of the demo from its scenes: `node demo/films/render.ts`. Encoded as VP9 by the browser of the
 * tests.
 */
const size = { width: 960, height: 540 };
const framesPerSecond = 24;
const secondsOfScene = 4;
const scenes = ['scene-boots-at-evening', 'scene-sole-on-granite', 'scene-three-at-the-water'];

type Task = Readonly<{ pictures: readonly string[]; width: number; height: number; rate: number; seconds: number }>;

/** Runs in the page: a slow drive along each scene, one fading into the next. */
async function shoot({ pictures, width, height, rate, seconds }: Task) {
  const images = await Promise.all(
    pictures.map(async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())),
  );
  const canvas = new OffscreenCanvas(width, height);
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('no canvas');
  const frames: { data: string; atMs: number; isKey: boolean }[] = [];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      let text = '';
      for (const byte of data) text += String.fromCharCode(byte);
      frames.push({ data: btoa(text), atMs: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure({ codec: 'vp09.00.30.08', width, height, bitrate: 420_000, framerate: rate });
  const count = images.length * seconds * rate;
  for (let index = 0; index < count; index++) {
    const second = index / rate;
    const scene = Math.floor(second / seconds);
    const show = (number: number, alpha: number) => {
      const image = images[number];
      if (!image) return;
      const along = (second - number * seconds) / seconds;
      const scale = Math.max(width / image.width, height / image.height) * (1.06 + 0.05 * along);
      const [wide, high] = [image.width * scale, image.height * scale];
      draw.globalAlpha = alpha;
      draw.drawImage(image, (width - wide) * (0.35 + 0.3 * along), (height - high) * 0.5, wide, high);
    };
    show(scene, 1);
    const fade = (second % seconds) - (seconds - 0.6);
    if (fade > 0) show(scene + 1, fade / 0.6);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1_000_000) / rate) });
    encoder.encode(frame, { keyFrame: index % (rate * 2) === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await encoder.flush();
  if (failure) throw failure;
  return frames;
}

const pictures = await Promise.all(
  scenes.map(async (name) => {
    const master = sharp(join(import.meta.dirname, `../art/masters/${name}.webp`)).resize({ width: 1200 });
    return (await master.png().toBuffer()).toString('base64');
  }),
);
// Browsers have encoders on secure pages only, among which are those of this machine.
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html>'));
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
const address = server.address();
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  const task = { pictures, ...size, rate: framesPerSecond, seconds: secondsOfScene };
  const shot = await page.evaluate(shoot, task);
  const frames = shot.map(({ data, ...rest }): Frame => ({ data: Buffer.from(data, 'base64'), ...rest }));
  const durationMs = scenes.length * secondsOfScene * 1000;
  writeFileSync(join(import.meta.dirname, 'files/harbour.webm'), webm(frames, { ...size, durationMs }));
  console.log(`harbour.webm: ${frames.length} pictures`);
} finally {
  await browser.close();
  server.close();
}
