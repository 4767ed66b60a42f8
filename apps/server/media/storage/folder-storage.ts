import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkKey, type MediaStorage } from './storage.ts';

/** Files in a folder of this machine; processes of one shop must share it. */
export function createFolderStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => join(folder, checkKey(key));
  const sizeOf = async (key: string) => (await stat(pathOf(key)).catch(ignoreMissing))?.size;

  return {
    async put(key, { path, bytes }) {
      if ((await sizeOf(key)) === bytes) return;
      await mkdir(folder, { recursive: true });
      // Copied under another name and renamed, so that a crash never leaves half a file.
      const partial = `${pathOf(key)}.${randomUUID()}.part`;
      try {
        await copyFile(path, partial);
        await rename(partial, pathOf(key));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const bytes = await sizeOf(key);
      if (bytes === undefined) return undefined;
      return { content: createReadStream(pathOf(key), range), bytes };
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
