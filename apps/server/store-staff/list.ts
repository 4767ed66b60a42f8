import { listStoreStaff } from '@eyelet/contracts/store-staff/list.ts';
import { countStoreStaff, listStoreStaffRows } from '@eyelet/db/consumers/store-staff.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, textCursor } from '../kernel/page-cursor.ts';
import { associateView } from './view.ts';

/** Store staff, filtered and by page. */
export const listStoreStaffHandler = handle(listStoreStaff, async (context, { query }) => {
  const { after, limit = 50, store, state, search } = query;
  const { db } = context.shop.database;
  const filter = { store, state, search: search?.trim() || undefined };
  const rows = await listStoreStaffRows(db, filter, { after: textCursor(after), limit: limit + 1 }, context.now);
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((row) => associateView(context, row)),
    next: last ? cursorText([last.sorted_by, last.id]) : null,
    total: await countStoreStaff(db, filter),
  };
});
