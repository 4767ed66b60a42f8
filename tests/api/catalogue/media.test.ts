import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformedAddress } from '@eyelet/domain/pictures/transform-address.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let running: RunningShop;
let mediaFolder: string;
const now = new Date('2026-06-15T12:00:00Z');

const product = buildProduct('SKHOLM01', 1);
const page = pageItem('home', {
  blocks: [
    {
      type: 'tile',
      version: 1,
      props: { picture: 'SKHOLM01BLU-side', alt: '', title: 'Holm', text: 'A boot.', tone: 'ink' },
    },
  ],
});

async function paint(background: string): Promise<void> {
  const master = sharp({ create: { width: 1600, height: 1600, channels: 3, background } });
  await master.webp().toFile(join(mediaFolder, 'SKHOLM01BLU-side.webp'));
}

/** The name of the picture in the details of its product. */
async function nameInAnswers(): Promise<string> {
  const { pictures } = await (await get('/products/v2/products/SKHOLM01BLU/details')).json();
  return pictures[0].name;
}

const files = () => readdirSync(join(running.shop.config.dataFolder, 'media'));

const get = (path: string, headers: Record<string, string> = {}) => fetch(running.origin + path, { headers });

beforeAll(async () => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'eyelet-masters-'));
  await paint('#e4e2da');
  running = await startShop({
    config: { mediaFolder },
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(database, [product], 20, now);
        await importContent(database, [page], now);
      },
    },
  });
});

afterAll(async () => {
  await running.close();
  rmSync(mediaFolder, { recursive: true, force: true });
});

test('a picture comes in the asked width as JPEG, WebP or AVIF by what the client accepts', async () => {
  const jpeg = await get('/media/w240/SKHOLM01BLU-side', { accept: 'image/*' });
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  expect(jpeg.headers.get('vary')).toContain('Accept');
  expect((await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).width).toBe(240);
  const webp = await get('/media/w240/SKHOLM01BLU-side', { accept: 'image/webp,*/*' });
  expect(webp.headers.get('content-type')).toBe('image/webp');
  const picture = `/media/w360/${await nameInAnswers()}`;
  const first = await get(picture, { accept: 'image/avif,image/webp,*/*' });
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).not.toContain('immutable');
  await vi.waitFor(async () => {
    const later = await get(picture, { accept: 'image/avif,image/webp,*/*' });
    expect(later.headers.get('content-type')).toBe('image/avif');
    expect(later.headers.get('cache-control')).toContain('immutable');
  }, 20_000);
});

test('where AVIF is not made, browsers get WebP to keep', async () => {
  const plain = await startShop({ config: { mediaFolder, avif: false } });
  try {
    const picture = `/media/w360/${await nameInAnswers()}`;
    const { headers } = await fetch(plain.origin + picture, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toContain('immutable');
  } finally {
    await plain.close();
  }
});

test('a picture that the client has cached is not sent again', async () => {
  const first = await get('/media/w120/SKHOLM01BLU-side', { accept: 'image/webp' });
  const again = await get('/media/w120/SKHOLM01BLU-side', {
    accept: 'image/webp',
    'if-none-match': first.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('a picture has an address by the grammar of an asset host as well [B9.06]', async () => {
  const address = transformedAddress('/media/upload/SKHOLM01BLU-side', { width: 100, height: 50 });
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(240);
  expect((await get('/media/upload/SKHOLM01BLU-side')).status).toBe(200);
  expect((await get('/media/upload/w_200,c_fill/SKHOLM01BLU-side')).status).toBe(404);
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

test('answers and pages name a picture with its version; only that URL is cached forever', async () => {
  const name = await nameInAnswers();
  expect(name).toMatch(/^SKHOLM01BLU-side\.[0-9a-f]{8}$/);
  const { products } = await (await get('/products/v2/catalog?categoryId=1100')).json();
  const { sections } = await (await get('/fapi/pages/home')).json();
  expect([products[0].pictures[0], sections[0].blocks[0].props.media.sm.picture]).toEqual([name, name]);
  const keeping = async (path: string) => {
    const answer = await get(`/media/w240/${path}`, { accept: 'image/webp' });
    return [answer.status, answer.headers.get('cache-control')];
  };
  expect(await keeping(name)).toEqual([200, 'public, max-age=31536000, immutable']);
  const before = files();
  for (const path of ['SKHOLM01BLU-side', 'SKHOLM01BLU-side.00000000']) {
    expect(await keeping(path)).toEqual([200, 'public, max-age=60']);
  }
  for (const path of ['SKHOLM01BLU-side.0', `${name}0`, `${name}.00000000`]) {
    expect((await keeping(path))[0], path).toBe(404);
  }
  expect(files()).toEqual(before);
});

test('simultaneous first requests for one picture transform it once', async () => {
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

test('a changed picture gets another version, and its old URL is not cached forever', async () => {
  const old = await nameInAnswers();
  await paint('#17324d');
  const answer = await get(`/media/w240/${old}`, { accept: 'image/webp' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  await stockProducts(running.shop.database, [{ ...product, listed: false }], 20, now);
  await vi.waitFor(async () => expect(await nameInAnswers()).not.toBe(old), { timeout: 20_000, interval: 50 });
  const fresh = await get(`/media/w240/${await nameInAnswers()}`, { accept: 'image/webp' });
  expect(fresh.headers.get('cache-control')).toContain('immutable');
  const { channels } = await sharp(Buffer.from(await fresh.arrayBuffer())).stats();
  expect(channels[0]?.mean).toBeLessThan(60);
});
