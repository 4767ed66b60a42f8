import { listContent } from '@eyelet/contracts/content/list.ts';
import { countItems, type ItemCursor, listItems } from '@eyelet/db/content/list-items.ts';
import { handle } from '../kernel/handle.ts';
import { itemView } from './opened.ts';

/** Items, the last changed first, filtered and page by page. */
export const listContentHandler = handle(listContent, async ({ shop, now }, { query }) => {
  const { after, limit = 50, kind, state, search, layout, uses } = query;
  const { db } = shop.database;
  const filter = { kind, state, layout, uses, search: search?.trim() || undefined };
  const rows = await listItems(db, filter, { after: cursorOf(after), limit: limit + 1 }, now);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    rows: page.map(itemView),
    next: last ? Buffer.from(JSON.stringify([last.sorted_by, last.id])).toString('base64url') : null,
    total: await countItems(db, filter, now),
  };
});

/** Where a page ended; undefined for what is no cursor, which reads the list from its beginning. */
function cursorOf(text: string | undefined): ItemCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
    return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? [value, id] : undefined;
  } catch {
    return undefined;
  }
}
