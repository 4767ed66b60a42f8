import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A message of a case about an order, to the shop or by it. */
export type Letter = Readonly<{ reference: string; kind: 'message' | 'answer'; text: string; written_at: Date }>;

/**
 * What the buyer of an order and the shop have written to each other about it, the oldest first. A case that only names the order, of
 * somebody else, is not theirs; notes of colleagues are nobody else's business.
 */
export async function lettersAbout(db: Reader, orderNumber: string): Promise<readonly Letter[]> {
  const { rows } = await sql<Letter>`
    select entry.reference, entry.kind, entry.text, entry.written_at
    from service_case join case_entry as entry using (reference) join orders on orders.order_number = service_case.order_number
    where service_case.order_number = ${orderNumber} and entry.kind in ('message', 'answer')
      and (service_case.consumer_id = orders.owner or lower(service_case.email) = lower(orders.email))
    order by entry.written_at, entry.id limit 100`.execute(db);
  return rows;
}

/** Money of an order that has gone back, the oldest first; amounts in minor units. */
export type GivenBack = Readonly<{ amount: number; at: Date }>;

export async function givenBackOf(db: Reader, orderNumber: string): Promise<readonly GivenBack[]> {
  return db
    .selectFrom('order_refund')
    .select(['amount', 'at'])
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'refunded')
    .orderBy('at')
    .execute();
}
