import { type Kysely, sql } from 'kysely';

const statements = [
  // The turn rises with each order of an owner and is never free again, so that of two orders at once, which have seen the same
  // uses, only one can have it. goods: what each line counts, by its number; amount: what of it still counts.
  `create table allowance_use (
    owner text not null,
    kind text not null,
    turn integer not null,
    cart_id text not null,
    year integer not null,
    goods jsonb not null,
    amount integer not null check (amount >= 0),
    primary key (owner, kind, turn)
  )`,
  'create index allowance_use_cart on allowance_use (cart_id)',
];

/** What orders of employees and professionals count towards the limit of a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
