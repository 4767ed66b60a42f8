import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Context } from '../kernel/context.ts';
import { type AuditChange, recordAudit, sourceOf } from './record.ts';

/** Audits that rows were exported as a file, with the filter they were selected by. */
export async function recordExport(
  context: Context,
  operation: Pick<Operation, 'id'>,
  subject: AuditChange['subject'],
  query: Readonly<Record<string, string | number | undefined>>,
): Promise<void> {
  const narrowed = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  await transact(context.shop.database.db, (tx) =>
    recordAudit(tx, operation, { subject, before: null, after: narrowed }, sourceOf(context)),
  );
}
