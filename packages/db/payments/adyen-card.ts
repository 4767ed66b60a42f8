import type { Insertable, Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { AdyenTables } from '../tables/adyen.ts';

export type AdyenCardRow = Selectable<AdyenTables['adyen_card']>;

export async function insertAdyenCard(db: Reader, row: Insertable<AdyenTables['adyen_card']>): Promise<void> {
  await db.insertInto('adyen_card').values(row).execute();
}

export async function findAdyenCard(db: Reader, token: string): Promise<AdyenCardRow | undefined> {
  return db.selectFrom('adyen_card').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Deletes the security code of a card, which is valid for one payment. */
export async function spendAdyenCode(db: Reader, token: string): Promise<void> {
  await db.updateTable('adyen_card').set({ encrypted_code: null }).where('token', '=', token).execute();
}

export async function deleteAdyenCard(db: Reader, token: string): Promise<void> {
  await db.deleteFrom('adyen_card').where('token', '=', token).execute();
}

/** Cards from before a time that were not saved. */
export async function staleAdyenCards(db: Reader, before: Date, limit: number): Promise<readonly AdyenCardRow[]> {
  return db
    .selectFrom('adyen_card')
    .selectAll()
    .where('created_at', '<', before)
    .where('token', 'not in', (eb) => eb.selectFrom('saved_card').select('token'))
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
