import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { CredentialTables } from '../tables/credentials.ts';

export type KnownDevice = Selectable<CredentialTables['known_device']>;

export type DeviceKey = Readonly<{ deviceHash: Buffer; consumerId: string }>;

/** Remembers that an account was signed in to on a device; its counter is reset. */
export async function rememberDevice(db: Reader, { deviceHash, consumerId }: DeviceKey, now: Date): Promise<void> {
  const values = { last_used_at: now, failures: 0, locked_until: null };
  await db
    .insertInto('known_device')
    .values({ device_hash: deviceHash, consumer_id: consumerId, ...values })
    .onConflict((on) => on.columns(['device_hash', 'consumer_id']).doUpdateSet(values))
    .execute();
}

/** A device on which an account was signed in to, locked until the transaction ends; undefined for any other. */
export async function lockKnownDevice(
  db: Reader,
  { deviceHash, consumerId }: DeviceKey,
): Promise<KnownDevice | undefined> {
  return db
    .selectFrom('known_device')
    .selectAll()
    .where('device_hash', '=', deviceHash)
    .where('consumer_id', '=', consumerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the counter of wrong passwords of a device, and its lock. */
export async function setDeviceLock(
  db: Reader,
  { deviceHash, consumerId }: DeviceKey,
  state: Readonly<{ failures: number; lockedUntil: Date | null }>,
): Promise<void> {
  await db
    .updateTable('known_device')
    .set({ failures: state.failures, locked_until: state.lockedUntil })
    .where('device_hash', '=', deviceHash)
    .where('consumer_id', '=', consumerId)
    .execute();
}

/** Forgets the devices of an account, except one, as others may have used them. */
export async function forgetDevices(db: Reader, consumerId: string, except?: Buffer): Promise<void> {
  let query = db.deleteFrom('known_device').where('consumer_id', '=', consumerId);
  if (except) query = query.where('device_hash', '!=', except);
  await query.execute();
}

export async function dropOldDevices(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('known_device').where('last_used_at', '<', before).execute();
}
