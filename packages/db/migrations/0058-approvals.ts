import { type Kysely, sql } from 'kysely';

const statements = [
  // adjusts_up_to: hundredths of a percent that the associate takes off a price alone; null: what the shop has decided.
  `alter table consumer
    add column adjusts_up_to integer check (adjusts_up_to between 0 and 10000),
    add column approves_adjustments boolean not null default false`,
];

/** What store associates take off prices alone, and who of them approves more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
