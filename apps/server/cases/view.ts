import type { Case, CaseEntry, ListedCase } from '@eyelet/contracts/cases/case.ts';
import { entriesOf, picturesOf } from '@eyelet/db/cases/case.ts';
import { documentsOf } from '@eyelet/db/cases/document.ts';
import { findCase, type ListedCaseRow } from '@eyelet/db/cases/list.ts';
import { mergedInto } from '@eyelet/db/cases/merge.ts';
import { decisionsOf } from '@eyelet/db/cases/warranty-decision.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { StoredWarranty } from '@eyelet/db/tables/cases.ts';
import { mayDecide, nextRepairs, standing } from '@eyelet/domain/cases/warranty.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { targetsView } from './clock.ts';
import { aboutText } from './subject-words.ts';

/** A case as lists show it to the calling member of staff. */
export function listedView(context: Context, row: ListedCaseRow): ListedCase {
  const { language } = staffOf(context);
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    category: row.category,
    subject: row.subject,
    about: aboutText(language, row.category, row.subject),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    orderNumber: row.order_number,
    assignee: row.assignee_name,
    assigneeId: row.assignee,
    openedAt: row.opened_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    mergedInto: row.merged_into,
    isOverdue: row.due_at !== null && row.due_at < context.now,
  };
}

/** A case with its messages and notes; undefined for an unknown reference. */
export async function caseView(context: Context, db: Reader, reference: string): Promise<Case | undefined> {
  const row = await findCase(db, reference);
  if (!row) return undefined;
  const [entries, pictures] = [await entriesOf(db, reference), await picturesOf(db, reference)];
  const merged = await mergedInto(db, reference);
  const { language } = staffOf(context);
  const sender = `${row.first_name} ${row.last_name}`.trim();
  return {
    ...listedView(context, row),
    // Read rather than taken over: it may be that of an account, which can be erased.
    orderNumber: [row, ...merged].find(({ order_number }) => order_number !== '')?.order_number ?? '',
    merged: merged.map(({ reference, category, subject }) => ({
      ...{ reference, about: aboutText(language, category, subject) },
    })),
    phone: row.phone,
    locale: row.locale,
    organisation: row.organisation,
    hasAccount: row.consumer_id !== null,
    warranty: isWarranty(row.warranty) ? await warrantyView(db, row, row.warranty) : null,
    pictures: pictures.map(({ id, ...facts }) => ({ pictureId: id, ...facts })),
    documents: (await documentsOf(db, reference)).map(({ id, ...facts }) => ({ documentId: id, ...facts })),
    entries: entries.map(
      ({ id, reference, kind, author, text, written_at }): CaseEntry => ({
        ...{ entryId: id, reference, kind, text, author: author || sender, writtenAt: written_at.toISOString() },
      }),
    ),
    ...targetsView(context, row),
    version: row.version,
  };
}

async function warrantyView(
  db: Reader,
  { reference, merged_into: mergedInto }: Pick<ListedCaseRow, 'reference' | 'merged_into'>,
  stored: StoredWarranty,
): Promise<Case['warranty']> {
  const decisions = await decisionsOf(db, reference);
  const latest = standing(decisions);
  return {
    ...{ ...stored, address: [...stored.address] },
    decisions: decisions.map((one) => ({
      ...{ decisionId: one.decision_id, outcome: one.outcome, orderNumber: one.order_number },
      ...{ replacementOrder: one.replacement_order, repair: one.repair, tracking: one.tracking, by: one.author },
      ...{ approval: one.approval, approver: one.approver_id === null ? null : (one.approver ?? '') },
      amount: one.amount === null ? null : toAmount(one.amount),
      next: one === latest && one.repair ? [...nextRepairs(one.repair)] : [],
      at: one.decided_at.toISOString(),
    })),
    mayDecide: mergedInto === null && mayDecide(decisions),
  };
}

function isWarranty(stored: StoredWarranty | Record<string, never>): stored is StoredWarranty {
  return 'styleId' in stored;
}
