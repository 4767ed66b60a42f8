import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Has others wait who lock the same setting, until the transaction ends. It may idle, and they may wait, for as long as it takes, as what
 * is done meanwhile goes through other connections.
 */
export async function lockSetting(tx: Transaction<Tables>, name: string): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(tx);
}
