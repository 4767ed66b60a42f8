import { listDeskReturns } from '@eyelet/contracts/return-desk/list.ts';
import { countReturnRows, listReturnRows } from '@eyelet/db/returns/list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { listedReturn } from './view.ts';

/** The returns of the shop, by page. */
export const listDeskReturnsHandler = handle(listDeskReturns, async ({ shop }, { query }) => {
  const { db } = shop.database;
  const { after, limit = 50, state, search } = query;
  const filter = { state, search: search?.trim() || undefined };
  const rows = await listReturnRows(db, filter, { after: instantCursor(after, /^R[A-Z0-9]{1,63}$/), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(listedReturn),
    next: last ? cursorText([last.created_at.toISOString(), last.return_id]) : null,
    total: await countReturnRows(db, filter),
  };
});
