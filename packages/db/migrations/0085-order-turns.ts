import { type Kysely, sql } from 'kysely';

const statements = [
  // As in 0075, a turn is never free again: of two orders at once, priced by the same earlier orders, only one can have it.
  `create table order_turn (
    owner text not null,
    turn integer not null,
    cart_id text not null,
    taken_at timestamptz not null,
    primary key (owner, turn)
  )`,
];

/** The turns of orders whose price depends on the orders of their account before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
