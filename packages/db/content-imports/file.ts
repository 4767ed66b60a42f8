import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Whether an import still needs a file. */
export async function needsFile(tx: Transaction<Tables>, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('content_import')
    .select('id')
    .where('file_hash', '=', hash)
    .where('file_kept', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the file of an import as no longer needed. */
export async function forgetFile(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.updateTable('content_import').set({ file_kept: false }).where('id', '=', id).execute();
}

type KeptFile = Readonly<{ id: string; file_hash: string }>;

/** Files of imports requested before a moment that are neither running nor due. */
export async function findOldFiles(db: Reader, before: Date): Promise<readonly KeptFile[]> {
  return db
    .selectFrom('content_import')
    .select(['id', 'file_hash'])
    .where('file_kept', '=', true)
    .where('state', 'not in', ['checking', 'importing'])
    .where('asked_at', '<', before)
    .execute();
}

/** Deletes imports requested before a moment whose file is gone. */
export async function dropOldImports(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('content_import').where('file_kept', '=', false).where('asked_at', '<', before).execute();
}
