import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { paintedPicture, upload } from '@eyelet/testing/media-files.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
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

test('the pictures of a page are made when it is published, and those of a scheduled version before it is due', async () => {
  const running = await startShop({ config: { picturesAhead: true } });
  try {
    const author = await newStaff(running, { roles: ['publisher'] });
    const paint = (name: string, background: string) =>
      paintedPicture(background, { width: 900, height: 600 }).then((file) => upload(author, `${name}.png`, file));
    await Promise.all([
      paint('quay', '#135246'),
      paint('jetty', '#246135'),
      paint('pier', '#612435'),
      paint('unseen', '#351462'),
    ]);
    const shows = (picture: string) => {
      const image = { kind: 'image', picture, alt: 'Water' };
      const media = { sm: { ...image, crop: { x: 0, y: 0, width: 50, height: 100 } }, md: image };
      return pageItem('watery', { blocks: [{ type: 'picture', version: 1, props: { media } }] });
    };
    const { kind, key, name, document } = shows('quay');
    const { item } = await author.call(createContent, { body: { kind, key, name, document } });
    const params = { itemId: item.itemId };
    await author.call(publishContent, { params, body: { version: 1 } });
    const made = (picture: string) =>
      readdirSync(join(running.shop.config.dataFolder, 'media')).filter(
        (file) => file.startsWith(picture) && !/part$/.test(file),
      );
    // The whole picture and the part for phones, in seven widths and two formats.
    const all = 2 * 7 * 2;
    await expect.poll(() => made('quay').length, { timeout: 30_000 }).toBe(all);
    expect(made('quay').filter((file) => /--c0-0-50-100-.*-w1400\.avif$/.test(file))).toHaveLength(1);

    await author.call(saveDraft, { params, body: { version: 1, document: shows('jetty').document } });
    // Of a page that is published after the draft was saved.
    const other = await author.call(createContent, {
      body: { kind, key: 'other', name: 'Other', document: shows('pier').document },
    });
    await author.call(publishContent, { params: { itemId: other.item.itemId }, body: { version: 1 } });
    await expect.poll(() => made('pier').length, { timeout: 30_000 }).toBe(all);
    expect(made('jetty')).toEqual([]);
    const startsAt = new Date(running.shop.clock().getTime() + 3_600_000).toISOString();
    await author.call(scheduleContent, { params, body: { version: 2, startsAt, endsAt: null } });
    await expect.poll(() => made('jetty').length, { timeout: 30_000 }).toBe(all);
    expect(made('unseen')).toEqual([]);
  } finally {
    await running.close();
  }
}, 90_000);
