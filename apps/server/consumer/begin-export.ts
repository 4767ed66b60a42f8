import type { Reader } from '@eyelet/db/database.ts';
import { insertExport, openExportOf } from '@eyelet/db/exports/export.ts';
import type { Context } from '../kernel/context.ts';

/** Begins an export of all data of a consumer, and returns its id; while one is under way, it is that one. */
export async function beginExport(
  tx: Reader,
  consumerId: string,
  { newId, now }: Pick<Context, 'newId' | 'now'>,
): Promise<string> {
  const open = await openExportOf(tx, consumerId);
  if (open) return open;
  const id = newId();
  await insertExport(tx, { id, consumerId, now });
  return id;
}
