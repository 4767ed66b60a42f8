import { type Kysely, sql } from 'kysely';

/** Attachments of mails, and when a shipment was ready to be collected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // [{name, type, content}], text only.
  `alter table mail add column files jsonb not null default '[]'`,
  `comment on column mail.files is 'personal'`,
  'alter table order_shipment add column ready_at timestamptz',
];
