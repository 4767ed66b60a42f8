import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { reconciliationSchema } from './reconciliation.ts';

/** The recounts of the ledger, the latest first, by page. */
export const listReconciliations = operation({
  id: 'reconciliations.list',
  method: 'GET',
  path: '/staff/v1/reconciliations',
  summary: 'List recounts of the ledger',
  callers: { staff: 'ledger.read' },
  query: Type.Object(pageQuery),
  response: pageOf(reconciliationSchema),
  refusals: [],
  invalid: 'STF400',
});
