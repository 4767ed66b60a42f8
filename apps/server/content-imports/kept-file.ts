import { forgetFile, needsFile } from '@eyelet/db/content-imports/file.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { claimFiles } from '@eyelet/db/media/claim-files.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';

type BundleFile = Readonly<{ path: string; hash: string; bytes: number }>;

const keyOf = (hash: string) => `${hash}.zip`;

/** Stores the file of an import where every process can read it, before a transaction refers to it. */
export async function storeBundle(
  { mediaStorage }: Pick<Shop, 'mediaStorage'>,
  { path, hash, bytes }: BundleFile,
): Promise<void> {
  await mediaStorage.put(keyOf(hash), { path, bytes, type: 'application/zip' });
}

/** Makes sure, in the transaction that refers to a file, that it has not been deleted since it was stored. */
export async function keepBundle(
  tx: Transaction<Tables>,
  { mediaStorage }: Pick<Shop, 'mediaStorage'>,
  file: BundleFile,
): Promise<void> {
  await claimFiles(tx, [file.hash]);
  if (!(await mediaStorage.has(keyOf(file.hash)))) await storeBundle({ mediaStorage }, file);
}

/** The content of the file of an import. */
export async function readBundle(
  { mediaStorage }: Pick<Shop, 'mediaStorage'>,
  hash: string,
): Promise<AsyncIterable<Uint8Array>> {
  const file = await mediaStorage.read(keyOf(hash));
  if (!file) throw new Error(`the file ${keyOf(hash)} of an import is not in the storage`);
  return file.content;
}

/** Deletes the file of an import, unless another one needs it. */
export async function dropBundle(
  { database, mediaStorage }: Pick<Shop, 'database' | 'mediaStorage'>,
  { id, hash }: Readonly<{ id: string; hash: string }>,
): Promise<void> {
  await transact(database.db, async (tx) => {
    await claimFiles(tx, [hash]);
    await forgetFile(tx, id);
    if (!(await needsFile(tx, hash))) await mediaStorage.remove(keyOf(hash));
  });
}
