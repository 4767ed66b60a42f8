import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { PasskeyTables } from '../tables/passkeys.ts';

export type PasskeyRow = Selectable<PasskeyTables['passkey']>;

/** The passkeys of a consumer, oldest first. */
export async function passkeysOf(db: Reader, consumerId: string): Promise<readonly PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Reader, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a passkey; false when its id exists already. */
export async function insertPasskey(db: Reader, row: PasskeyRow): Promise<boolean> {
  const kept = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Records a use; the counter only grows, which reveals a copied key. */
export async function markPasskeyUsed(db: Reader, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** Removes every passkey of a consumer. */
export async function deletePasskeysOf(db: Reader, consumerId: string): Promise<void> {
  await db.deleteFrom('passkey').where('consumer_id', '=', consumerId).execute();
}

/** Removes a passkey of a consumer; false when it is another consumer's. */
export async function deletePasskey(db: Reader, id: string, consumerId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('consumer_id', '=', consumerId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
