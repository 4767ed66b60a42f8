import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let running: RunningShop;
let mediaFolder: string;

const get = (path: string, headers: Record<string, string> = {}) => fetch(running.origin + path, { headers });

beforeAll(async () => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'eyelet-masters-'));
  const master = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#e4e2da' } });
  await master.webp().toFile(join(mediaFolder, 'SKHOLM01BLU-side.webp'));
  running = await startShop({ config: { mediaFolder } });
});

afterAll(async () => {
  await running.close();
  rmSync(mediaFolder, { recursive: true, force: true });
});

test('a picture comes in the asked width as JPEG, WebP or AVIF by what the client accepts', async () => {
  const jpeg = await get('/media/w240/SKHOLM01BLU-side', { accept: 'image/*' });
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  expect(jpeg.headers.get('vary')).toContain('Accept');
  expect(jpeg.headers.get('cache-control')).toContain('immutable');
  expect((await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).width).toBe(240);
  const webp = await get('/media/w240/SKHOLM01BLU-side', { accept: 'image/webp,*/*' });
  expect(webp.headers.get('content-type')).toBe('image/webp');
  const first = await get('/media/w360/SKHOLM01BLU-side', { accept: 'image/avif,image/webp,*/*' });
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).not.toContain('immutable');
  await vi.waitFor(async () => {
    const later = await get('/media/w360/SKHOLM01BLU-side', { accept: 'image/avif,image/webp,*/*' });
    expect(later.headers.get('content-type')).toBe('image/avif');
  }, 20_000);
});

test('a picture that the client has is not sent again', async () => {
  const first = await get('/media/w120/SKHOLM01BLU-side', { accept: 'image/webp' });
  const again = await get('/media/w120/SKHOLM01BLU-side', {
    accept: 'image/webp',
    'if-none-match': first.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('widths off the list and unknown names are API404 and leave nothing on disk [C8.115]', async () => {
  const before = readdirSync(join(running.shop.config.dataFolder, 'media')).length;
  for (const path of ['w241/SKHOLM01BLU-side', 'w240/nothing', 'w240/..%2f..%2fpackage', 'large/SKHOLM01BLU-side']) {
    const response = await get(`/media/${path}`);
    const body = await response.json();
    expect([path, response.status, body.errorDetails[0].errorId]).toEqual([path, 404, 'API404']);
  }
  expect(readdirSync(join(running.shop.config.dataFolder, 'media')).length).toBe(before);
});

test('many first requests for one picture transform it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => get('/media/w640/SKHOLM01BLU-side', { accept: 'image/webp' })),
  );
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
  );
  expect(new Set(bodies).size).toBe(1);
  const files = readdirSync(join(running.shop.config.dataFolder, 'media')).filter((file) =>
    file.includes('-w640.webp'),
  );
  expect(files).toHaveLength(1);
});
