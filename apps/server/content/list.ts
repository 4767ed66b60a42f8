import { listContent } from '@eyelet/contracts/content/list.ts';
import { countItems, listItems } from '@eyelet/db/content/list-items.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { itemView } from './opened.ts';

/** Items, last changed first, filtered and by page. */
export const listContentHandler = handle(listContent, async ({ shop, now }, { query }) => {
  const { after, limit = 50, kind, state, search, layout, uses } = query;
  const { db } = shop.database;
  const filter = { kind, state, layout, uses, search: search?.trim() || undefined };
  const rows = await listItems(db, filter, { after: instantCursor(after), limit: limit + 1 }, now);
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(itemView),
    next: last ? cursorText([last.sorted_by, last.id]) : null,
    total: await countItems(db, filter, now),
  };
});
