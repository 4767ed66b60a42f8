import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { reconciliationSchema } from './reconciliation.ts';

/**
 * Recounts the ledger at once, as is done each night. The caller chooses the id, so that a repeated call answers the recount that it
 * has made.
 */
export const runReconciliation = operation({
  id: 'reconciliations.run',
  method: 'PUT',
  path: '/staff/v1/reconciliations/{reconciliationId}',
  summary: 'Recount the ledger',
  callers: { staff: 'ledger.reconcile' },
  params: Type.Object({ reconciliationId: Type.String({ format: 'uuid' }) }),
  response: reconciliationSchema,
  refusals: [],
  invalid: 'STF400',
  perMinute: 6,
});
