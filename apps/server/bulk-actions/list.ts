import { listBulkActions } from '@eyelet/contracts/bulk-actions/list.ts';
import * as repository from '@eyelet/db/bulk-actions/bulk-action.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { bulkActionView } from './view.ts';

/** What was done to many orders, the latest first; a page ends with the number of its last action. */
export const listBulkActionsHandler = handle(listBulkActions, async ({ shop }, { query: { after, limit = 50 } }) => {
  const before = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
  const rows = await repository.listBulkActions(shop.database.db, { before, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return { rows: page.map(bulkActionView), next: last ? String(last.bulk_no) : null };
});
