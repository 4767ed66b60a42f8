import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { CredentialTables } from '../tables/credentials.ts';

export type TillPin = Selectable<CredentialTables['till_pin']>;

export async function findPin(db: Reader, consumerId: string): Promise<TillPin | undefined> {
  return db.selectFrom('till_pin').selectAll().where('consumer_id', '=', consumerId).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that concurrent attempts are counted one by one. */
export async function lockPin(db: Reader, consumerId: string): Promise<TillPin | undefined> {
  return db.selectFrom('till_pin').selectAll().where('consumer_id', '=', consumerId).forUpdate().executeTakeFirst();
}

/** Sets a PIN; the counter of wrong ones and the lock are reset. */
export async function setPin(db: Reader, consumerId: string, pinHash: string, now: Date): Promise<void> {
  const values = { pin_hash: pinHash, set_at: now, failures: 0, locked_until: null };
  await db
    .insertInto('till_pin')
    .values({ consumer_id: consumerId, ...values })
    .onConflict((on) => on.column('consumer_id').doUpdateSet(values))
    .execute();
}

/** Writes the counter of wrong PINs and the lock. */
export async function setPinLock(
  db: Reader,
  consumerId: string,
  { failures, lockedUntil }: Readonly<{ failures: number; lockedUntil: Date | null }>,
): Promise<void> {
  await db
    .updateTable('till_pin')
    .set({ failures, locked_until: lockedUntil })
    .where('consumer_id', '=', consumerId)
    .execute();
}

export async function removePin(db: Reader, consumerId: string): Promise<void> {
  await db.deleteFrom('till_pin').where('consumer_id', '=', consumerId).execute();
}

/** Whether an associate of a store has signed in on a device: a till of the store, as far as the shop can tell. */
export async function isKnownTill(db: Reader, deviceHash: Buffer, storeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_device join consumer on consumer.id = known_device.consumer_id
    where device_hash = ${deviceHash} and works_at = ${storeId} and consumer.kind = 'EMPLOYEE' limit 1`.execute(db);
  return rows.length > 0;
}
