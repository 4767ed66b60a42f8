import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { CaseTables } from '../tables/cases.ts';
import type { Tables } from '../tables/tables.ts';

export type WarrantyDecisionRow = Selectable<CaseTables['warranty_decision']>;

/** A decision with the order by which goods are sent again, if it is one of a replacement. */
export type StoredDecision = WarrantyDecisionRow & Readonly<{ replacement_order: string | null }>;

/** What was decided about a case, the oldest first. */
export async function decisionsOf(db: Reader, reference: string): Promise<readonly StoredDecision[]> {
  return db
    .selectFrom('warranty_decision')
    .leftJoin('order_replacement', 'order_replacement.replacement_id', 'decision_id')
    .selectAll('warranty_decision')
    .select('order_replacement.order_number as replacement_order')
    .where('reference', '=', reference)
    .orderBy('decided_at')
    .orderBy('decision_id')
    .execute();
}

/** Whether an id has another decision, something that was written, or a refund: what is decided under it would not be done, or count twice. */
export async function isDecisionIdTaken(db: Reader, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from warranty_decision where decision_id = ${id}
    union all select from case_entry where id = ${id}
    union all select from amount_refund where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Stores a decision of a locked case. */
export async function insertDecision(
  tx: Transaction<Tables>,
  row: Omit<WarrantyDecisionRow, 'tracking'>,
): Promise<void> {
  await tx
    .insertInto('warranty_decision')
    .values({ ...row, tracking: '' })
    .execute();
}

/** Moves a repair of a locked case. */
export async function updateRepair(
  tx: Transaction<Tables>,
  decisionId: string,
  change: Pick<WarrantyDecisionRow, 'repair' | 'tracking'>,
): Promise<void> {
  await tx.updateTable('warranty_decision').set(change).where('decision_id', '=', decisionId).execute();
}
