import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Keeps others from adding or removing the files of some hashes until the transaction ends. Rows are locked rather than
 * names, since the database holds only a few thousand of such names for all its transactions, and an import may claim more.
 */
export async function claimFiles(tx: Transaction<Tables>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  // In order, so that two that claim several never wait for each other.
  await sql`insert into file_claim (hash)
    select distinct hash from unnest(${[...hashes]}::text[]) as wanted (hash) order by hash
    on conflict (hash) do update set hash = excluded.hash`.execute(tx);
}

/** Deletes the rows of claims that have ended. */
export async function dropEndedClaims(db: Reader): Promise<void> {
  await sql`delete from file_claim where hash in (select hash from file_claim for update skip locked)`.execute(db);
}
