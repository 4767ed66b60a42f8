import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Has others wait who lock the same setting, until the transaction ends. */
export async function lockSetting(tx: Transaction<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(tx);
}
