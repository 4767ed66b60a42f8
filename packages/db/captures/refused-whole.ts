import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

type Whole = Readonly<{
  orderNumber: string;
  key: string;
  /** When it is captured at the latest. */
  captureBy: Date;
  now: Date;
  /** `captured`: its provider had taken it on; `authorised`: it is refused at once. */
  state: 'captured' | 'authorised';
}>;

/**
 * Books the capture of a whole payment of a locked order as a capture of a part, so that its refusal is seen and tried again as any other. Does
 * nothing for one that is captured in parts already, or is in another state.
 */
export async function bookWhole(
  tx: Transaction<Tables>,
  { orderNumber, key, captureBy, now, state }: Whole,
): Promise<void> {
  const isTaken = state === 'captured';
  await sql`
    with whole as (
      update order_payment set by_parcel = true, booked = amount, capture_by = ${captureBy},
        taken = case when ${isTaken}::boolean then amount else 0 end
      where idempotency_key = ${key} and order_number = ${orderNumber} and state = ${state} and not by_parcel
      returning amount
    )
    insert into order_capture (capture_key, order_number, idempotency_key, amount, reason, state, asked_key, at, done_at)
    select ${key} || '-capture-1', ${orderNumber}, ${key}, amount, 'whole', ${isTaken ? 'captured' : 'asked'}, ${key}, ${now},
      ${isTaken ? now : null} from whole`.execute(tx);
}
