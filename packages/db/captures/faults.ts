import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A payment that is captured as parcels leave, and whose sums are not those of its captures. */
type CaptureFault = Readonly<{
  fault: 'captures-differ';
  /** Number of the order. */
  id: string;
  /** What the payment says beyond its captures, in minor units. */
  amount: number;
  unit: string;
}>;

/**
 * Compares all payments that are captured as parcels leave with their captures, and those that have ended with what was
 * authorised.
 */
export async function findCaptureFaults(db: Reader): Promise<readonly CaptureFault[]> {
  const { rows } = await sql<CaptureFault>`
    with payment as (
      select order_number, order_payment.amount, order_payment.state, booked, taken, released, currency,
        coalesce(made.booked_sum, 0)::int as booked_sum, coalesce(made.taken_sum, 0)::int as taken_sum
      from order_payment join orders using (order_number)
      left join lateral (
        select sum(amount) filter (where capture.state <> 'dropped') as booked_sum,
          sum(amount) filter (where capture.state = 'captured') as taken_sum
        from order_capture as capture where capture.idempotency_key = order_payment.idempotency_key
      ) as made on true
      where by_parcel
    )
    select 'captures-differ' as fault, order_number as id,
      case when booked <> booked_sum then booked - booked_sum when taken <> taken_sum then taken - taken_sum
        else booked + released - amount end as amount, currency as unit
    from payment
    where booked <> booked_sum or taken <> taken_sum or state = 'captured' and booked + released <> amount
    order by order_number`.execute(db);
  return rows;
}
