import { renameContent } from '@eyelet/contracts/content/rename.ts';
import { findItem, findItemId, lockItem, renameItem } from '@eyelet/db/content/item.ts';
import { announceItem } from '@eyelet/db/content/publication.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { itemView } from './opened.ts';

/** Changes the name or the key of an item; the former key leads to it. */
export const renameContentHandler = handle(renameContent, async (context, { params: { itemId }, body }) => {
  const { shop, now } = context;
  const next = { key: body.key, name: body.name.trim() };
  return transact(shop.database.db, async (tx) => {
    const item = (await lockItem(tx, itemId)) ? await findItem(tx, itemId, now) : undefined;
    if (!item || item.archived_at) return refuse('STF404');
    const before = { key: item.key, name: item.name };
    if (before.key === next.key && before.name === next.name) return itemView(item);
    const other = await findItemId(tx, item.kind, next.key);
    if (other !== undefined && other !== itemId) return refuse('STF444', { member: 'key' });
    await renameItem(tx, item, next, now);
    await announceItem(tx, itemId);
    const change = { subject: { kind: 'content', id: itemId }, before, after: next } as const;
    await recordAudit(tx, renameContent, change, sourceOf(context));
    return itemView({ ...item, ...next, updated_at: now });
  });
});
