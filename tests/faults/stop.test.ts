import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '@eyelet/testing/shop-process.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

/** As many pictures as may wait for one address. */
const queued = 64;

/** Masters whose pictures take long to make, as nothing in them repeats. */
async function paint(folder: string, names: readonly string[]): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const [first = '', ...others] = names.map((name) => join(folder, `${name}.webp`));
  mkdirSync(folder);
  await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#000', noise } })
    .webp()
    .toFile(first);
  for (const other of others) copyFileSync(first, other);
}

test('a shop with a long queue of pictures ends within ten seconds, and says what it did not wait for', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-stop-'));
  const mediaFolder = join(folder, 'masters');
  const names = Array.from({ length: 3 * queued }, (_, index) => `rock-${index}`);
  await paint(mediaFolder, names);
  const { url, drop } = await createTestDatabase();
  const shop = await startShopProcess({
    ...{ DATABASE_URL: url, DEMO_BRAND: 'no', DATA_FOLDER: folder, MEDIA_FOLDER: mediaFolder, PICTURES_AHEAD: 'yes' },
  });
  try {
    const statuses: number[] = [];
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
    const asked = names.map(async (name) => {
      const { status } = await fetch(`${shop.origin}/media/w1400/${name}`, { headers: { accept: 'image/webp' } });
      statuses.push(status);
      // All have arrived: two are being made, the queue is full, and the others are refused.
      if (statuses.length >= names.length - queued - 2) settle();
    });
    // A connection may be cut off by the end of the shop.
    const answered = Promise.allSettled(asked);
    await settled;
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      process.kill(shop.pid, 'SIGKILL');
    }, 10_000);
    const code = await shop.stop().finally(() => clearTimeout(limit));
    expect(isLate, shop.output()).toBe(false);
    expect(code === 0 || shop.output().includes('Stopped without waiting for'), shop.output()).toBe(true);
    await answered;
    // Two thirds found the queue full; of what waited, most was dropped and its askers were told so.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(2.5 * queued);
  } finally {
    await shop.stop();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
