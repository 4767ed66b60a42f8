import type { Selectable, Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { ApiKeyTables } from '../tables/api-keys.ts';
import type { Tables } from '../tables/tables.ts';

export type ApiKeyRow = Selectable<ApiKeyTables['api_key']>;

/** All keys, the latest first. */
export async function listKeyRows(db: Reader): Promise<readonly ApiKeyRow[]> {
  return db.selectFrom('api_key').selectAll().orderBy('created_at', 'desc').orderBy('key_id').execute();
}

export async function findKey(db: Reader, keyId: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_key').selectAll().where('key_id', '=', keyId).executeTakeFirst();
}

/** The key of a hash, also an expired or revoked one. */
export async function findKeyByHash(db: Reader, hash: Buffer): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_key').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Writes a new key; false if its id is taken. */
export async function insertKey(
  tx: Transaction<Tables>,
  row: Omit<ApiKeyRow, 'last_used_at' | 'revoked_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('api_key')
    .values(row)
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends a key; false for one that was ended before. */
export async function revokeKey(tx: Transaction<Tables>, keyId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes down that a key was used. */
export async function touchKey(db: Reader, keyId: string, now: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: now }).where('key_id', '=', keyId).execute();
}
