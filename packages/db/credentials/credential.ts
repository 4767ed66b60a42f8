import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { CredentialTables } from '../tables/credentials.ts';

export type Credential = Selectable<CredentialTables['credential']>;

export async function findCredential(db: Reader, consumerId: string): Promise<Credential | undefined> {
  return db.selectFrom('credential').selectAll().where('consumer_id', '=', consumerId).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that concurrent attempts are counted one by one. */
export async function lockCredential(db: Reader, consumerId: string): Promise<Credential | undefined> {
  return db.selectFrom('credential').selectAll().where('consumer_id', '=', consumerId).forUpdate().executeTakeFirst();
}

/**
 * Sets a password; the counter of wrong ones and the lock are reset. Codes issued for the old one become invalid. With
 * `temporaryUntil` it expires then, unless another one is set before.
 */
export async function setPassword(
  db: Reader,
  consumerId: string,
  passwordHash: string,
  now: Date,
  temporaryUntil: Date | null = null,
): Promise<void> {
  await db.deleteFrom('authorization_code').where('consumer_id', '=', consumerId).execute();
  const counted = { failures: 0, locked_until: null };
  const values = { password_hash: passwordHash, changed_at: now, temporary_until: temporaryUntil, ...counted };
  await db
    .insertInto('credential')
    .values({ consumer_id: consumerId, ...values })
    .onConflict((on) => on.column('consumer_id').doUpdateSet(values))
    .execute();
}

/** Makes the present password useless, without one in its place. */
export async function expirePassword(db: Reader, consumerId: string, now: Date): Promise<void> {
  await db.updateTable('credential').set({ temporary_until: now }).where('consumer_id', '=', consumerId).execute();
}

/** Writes the counter of wrong passwords and the lock. */
export async function setLock(
  db: Reader,
  consumerId: string,
  state: Readonly<{ failures: number; lockedUntil: Date | null }>,
): Promise<void> {
  await db
    .updateTable('credential')
    .set({ failures: state.failures, locked_until: state.lockedUntil })
    .where('consumer_id', '=', consumerId)
    .execute();
}
