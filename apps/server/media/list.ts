import { listMedia } from '@eyelet/contracts/media/list.ts';
import { countMedia, listMediaRows } from '@eyelet/db/media/list-media.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { mediumViews } from './medium-view.ts';

/** Media, last changed first, filtered and by page. */
export const listMediaHandler = handle(listMedia, async ({ shop, now }, { query }) => {
  const { after, limit = 50, kind, search, lacks } = query;
  const { db } = shop.database;
  const filter = { kinds: kind, lacks, search: search?.trim() || undefined };
  const rows = await listMediaRows(db, filter, { after: instantCursor(after), limit: limit + 1 }, now);
  const { page, last } = cutPage(rows, limit);
  return {
    rows: [...(await mediumViews(page, shop.masters))],
    next: last ? cursorText([last.sorted_by, last.id]) : null,
    total: await countMedia(db, filter, now),
  };
});
