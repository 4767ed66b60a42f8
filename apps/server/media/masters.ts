import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

export type Master = Readonly<{
  name: string;
  path: string;
  /** Differs whenever the file does; part of cache names and entity tags. */
  version: string;
}>;

export type Masters = Readonly<{ find: (name: string) => Promise<Master | undefined> }>;

const readable = new Set(['.webp', '.avif', '.png', '.jpg', '.jpeg']);
const nameShape = /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/;

/**
 * The picture masters of a folder. Only names found by listing it are ever opened, so no name can lead outside. A folder
 * that has changed is listed again, at most once a second.
 */
export function createMasters(folder: string, clock: () => number = Date.now): Masters {
  let known = new Map<string, string>();
  let listedAt = Number.NEGATIVE_INFINITY;
  let listing: Promise<void> | undefined;

  async function list(): Promise<void> {
    const files = await readdir(folder).catch(() => []);
    known = new Map(
      files
        .filter((file) => readable.has(extname(file)))
        .map((file) => [file.slice(0, -extname(file).length), join(folder, file)]),
    );
    listedAt = clock();
  }

  return {
    async find(name) {
      if (!nameShape.test(name)) return undefined;
      if (!known.has(name) && clock() - listedAt > 1000) {
        listing ??= list().finally(() => {
          listing = undefined;
        });
        await listing;
      }
      const path = known.get(name);
      if (path === undefined) return undefined;
      const file = await stat(path).catch(() => undefined);
      if (!file) return undefined;
      const version = createHash('sha1').update(`${file.size} ${file.mtimeMs}`).digest('hex').slice(0, 10);
      return { name, path, version };
    },
  };
}
