import { type Kysely, type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { availableOf } from '../ledger/available.ts';
import type { GiftCardTables } from '../tables/gift-cards.ts';
import type { Tables } from '../tables/tables.ts';

export type GiftCardRow = Selectable<GiftCardTables['gift_card']>;

/** A card with its balance, in minor units. */
export type FundedCard = GiftCardRow & Readonly<{ balance: number }>;

/** Cards with their balances, in one read. */
function funded(db: Reader) {
  return db.selectFrom('gift_card').selectAll('gift_card').select(availableOf('gift_card', 'gift card').as('balance'));
}

/** The card of a number, by the hash of it. */
export async function findCardByNumber(db: Reader, numberHash: string): Promise<FundedCard | undefined> {
  return funded(db).where('number_hash', '=', numberHash).executeTakeFirst();
}

export async function findGiftCards(db: Reader, ids: readonly string[]): Promise<readonly FundedCard[]> {
  if (ids.length === 0) return [];
  return funded(db)
    .where('gift_card.id', 'in', [...ids])
    .execute();
}

/** Counts a wrong PIN; the one that reaches `most` locks the card until a time and begins a new count. */
export async function countWrongPin(
  db: Kysely<Tables>,
  id: string,
  { most, until }: Readonly<{ most: number; until: Date }>,
): Promise<void> {
  await sql`
    update gift_card set
      locked_until = case when wrong_pins + 1 >= ${most} then ${until} else locked_until end,
      wrong_pins = case when wrong_pins + 1 >= ${most} then 0 else wrong_pins + 1 end
    where id = ${id}`.execute(db);
}

/** Forgets the wrong PINs of a card, after a right one. */
export async function forgetWrongPins(db: Reader, id: string): Promise<void> {
  await db.updateTable('gift_card').set({ wrong_pins: 0 }).where('id', '=', id).where('wrong_pins', '>', 0).execute();
}

/** A card that is not stored yet: nobody has blocked it. */
export type NewGiftCardRow = Omit<
  GiftCardRow,
  'wrong_pins' | 'version' | 'block_cause' | 'block_note' | 'voided_at' | 'asked_mail'
>;

/** Inserts a card; false when a card with the number, or for the unit of an order, exists already. */
export async function insertGiftCard(db: Reader, row: NewGiftCardRow): Promise<boolean> {
  const inserted = await db
    .insertInto('gift_card')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
