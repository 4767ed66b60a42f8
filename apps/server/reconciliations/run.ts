import { runReconciliation } from '@eyelet/contracts/reconciliations/run.ts';
import type { ReconciliationRow } from '@eyelet/db/reconciliations/reconciliation.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { recount } from './reconcile.ts';
import { reconciliationView } from './view.ts';

export const runReconciliationHandler = handle(runReconciliation, async (context, { params }) => {
  const row = await recount(context.shop, params.reconciliationId.toLowerCase(), {
    also: (tx, { id, expired, fault_count: faults }) => {
      const subject = { kind: 'reconciliation', id } as const;
      return recordAudit(
        tx,
        runReconciliation,
        { subject, before: null, after: { expired, faults } },
        sourceOf(context),
      );
    },
  });
  return reconciliationView(row as ReconciliationRow);
});
