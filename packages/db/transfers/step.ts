import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { StepLine, TransferTables } from '../tables/transfers.ts';

export type TransferStepRow = Selectable<TransferTables['transfer_step']>;

export type NewStep = Readonly<{
  transferId: string;
  stepId: string;
  kind: TransferStepRow['kind'];
  at: Date;
  author: Readonly<{ id: string; name: string }>;
  reason: string | null;
  note: string;
  /** What the call has asked for, by which it is recognised when it is repeated. */
  asked: unknown;
  lines: readonly StepLine[];
}>;

/** What has happened to a transfer, the earliest first. */
export async function stepsOfTransfer(db: Reader, transferId: string): Promise<readonly TransferStepRow[]> {
  return db.selectFrom('transfer_step').selectAll().where('transfer_id', '=', transferId).orderBy('no').execute();
}

/** Adds a step to a transfer, which the caller has locked. */
export async function insertStep(tx: Transaction<Tables>, step: NewStep): Promise<void> {
  const { transferId, stepId, kind, at, author, reason, note, asked, lines } = step;
  await tx
    .insertInto('transfer_step')
    .values((eb) => ({
      ...{ transfer_id: transferId, step_id: stepId, kind, at, reason, note },
      ...{ author_id: author.id, author: author.name },
      ...{ asked: JSON.stringify(asked), lines: JSON.stringify(lines) },
      no: eb
        .selectFrom('transfer_step')
        .select((of) => of(of.fn.coalesce(of.fn.max('no'), of.lit(0)), '+', 1).as('next'))
        .where('transfer_id', '=', transferId),
    }))
    .execute();
}

/** Takes a deleted person off the steps of transfers; the audit keeps them. */
export async function forgetStaffOfTransfers(tx: Transaction<Tables>, staffId: string): Promise<void> {
  await tx.updateTable('transfer_step').set({ author_id: '', author: '' }).where('author_id', '=', staffId).execute();
}
