import { type Kysely, sql } from 'kysely';

/** Which captures were lowered to nothing, as the gift cards that they were to pay for were cancelled: no other card waits for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_capture add column cancelled boolean not null default false`.execute(db);
}
