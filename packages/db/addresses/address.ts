import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { AddressTables } from '../tables/addresses.ts';

/** An entry of an address book. `D` is the document's type in the rules. */
export type StoredAddress<D> = Omit<Selectable<AddressTables['consumer_address']>, 'document'> & { document: D };

/** The address book of a consumer, oldest first. */
export async function addressesOf<D>(db: Reader, consumerId: string): Promise<readonly StoredAddress<D>[]> {
  const rows = await db
    .selectFrom('consumer_address')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as readonly StoredAddress<D>[];
}

/** The same, with the consumer locked until the transaction ends, so that there is always at most one main address. */
export async function lockAddressBook<D>(db: Reader, consumerId: string): Promise<readonly StoredAddress<D>[]> {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().execute();
  return addressesOf(db, consumerId);
}

export async function insertAddress(db: Reader, row: StoredAddress<unknown>): Promise<void> {
  await db
    .insertInto('consumer_address')
    .values({ ...row, document: JSON.stringify(row.document) })
    .execute();
}

export async function replaceAddress(
  db: Reader,
  id: string,
  change: Readonly<{ document: unknown; approach_type: 'S' | 'B'; main: boolean }>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('consumer_address')
    .set({ ...change, document: JSON.stringify(change.document), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Removes the main flag from every address of a type. */
export async function clearMain(db: Reader, consumerId: string, approachType: 'S' | 'B'): Promise<void> {
  await db
    .updateTable('consumer_address')
    .set({ main: false })
    .where('consumer_id', '=', consumerId)
    .where('approach_type', '=', approachType)
    .where('main', '=', true)
    .execute();
}

export async function setMain(db: Reader, id: string): Promise<void> {
  await db.updateTable('consumer_address').set({ main: true }).where('id', '=', id).execute();
}

export async function deleteAddress(db: Reader, id: string): Promise<void> {
  await db.deleteFrom('consumer_address').where('id', '=', id).execute();
}
