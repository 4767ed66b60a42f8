import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let mediaFolder: string;
let running: RunningShop;

const names = Array.from({ length: 12 }, (_, index) => `SKROCK${String(index).padStart(2, '0')}GRY-side`);
const sizes = [120, 240, 360, 480, 640, 800, 1080];
const paths = names.flatMap((name) => sizes.map((size) => `/media/w${size}/${name}`));

beforeAll(async () => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'eyelet-masters-'));
  const master = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#5e6b69' } })
    .webp()
    .toBuffer();
  await Promise.all(names.map((name) => sharp(master).toFile(join(mediaFolder, `${name}.webp`))));
});
afterAll(() => rmSync(mediaFolder, { recursive: true, force: true }));

beforeEach(async () => {
  running = await startShop({ config: { mediaFolder, trustProxy: 1 } });
});
afterEach(() => running.close().catch(() => undefined));

const get = (path: string, address: string) =>
  fetch(running.origin + path, { headers: { accept: 'image/webp', 'x-forwarded-for': address } });

test('a caller who requests many pictures does not delay others beyond their turn', async () => {
  let made = 0;
  const greedy = paths.slice(0, 60).map((path) =>
    get(path, '192.0.2.1').then((answer) => {
      made += 1;
      return answer.status;
    }),
  );
  await Promise.race(greedy);
  const madeBefore = made;
  const other = await get(paths.at(-1) ?? '', '192.0.2.2');
  expect(other.status).toBe(200);
  expect(made - madeBefore).toBeLessThan(10);
  expect(await Promise.all(greedy)).toEqual(Array(60).fill(200));
});

test('a caller with too many waiting pictures gets the time at which to retry', async () => {
  const answers = await Promise.all(paths.map((path) => get(path, '192.0.2.1')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((answer) => answer.headers.get('retry-after') === '5')).toBe(true);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
});

test('a closing shop drops waiting pictures and answers their requests', async () => {
  const answers = paths.slice(0, 60).map((path) => get(path, '192.0.2.1').then(({ status }) => status));
  await Promise.race(answers);
  const folder = join(running.shop.config.dataFolder, 'media');
  await running.app.close();
  expect(readdirSync(folder).length).toBeLessThan(30);
  const statuses = await Promise.allSettled(answers);
  expect(statuses.filter((one) => one.status === 'fulfilled' && one.value === 429).length).toBeGreaterThan(0);
});
