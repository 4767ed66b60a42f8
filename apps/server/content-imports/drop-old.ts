import { dropOldImports, findOldFiles } from '@eyelet/db/content-imports/file.ts';
import type { Shop } from '../kernel/shop.ts';
import { dropBundle } from './kept-file.ts';

const day = 24 * 60 * 60 * 1000;

/** Days for which a checked file is kept, and for which imports are listed. */
const fileDays = 2;
const importDays = 60;

/** Deletes files that were never imported, and old imports. */
export async function dropOldContentImports(shop: Pick<Shop, 'database' | 'mediaStorage' | 'clock'>): Promise<void> {
  const now = shop.clock().getTime();
  const { db } = shop.database;
  for (const { id, file_hash: hash } of await findOldFiles(db, new Date(now - fileDays * day)))
    await dropBundle(shop, { id, hash });
  await dropOldImports(db, new Date(now - importDays * day));
}
