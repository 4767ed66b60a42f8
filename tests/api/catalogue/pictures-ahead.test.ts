import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let mediaFolder: string;

beforeAll(async () => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'eyelet-masters-'));
  const master = sharp({ create: { width: 700, height: 700, channels: 3, background: '#5e6b69' } });
  for (const name of ['SKHOLM01BLU-side', 'SKHOLM01BLU-top']) {
    await master
      .clone()
      .webp()
      .toFile(join(mediaFolder, `${name}.webp`));
  }
});
afterAll(() => rmSync(mediaFolder, { recursive: true, force: true }));

test('a shop makes the pictures of listings before anybody asks, so that the first visitor gets the best format', async () => {
  const running = await startShop({ config: { mediaFolder, picturesAhead: true } });
  try {
    const made = () => readdirSync(join(running.shop.config.dataFolder, 'media')).filter((file) => !/part$/.test(file));
    // Two masters in four widths and two formats.
    await expect.poll(() => made().length, { timeout: 20_000 }).toBe(16);
    for (const width of [240, 360, 480, 640]) {
      const { version } = (await running.shop.masters.find('SKHOLM01BLU-top')) ?? {};
      const address = `${running.origin}/media/w${width}/SKHOLM01BLU-top.${version}`;
      const { headers } = await fetch(address, { headers: { accept: 'image/avif,image/webp' } });
      expect([width, headers.get('content-type')]).toEqual([width, 'image/avif']);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect(made()).toHaveLength(16);
  } finally {
    await running.close();
  }
});
