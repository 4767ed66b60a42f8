import { type Kysely, sql } from 'kysely';

/** Captures of whole payments that a provider has refused later are kept as those of parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table order_capture drop constraint order_capture_reason_check,
     add constraint order_capture_reason_check check (reason in ('placing', 'parcel', 'lapse', 'whole')) not valid`,
  // What says that they have failed may have been deleted, as it was after some weeks; they would count as given back again.
  `update adyen_refund set state = 'refused' from order_refund
   where adyen_refund.refund_key = order_refund.refund_key and order_refund.state = 'refused' and adyen_refund.state = 'asked'`,
];
