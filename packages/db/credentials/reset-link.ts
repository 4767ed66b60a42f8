import type { Reader } from '../database.ts';

/** Stores a link to reset a password; earlier links become invalid. */
export async function insertResetLink(
  db: Reader,
  link: Readonly<{ tokenHash: Buffer; consumerId: string; now: Date; expiresAt: Date }>,
): Promise<void> {
  const { tokenHash, consumerId, now, expiresAt } = link;
  await voidResetLinks(db, consumerId, now);
  await db
    .insertInto('reset_link')
    .values({ token_hash: tokenHash, consumer_id: consumerId, created_at: now, expires_at: expiresAt, used_at: null })
    .execute();
}

/** Whether a link was made for a consumer since a time and is still unused. */
export async function hasLinkSince(db: Reader, consumerId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('reset_link')
    .select('consumer_id')
    .where('consumer_id', '=', consumerId)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** The consumer of a valid link; locked until the transaction ends, so that it is used once. */
export async function lockResetLink(db: Reader, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('reset_link')
    .select('consumer_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.consumer_id;
}

/** Invalidates every link of a consumer: after a new password or email, links in an old mailbox must not work. */
export async function voidResetLinks(db: Reader, consumerId: string, now: Date): Promise<void> {
  await db
    .updateTable('reset_link')
    .set({ used_at: now })
    .where('consumer_id', '=', consumerId)
    .where('used_at', 'is', null)
    .execute();
}

export async function dropOldLinks(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('reset_link').where('expires_at', '<', before).execute();
}
