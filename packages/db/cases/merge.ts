import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { CaseRow } from './case.ts';

/** Two cases by their reference, locked in the same order whoever merges them. */
export async function lockBothCases(
  tx: Transaction<Tables>,
  references: readonly [string, string],
): Promise<ReadonlyMap<string, CaseRow>> {
  const rows = await tx
    .selectFrom('service_case')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('reference')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Leads a case, and those that were merged into it before, to the one that is kept. */
export async function leadTo(tx: Transaction<Tables>, kept: string, merged: string): Promise<void> {
  await tx
    .updateTable('service_case')
    .set({ merged_into: kept })
    .where((eb) => eb.or([eb('reference', '=', merged), eb('merged_into', '=', merged)]))
    .execute();
}

/** The case that a reference leads to: itself, or the one that it was merged into. */
export async function keptReference(db: Reader, reference: string): Promise<string> {
  const found = await db
    .selectFrom('service_case')
    .select('merged_into')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return found?.merged_into ?? reference;
}

/** The cases that were merged into a case, the oldest first. */
export async function mergedInto(
  db: Reader,
  reference: string,
): Promise<readonly Pick<CaseRow, 'reference' | 'category' | 'subject' | 'order_number'>[]> {
  return db
    .selectFrom('service_case')
    .select(['reference', 'category', 'subject', 'order_number'])
    .where('merged_into', '=', reference)
    .orderBy('opened_at')
    .orderBy('reference')
    .execute();
}

/** The latest other cases of an email that were not merged into another. */
export async function othersOf(
  db: Reader,
  { reference, email }: Pick<CaseRow, 'reference' | 'email'>,
  limit: number,
): Promise<readonly Pick<CaseRow, 'reference' | 'category' | 'subject' | 'status' | 'opened_at'>[]> {
  return db
    .selectFrom('service_case')
    .select(['reference', 'category', 'subject', 'status', 'opened_at'])
    .where('email_key', '=', emailKeyOf(email))
    .where('reference', '<>', reference)
    .where('merged_into', 'is', null)
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute();
}
