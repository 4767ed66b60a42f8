import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Database } from '@eyelet/db/database.ts';
import { adoptMedia, type LibraryRow, readLibrary } from '@eyelet/db/media/library.ts';
import type { Config } from '../kernel/config.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly library: Library;
  }
}

/** The media that content uses, in the memory of a process; read again when they change. */
export type Library = Readonly<{
  find: (name: string) => LibraryRow | undefined;
  /** Reads the media of the given names again, or all. */
  refresh: (names?: readonly string[]) => Promise<void>;
}>;

/** Nothing is read before the first `refresh`. */
export function createLibrary(database: Pick<Database, 'db'>): Library {
  let known = new Map<string, LibraryRow>();
  return {
    find: (name) => known.get(name),
    async refresh(names) {
      const rows = await readLibrary(database, names);
      if (!names) known = new Map();
      for (const name of names ?? []) known.delete(name);
      for (const row of rows) known.set(row.name, row);
    },
  };
}

/** The key of a medium's file in the storage; undefined for a file that comes with the brand. */
export function keyOf({ hash, extension }: Pick<LibraryRow, 'hash' | 'extension'>): string | undefined {
  return hash === null ? undefined : `${hash}.${extension}`;
}

const folders = [
  { kind: 'picture', folder: 'mediaFolder' },
  { kind: 'film', folder: 'filmsFolder' },
] as const;

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webm': 'video/webm',
};

/** Adds the pictures and films that come with the brand to the library. */
export async function adoptFolders(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'mediaFolder' | 'filmsFolder'>,
): Promise<void> {
  const found = await Promise.all(
    folders.map(async ({ kind, folder }) => {
      const files = await readdir(join(config[folder])).catch(() => []);
      return files.flatMap((file) => {
        const extension = extname(file);
        const name = file.slice(0, -extension.length);
        const type = types[extension];
        const isFit =
          type?.startsWith(kind === 'film' ? 'video' : 'image') && /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/.test(name);
        return type && isFit ? [{ id: randomUUID(), name, kind, type, extension: extension.slice(1) }] : [];
      });
    }),
  );
  // Dated to the beginning, so that what people add is listed first.
  await adoptMedia(db, found.flat(), new Date(0));
}
