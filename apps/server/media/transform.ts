import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { encode, type Format } from './formats.ts';
import type { Master } from './masters.ts';
import { createQueue } from './queue.ts';

export type Picture = Readonly<{ bytes: Buffer; format: Format; final: boolean }>;

export type Transforms = Readonly<{
  /** The picture in the wanted format, or in a quicker one for now (`final: false`) while the wanted one is made. */
  picture: (master: Master, width: number, format: Format) => Promise<Picture>;
  /** Resolves when no transform is running or waiting. */
  idle: () => Promise<void>;
}>;

const memoryBytes = 48 * 1024 * 1024;

/**
 * Transforms masters and keeps the results in a folder, whose size the allow-list of widths bounds. One transform per
 * result however many ask. AVIF is slow to encode, so the first visitors get WebP and the AVIF is made afterwards.
 */
export function createTransforms(folder: string): Transforms {
  // One thread per transform: the rest of the machine serves requests.
  sharp.concurrency(1);
  const queue = createQueue(2);
  const kept = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: (bytes) => bytes.length + 100 });
  const making = new Map<string, Promise<Buffer>>();
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

  function make(master: Master, width: number, format: Format, when: 'now' | 'later'): Promise<Buffer> {
    const key = keyOf(master, width, format);
    const current = making.get(key);
    if (current) return current;
    const work = queue
      .run(async () => {
        // From bytes: by path, a file that was painted over comes out of sharp's cache as it was before.
        const image = sharp(await readFile(master.path)).resize({
          width,
          withoutEnlargement: true,
          kernel: 'lanczos3',
        });
        const bytes = await encode(image, format).toBuffer();
        await ready;
        // Written beside and renamed, so that a crash never leaves half a picture.
        const partial = join(folder, `${key}.${process.pid}.part`);
        await writeFile(partial, bytes);
        await rename(partial, join(folder, key));
        kept.set(key, bytes);
        return bytes;
      }, when)
      .finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  return {
    async picture(master, width, format) {
      const found = await existing(keyOf(master, width, format));
      if (found) return { bytes: found, format, final: true };
      if (format !== 'avif') return { bytes: await make(master, width, format, 'now'), format, final: true };
      make(master, width, 'avif', 'later').catch(() => undefined);
      const webp = await existing(keyOf(master, width, 'webp'));
      return { bytes: webp ?? (await make(master, width, 'webp', 'now')), format: 'webp', final: false };
    },
    async idle() {
      while (making.size > 0) await Promise.allSettled(making.values());
    },
  };
}
