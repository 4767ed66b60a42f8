import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { CredentialTables } from '../tables/credentials.ts';

export type AuthorizationCode = Selectable<CredentialTables['authorization_code']>;

export async function insertCode(db: Reader, code: Omit<AuthorizationCode, 'used_at'>): Promise<void> {
  await db
    .insertInto('authorization_code')
    .values({ ...code, used_at: null })
    .execute();
}

/** A code, locked until the transaction ends, so that of several exchanges one comes first. */
export async function lockCode(db: Reader, codeHash: Buffer): Promise<AuthorizationCode | undefined> {
  return db
    .selectFrom('authorization_code')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function markCodeUsed(db: Reader, codeHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('authorization_code').set({ used_at: now }).where('code_hash', '=', codeHash).execute();
}

/** Deletes codes that can no longer be exchanged, used or not. */
export async function dropOldCodes(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('authorization_code').where('expires_at', '<', before).execute();
}

/** Deletes the codes of a consumer, so that none begins a session any more. */
export async function dropCodes(db: Reader, consumerId: string): Promise<void> {
  await db.deleteFrom('authorization_code').where('consumer_id', '=', consumerId).execute();
}
