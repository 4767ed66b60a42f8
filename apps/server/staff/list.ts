import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { countStaff, listStaffRows } from '@eyelet/db/staff/list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor, textCursor } from '../kernel/page-cursor.ts';
import { personView } from './view.ts';

/** Staff, sorted, filtered and by page. */
export const listStaffHandler = handle(listStaff, async ({ shop }, { query }) => {
  const { after, limit = 50, sort = 'name', direction = 'asc', state, role, search } = query;
  const { db } = shop.database;
  const filter = { state, role, search: search?.trim() || undefined };
  const cursor = sort.endsWith('At') ? instantCursor(after) : textCursor(after);
  const rows = await listStaffRows(db, filter, { sort, direction }, { after: cursor, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(personView),
    next: last ? cursorText([last.sorted_by, last.id]) : null,
    total: await countStaff(db, filter),
  };
});
