import { type Kysely, sql } from 'kysely';

/** Postings without entries, which close the key of a payment that was declined, or voided before it held anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table ledger_posting drop constraint ledger_posting_kind_check, add constraint ledger_posting_kind_check
    check (kind in ('issue', 'hold', 'release', 'capture', 'refund', 'expire', 'adjust', 'transfer', 'decline', 'void'))`,
];
