import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A message of a case about an order, to the shop or by it. */
type Letter = Readonly<{
  reference: string;
  kind: 'message' | 'answer';
  text: string;
  written_at: Date;
  /** Whether its case was opened by the buyer's account; a message by email only has their address. */
  signed_in: boolean;
}>;

/** The newest letters about an order, the oldest of them first, and how many there are in all. */
export type Letters = Readonly<{ letters: readonly Letter[]; total: number }>;

/**
 * What the buyer of an order and the shop have written to each other about it. A case that only names the order, of somebody else, is not
 * theirs; notes of colleagues are nobody else's business.
 */
export async function lettersAbout(db: Reader, orderNumber: string, most: number): Promise<Letters> {
  const { rows } = await sql<Letter & { total: number }>`
    select entry.reference, entry.kind, entry.text, entry.written_at, service_case.consumer_id is not null as signed_in,
      count(*) over ()::int as total
    from service_case join case_entry as entry using (reference) join orders on orders.order_number = service_case.order_number
    where service_case.order_number = ${orderNumber} and service_case.order_number <> '' and entry.kind in ('message', 'answer')
      and (service_case.consumer_id = orders.owner or lower(service_case.email) = lower(orders.email))
    order by entry.written_at desc, entry.id desc limit ${most}`.execute(db);
  return { letters: rows.toReversed(), total: rows[0]?.total ?? 0 };
}

/** Money that has gone back to a payment, the oldest first; amounts in minor units. */
export type GivenBack = Readonly<{ amount: number; at: Date }>;

/**
 * What a payment itself has had back, and when. What went to other payments of its order or became store credit is not the payer's bank's
 * money, and a payment that was voided never left its payer.
 */
export async function givenBackTo(db: Reader, paymentKey: string): Promise<readonly GivenBack[]> {
  const { rows } = await sql<GivenBack>`
    select refund.amount - refund.released as amount, coalesce(refund.done_at, refund.at) as at
    from order_refund as refund join order_payment as payment using (idempotency_key)
    where refund.idempotency_key = ${paymentKey} and (payment.state = 'captured' or payment.taken > 0)
      and refund.state = 'refunded' and not refund.as_credit and refund.amount > refund.released
    order by 2, refund.refund_key`.execute(db);
  return rows;
}
