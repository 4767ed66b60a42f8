import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createFairQueue } from './fair-queue.ts';
import { encode, type Format } from './formats.ts';
import type { Master } from './masters.ts';

export type Picture = Readonly<{ bytes: Buffer; format: Format; final: boolean }>;

export type Transforms = Readonly<{
  /**
   * The picture in the requested format, or temporarily in a faster one (`final: false`) while that is made. Throws
   * `QueueFull` when too much is waiting, for this caller or in all.
   */
  picture: (master: Master, width: number, format: Format, asker: string) => Promise<Picture>;
  /** Makes a missing picture when no other is requested; resolves when that has ended. */
  prepare: (master: Master, width: number, format: Format) => Promise<void>;
  /** Drops waiting work; resolves when running work has ended. */
  close: () => Promise<void>;
}>;

/** How many pictures may wait: for one address those of a long listing, and in all so few that waits stay short. */
const limits = { atOnce: 2, perAsker: 64, inAll: 256 };

/**
 * Transforms masters and keeps the results in a folder, whose size the allowed widths bound. Concurrent requests share
 * one transform, and a limited number of bytes is kept in memory as well. AVIF is slow to encode, so the first visitors
 * get WebP and the AVIF is made afterwards.
 */
export function createTransforms(folder: string, memoryBytes: number): Transforms {
  // One thread per transform: the other cores serve requests.
  sharp.concurrency(1);
  // Results are kept in the folder; the library would keep 50 MB of its own, outside the limits of the shop.
  sharp.cache(false);
  const queue = createFairQueue(limits);
  const kept = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: (bytes) => bytes.length + 100 });
  const ready = mkdir(folder, { recursive: true });

  const keyOf = (master: Master, width: number, format: Format) =>
    `${master.name}-${master.version}-w${width}.${format}`;

  async function existing(key: string): Promise<Buffer | undefined> {
    const inMemory = kept.get(key);
    if (inMemory) return inMemory;
    const onDisk = await readFile(join(folder, key)).catch(() => undefined);
    if (onDisk) kept.set(key, onDisk);
    return onDisk;
  }

  async function make(master: Master, width: number, format: Format): Promise<Buffer> {
    const key = keyOf(master, width, format);
    const image = (await master.read(width)).resize({ width, withoutEnlargement: true, kernel: 'lanczos3' });
    const bytes = await encode(image, format).toBuffer();
    await ready;
    // Written under another name and renamed, so that a crash never leaves half a picture.
    const partial = join(folder, `${key}.${process.pid}.part`);
    await writeFile(partial, bytes);
    await rename(partial, join(folder, key));
    return bytes;
  }

  function makeLater(master: Master, width: number, format: Format): Promise<void> | undefined {
    return queue.runLater(keyOf(master, width, format), () => make(master, width, format));
  }

  async function makeNow(master: Master, width: number, format: Format, asker: string): Promise<Buffer> {
    const key = keyOf(master, width, format);
    const bytes = await queue.run(key, asker, () => make(master, width, format));
    kept.set(key, bytes);
    return bytes;
  }

  return {
    async picture(master, width, format, asker) {
      const found = await existing(keyOf(master, width, format));
      if (found) return { bytes: found, format, final: true };
      if (format !== 'avif') return { bytes: await makeNow(master, width, format, asker), format, final: true };
      void makeLater(master, width, 'avif');
      const webp = await existing(keyOf(master, width, 'webp'));
      return { bytes: webp ?? (await makeNow(master, width, 'webp', asker)), format: 'webp', final: false };
    },
    async prepare(master, width, format) {
      const there = await stat(join(folder, keyOf(master, width, format))).catch(() => undefined);
      if (!there) await makeLater(master, width, format);
    },
    close: queue.close,
  };
}
