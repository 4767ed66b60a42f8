import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

type Whole = Readonly<{
  orderNumber: string;
  key: string;
  /** When it is captured at the latest. */
  captureBy: Date;
  now: Date;
}>;

/**
 * Books the capture of a whole payment of a locked order as a capture of a part, so that its refusal is seen and tried again as any other. False
 * for one that is captured in parts already, or not captured by now.
 */
export async function bookWhole(
  tx: Transaction<Tables>,
  { orderNumber, key, captureBy, now }: Whole,
): Promise<boolean> {
  const { rows } = await sql`
    with whole as (
      update order_payment set by_parcel = true, booked = amount, taken = amount, capture_by = ${captureBy}
      where idempotency_key = ${key} and order_number = ${orderNumber} and state = 'captured' and not by_parcel
      returning amount
    )
    insert into order_capture (capture_key, order_number, idempotency_key, amount, reason, state, asked_key, at, done_at)
    select ${key} || '-capture-1', ${orderNumber}, ${key}, amount, 'whole', 'captured', ${key}, ${now}, ${now} from whole
    returning capture_key`.execute(tx);
  return rows.length > 0;
}
