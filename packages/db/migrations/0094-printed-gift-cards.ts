import { type Kysely, sql } from 'kysely';

/** Gift cards that are printed and sent as goods are: each can be used once it has left the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // A version that knows no printed cards issues usable ones.
  'alter table gift_card add column activated_at timestamptz default now()',
  `comment on column gift_card.activated_at is 'Since when it can be used; null for a printed card that has not left the shop'`,
  `insert into event_consumer (name, seq)
   select 'sent-gift-cards', coalesce((select max(seq) from event), 0)
   on conflict do nothing`,
];
