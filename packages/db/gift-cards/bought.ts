import { sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import { type FundedCard, findGiftCards, type GiftCardRow } from './gift-card.ts';

/** Of orders those with lines of gift cards: most have none, and need not be read for it. */
export async function ordersOfGiftCards(db: Reader, orderNumbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ order_number: string }>`
    select distinct order_number from order_line
    where order_number = any(${[...orderNumbers]}::text[]) and gift_card is not null`.execute(db);
  return new Set(rows.map(({ order_number }) => order_number));
}

/** An order that buys gift cards, locked against being cancelled until the transaction ends. */
export async function lockBuyingOrder(
  tx: Transaction<Tables>,
  orderNumber: string,
): Promise<Readonly<{ state: string; locale: string; currency: string }> | undefined> {
  return tx
    .selectFrom('orders')
    .select(['state', 'locale', 'currency'])
    .where('order_number', '=', orderNumber)
    .forShare()
    .executeTakeFirst();
}

/** The cards that were issued for an order, by line and unit, locked until the transaction ends. */
export async function lockCardsOfOrder(tx: Transaction<Tables>, orderNumber: string): Promise<readonly FundedCard[]> {
  const locked = await tx
    .selectFrom('gift_card')
    .select('id')
    .where('order_number', '=', orderNumber)
    .orderBy('line_no')
    .orderBy('unit_no')
    .forUpdate()
    .execute();
  return findGiftCards(
    tx,
    locked.map(({ id }) => id),
  );
}

/** The cards of an order, by line and unit. */
export async function cardsOfOrder(db: Reader, orderNumber: string): Promise<readonly GiftCardRow[]> {
  return db
    .selectFrom('gift_card')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('line_no')
    .orderBy('unit_no')
    .execute();
}

/**
 * Marks cards that are due as sent, and returns them. Cards that another process is working on, or whose order has been
 * cancelled, are left out.
 */
export async function takeDueCards(tx: Transaction<Tables>, now: Date, most: number): Promise<readonly string[]> {
  const due = await tx
    .selectFrom('gift_card')
    .select(['id', 'order_number'])
    .where('sent_at', 'is', null)
    .where('send_at', '<=', now)
    .where('state', '=', 'active')
    .orderBy('send_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  // In a statement of its own, which sees an order that was cancelled while its cards were locked.
  const { rows } = await sql<{ id: string }>`
    update gift_card set sent_at = ${now}
    where id = any(${due.map(({ id }) => id)}) and not exists (
      select from orders where orders.order_number = gift_card.order_number and orders.state in ('cancelled', 'refunded')
    )
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
