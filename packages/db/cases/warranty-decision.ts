import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { CaseTables } from '../tables/cases.ts';
import type { Tables } from '../tables/tables.ts';

export type WarrantyDecisionRow = Selectable<CaseTables['warranty_decision']>;

/** A decision with the order by which goods are sent again, if it is one of a replacement, and its refund, if it is one of that. */
export type StoredDecision = WarrantyDecisionRow &
  Readonly<{
    replacement_order: string | null;
    /** What somebody else says of a refund that is much; null where nobody has to. */
    approval: 'waiting' | 'approved' | 'refused' | null;
    /** Who of the staff approved or refused it; null where nobody had to, or has. */
    approver_id: string | null;
    /** Their name; null once they are deleted. */
    approver: string | null;
  }>;

/** What was decided about a case, the oldest first. */
export async function decisionsOf(db: Reader, reference: string): Promise<readonly StoredDecision[]> {
  return db
    .selectFrom('warranty_decision')
    .leftJoin('order_replacement', 'order_replacement.replacement_id', 'decision_id')
    .leftJoin('amount_refund', 'amount_refund.id', 'decision_id')
    .leftJoin('staff', 'staff.id', 'amount_refund.decided_by')
    .selectAll('warranty_decision')
    .select([
      'order_replacement.order_number as replacement_order',
      'amount_refund.decided_by as approver_id',
      'staff.name as approver',
      sql<StoredDecision['approval']>`
        case when amount_refund.state = 'done' then case when decided_by is not null then 'approved' end
             else amount_refund.state end`.as('approval'),
    ])
    .where('reference', '=', reference)
    .orderBy('decided_at')
    .orderBy('decision_id')
    .execute();
}

/** The reference of the case of which a refund is the decision. */
export async function caseOfRefund(db: Reader, refundId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('warranty_decision')
    .select('reference')
    .where('decision_id', '=', refundId)
    .where('outcome', '=', 'refund')
    .executeTakeFirst();
  return found?.reference;
}

/** Makes the words of a decision, which only colleagues read until it stands, an answer to the customer. */
export async function tellWords(tx: Transaction<Tables>, decisionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('case_entry')
    .set({ kind: 'answer', written_at: now })
    .where('id', '=', decisionId)
    .where('kind', '=', 'note')
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
