import type { Reader } from '../database.ts';
import { writeFacts } from '../events/event.ts';

/** Stores a request for an export, with its event. */
export async function insertExport(
  db: Reader,
  { id, consumerId, now }: Readonly<{ id: string; consumerId: string; now: Date }>,
): Promise<void> {
  await db
    .insertInto('data_export')
    .values({
      ...{ id, consumer_id: consumerId, state: 'gathering', asked_at: now },
      ...{ token_hash: null, archive: null, expires_at: null },
    })
    .execute();
  await writeFacts(db, [{ name: 'export.asked', subject: id, payload: { exportId: id } }], now);
}

/**
 * The export of a consumer that is being gathered; the consumer is locked until the transaction ends, so that there is
 * only one.
 */
export async function openExportOf(db: Reader, consumerId: string): Promise<string | undefined> {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().execute();
  const row = await db
    .selectFrom('data_export')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'gathering')
    .executeTakeFirst();
  return row?.id;
}

/** The consumer of an export that waits to be gathered. */
export async function consumerOfExport(db: Reader, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_export')
    .select('consumer_id')
    .where('id', '=', id)
    .where('state', '=', 'gathering')
    .executeTakeFirst();
  return row?.consumer_id;
}

/** Stores a gathered archive until it expires. */
export async function finishExport(
  db: Reader,
  id: string,
  archive: Readonly<{ tokenHash: Buffer; bytes: Buffer; expiresAt: Date }>,
): Promise<void> {
  await db
    .updateTable('data_export')
    .set({
      state: 'ready',
      token_hash: archive.tokenHash,
      archive: archive.bytes,
      expires_at: archive.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

/** The archive of a mailed link, for its owner and until it expires. */
export async function findArchive(
  db: Reader,
  tokenHash: Buffer,
  consumerId: string,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('data_export')
    .select('archive')
    .where('token_hash', '=', tokenHash)
    .where('consumer_id', '=', consumerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.archive ?? undefined;
}

/** Deletes archives that have expired. */
export async function dropOldExports(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('data_export').where('expires_at', '<', now).execute();
}
