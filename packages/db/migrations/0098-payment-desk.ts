import { type Kysely, sql } from 'kysely';

/** The ways in which the desk of payments finds what the provider knows by its own references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'create index order_payment_reference on order_payment (provider_payment_id)',
  'create index order_refund_reference on order_refund (refund_id) where refund_id is not null',
  `create index order_refund_refused on order_refund (at desc) where state = 'refused'`,
  'create index payment_notice_of_key on payment_notice (payment_key)',
];
