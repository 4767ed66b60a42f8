import type { Reader } from '../database.ts';
import { type FundedCard, findGiftCards } from './gift-card.ts';

/** A card of an account, with its balance. */
export type SavedGiftCardRow = Readonly<{ id: string; card: FundedCard }>;

/** The gift cards that a consumer has saved, the first one first. */
export async function savedGiftCardsOf(db: Reader, consumerId: string): Promise<readonly SavedGiftCardRow[]> {
  const saved = await db
    .selectFrom('saved_gift_card')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const cards = new Map(
    (
      await findGiftCards(
        db,
        saved.map((one) => one.gift_card_id),
      )
    ).map((card) => [card.id, card]),
  );
  return saved.flatMap(({ id, gift_card_id }) => {
    const card = cards.get(gift_card_id);
    return card ? [{ id, card }] : [];
  });
}

/** Saves a card; false when the consumer has it already. */
export async function saveGiftCard(
  db: Reader,
  one: Readonly<{ id: string; consumerId: string; giftCardId: string; now: Date }>,
): Promise<boolean> {
  const saved = await db
    .insertInto('saved_gift_card')
    .values({ id: one.id, consumer_id: one.consumerId, gift_card_id: one.giftCardId, created_at: one.now })
    .onConflict((on) => on.columns(['consumer_id', 'gift_card_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Removes a card from an account; false when it was not there. */
export async function removeSavedGiftCard(db: Reader, consumerId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_gift_card')
    .where('consumer_id', '=', consumerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
