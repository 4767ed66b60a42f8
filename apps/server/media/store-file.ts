import type { Transaction } from '@eyelet/db/database.ts';
import { claimFiles } from '@eyelet/db/media/claim-files.ts';
import { hasFile } from '@eyelet/db/media/medium.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Received } from './files/receive.ts';

const keyOfFile = ({ hash, extension }: Received['facts']) => `${hash}.${extension}`;

/** Stores a received file before a transaction refers to it. */
export async function storeFile(
  { mediaStorage }: Pick<Shop, 'mediaStorage'>,
  { path, facts }: Received,
): Promise<void> {
  await mediaStorage.put(keyOfFile(facts), { path, bytes: facts.bytes, type: facts.type });
}

/** Makes sure, in the transaction that refers to a file, that it has not been deleted since it was stored. */
export async function keepFile(
  tx: Transaction<Tables>,
  { mediaStorage }: Pick<Shop, 'mediaStorage'>,
  file: Received,
): Promise<void> {
  await claimFiles(tx, [file.facts.hash]);
  if (!(await mediaStorage.has(keyOfFile(file.facts)))) await storeFile({ mediaStorage }, file);
}

/** Deletes a file that no medium refers to. A failure leaves a file that nobody sees. */
export async function dropFile(
  { database, mediaStorage, log }: Pick<Shop, 'database' | 'mediaStorage' | 'log'>,
  { hash, extension }: Readonly<{ hash: string | null; extension: string }>,
): Promise<void> {
  if (hash === null) return;
  try {
    await transact(database.db, async (tx) => {
      await claimFiles(tx, [hash]);
      if (!(await hasFile(tx, hash))) await mediaStorage.remove(`${hash}.${extension}`);
    });
  } catch (error) {
    log.warn({ err: error, hash }, 'a file of the media library could not be deleted');
  }
}
