import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import { writeFacts } from '../events/event.ts';
import type { CardTables } from '../tables/cards.ts';

export type CardRow = Selectable<CardTables['saved_card']>;

/** Saved cards of a consumer, the main one first. */
export async function cardsOf(db: Reader, consumerId: string): Promise<readonly CardRow[]> {
  return db
    .selectFrom('saved_card')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('main', 'desc')
    .orderBy('created_at')
    .execute();
}

/** The same, with the consumer locked until the transaction ends, so that there is always at most one main card. */
export async function lockCards(db: Reader, consumerId: string): Promise<readonly CardRow[]> {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().execute();
  return cardsOf(db, consumerId);
}

export async function insertCard(db: Reader, row: CardRow): Promise<void> {
  await db.insertInto('saved_card').values(row).execute();
}

/** Makes one card of a consumer the main one. */
export async function setMainCard(db: Reader, consumerId: string, id: string): Promise<void> {
  await db
    .updateTable('saved_card')
    .set({ main: false })
    .where('consumer_id', '=', consumerId)
    .where('main', '=', true)
    .execute();
  await db.updateTable('saved_card').set({ main: true }).where('id', '=', id).execute();
}

export async function setBillingAddressOfCard(db: Reader, id: string, addressId: string | null): Promise<void> {
  await db.updateTable('saved_card').set({ billing_address_id: addressId }).where('id', '=', id).execute();
}

export async function setExpiryOfCard(
  db: Reader,
  id: string,
  { month, year }: Readonly<{ month: number; year: number }>,
): Promise<void> {
  await db.updateTable('saved_card').set({ expiry_month: month, expiry_year: year }).where('id', '=', id).execute();
}

/** Deletes a card, and writes the event that its token is no longer needed. */
export async function deleteCard(db: Reader, { id, token }: Pick<CardRow, 'id' | 'token'>, now: Date): Promise<void> {
  await db.deleteFrom('saved_card').where('id', '=', id).execute();
  await writeFacts(db, [{ name: 'card.removed', subject: token, payload: { token } }], now);
}

/** Whether an address is the billing address of a card of the consumer. */
export async function isBillingAddress(db: Reader, addressId: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_card')
    .select('id')
    .where('billing_address_id', '=', addressId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
