import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type BookedRow = Readonly<{
  kind: 'payment' | 'refund';
  key: string;
  payment_key: string;
  reference: string;
  currency: string;
  amount: number;
}>;

const payments = sql`
  select 'payment' as kind, payment.idempotency_key as key, payment.idempotency_key as payment_key,
    coalesce(adyen_payment.psp_reference, payment.provider_payment_id) as reference, orders.currency, payment.amount
  from order_payment as payment join orders using (order_number) left join adyen_payment using (idempotency_key)
  where payment.state = 'captured' and not payment.by_parcel`;

// A payment that is taken in parts is in a report once for each of them.
const captures = sql`
  select 'payment' as kind, capture.asked_key as key, payment.idempotency_key as payment_key, coalesce(capture.reference, '') as reference,
    orders.currency, capture.amount
  from order_capture as capture join order_payment as payment using (idempotency_key)
    join orders on orders.order_number = capture.order_number
  where capture.state = 'captured'`;

const refunds = sql`
  select 'refund' as kind, coalesce(refund.asked_key, refund_key) as key, payment.idempotency_key as payment_key,
    coalesce(refund_id, '') as reference, orders.currency, refund.amount - refund.released as amount
  from order_refund as refund join order_payment as payment using (idempotency_key)
    join orders on orders.order_number = refund.order_number
  where refund.state <> 'refused' and not refund.as_credit and refund.amount > refund.released`;

/** What a provider has taken and given back, by the names of a report: keys of the shop, and its own references. */
export async function bookedNamed(
  db: Reader,
  provider: string,
  names: readonly string[],
): Promise<readonly BookedRow[]> {
  const asked = sql`(select unnest(${names}::text[]))`;
  const { rows } = await sql<BookedRow>`
    ${payments} and payment.provider = ${provider} and payment.idempotency_key in (
      select idempotency_key from order_payment where idempotency_key in ${asked}
      union select idempotency_key from order_payment where provider_payment_id in ${asked}
      union select idempotency_key from adyen_payment where psp_reference in ${asked}
    )
    union all
    ${captures} and payment.provider = ${provider} and capture_key in (
      select capture_key from order_capture where asked_key in ${asked}
      union select capture_key from order_capture where reference in ${asked}
    )
    union all
    ${refunds} and payment.provider = ${provider} and refund_key in (
      select refund_key from order_refund where refund_key in ${asked} and asked_key is null
      union select refund_key from order_refund where asked_key in ${asked}
      union select refund_key from order_refund where refund_id in ${asked}
    )`.execute(db);
  return rows;
}

/** What a provider has taken of orders that were placed within some time, and given back within it, by the latest try of each refund. */
export async function bookedBetween(
  db: Reader,
  provider: string,
  { from, before }: Readonly<{ from: Date; before: Date }>,
): Promise<readonly BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    ${payments} and payment.provider = ${provider} and orders.placed_at >= ${from} and orders.placed_at < ${before}
    union all
    ${captures} and payment.provider = ${provider} and capture.done_at >= ${from} and capture.done_at < ${before}
    union all
    ${refunds} and payment.provider = ${provider} and (
      refund.asked_key is null and refund.at >= ${from} and refund.at < ${before}
      or refund.asked_key in (select asked_key from refund_try where tried_at >= ${from} and tried_at < ${before})
    )`.execute(db);
  return rows;
}
