import { listReconciliations } from '@eyelet/contracts/reconciliations/list.ts';
import { countReconciliations, listReconciliationRows } from '@eyelet/db/reconciliations/reconciliation.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { reconciliationView } from './view.ts';

export const listReconciliationsHandler = handle(listReconciliations, async ({ shop }, { query }) => {
  const { after, limit = 50 } = query;
  const { db } = shop.database;
  const rows = await listReconciliationRows(db, { after: instantCursor(after), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(reconciliationView),
    next: last ? cursorText([last.began_at.toISOString(), last.id]) : null,
    total: await countReconciliations(db),
  };
});
