import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { readAudit } from '@eyelet/db/audit/audit.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { filterOf } from './filter.ts';
import { entryView } from './view.ts';

/** The changes by staff, newest first. */
export const listAuditHandler = handle(listAudit, async ({ shop }, { query }) => {
  const { after, limit = 50, ...filter } = query;
  const beforeId = after === undefined ? undefined : Number.parseInt(after, 10) || 0;
  const rows = await readAudit(shop.database.db, filterOf(filter), { beforeId, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return { rows: page.map(entryView), next: last ? String(last.id) : null };
});
