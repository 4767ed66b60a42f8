import { type Kysely, sql } from 'kysely';

/** Changes of a cart that leave its indexes alone, and columns of long text that are compressed quickly. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const quickly = (table: string, column: string) => `
  do $$ begin
    alter table ${table} alter column ${column} set compression lz4;
  exception when feature_not_supported then null;
  end $$`;

const statements: readonly string[] = [
  // Each change of a cart moved its time in two indexes, and wrote to all of them for it. An owner has few open carts, and
  // old ones are looked for once a night. Room in the page lets the new version stay beside the old one.
  'drop index cart_open_by_owner',
  `create index cart_open_by_owner on cart (owner) where state = 'open' and not temporary`,
  'drop index cart_updated_at',
  'create index cart_updated_at on cart using brin (updated_at)',
  'alter table cart set (fillfactor = 60)',

  // A PostgreSQL without lz4 keeps its default compression.
  quickly('mail', 'html'),
  quickly('mail', 'text'),
  quickly('placement', 'draft'),
];
