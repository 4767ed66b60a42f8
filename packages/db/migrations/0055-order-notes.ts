import { type Kysely, sql } from 'kysely';

const statements = [
  // A removed note stays without its words, so that a late repetition of writing it does not bring it back.
  // In no relation to orders, nor are the tables of the following migrations: all that are pending are one transaction, and a relation
  // would let nobody place an order until it ends.
  `create table order_note (
    order_number text not null,
    note_id text not null,
    author_id text not null,
    author text not null,
    text text not null check (length(text) <= 2000),
    version integer not null default 1,
    written_at timestamptz not null,
    changed_at timestamptz,
    removed_at timestamptz,
    primary key (order_number, note_id)
  )`,
  'create index order_note_author on order_note (author_id)',
  `comment on column order_note.text is 'personal'`,
  `comment on column order_note.author_id is 'staff'`,
  `comment on column order_note.author is 'staff'`,
];

/** What staff write for each other on an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
