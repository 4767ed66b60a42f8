import { type Kysely, sql } from 'kysely';

/** Takes permissions that no call asks for out of the roles of shops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update staff_role set permissions = array(
    select one from unnest(permissions) with ordinality as given (one, place)
    where not one = any (${unused}::text[]) order by place
  ) where permissions && ${unused}::text[]`.execute(db);
}

const unused: readonly string[] = [
  'customers.read',
  'customers.write',
  'catalogue.read',
  'catalogue.write',
  'prices.write',
  'stock.read',
  'stock.write',
  'stores.write',
];
