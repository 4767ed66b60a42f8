import { type Kysely, sql } from 'kysely';

/** Documents that every order writes are compressed quickly, as carts are at each change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(documents)) {
    for (const column of columns) await sql.raw(quickly(table, column)).execute(db);
  }
}

const documents = {
  cart: ['document'],
  orders: ['billing', 'promotions', 'receipt'],
  order_line: ['promotions'],
  order_paper: ['document'],
};

// A PostgreSQL without lz4 keeps its default compression.
const quickly = (table: string, column: string) => `
  do $$ begin
    alter table ${table} alter column ${column} set compression lz4;
  exception when feature_not_supported then null;
  end $$`;
