import { createContent } from '@eyelet/contracts/content/create.ts';
import { findItemId, insertItem } from '@eyelet/db/content/item.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { openWritten } from './opened.ts';
import { writeVersion } from './write-version.ts';
import { checkDocument } from './written-document.ts';

/** Creates an item as a draft. */
export const createContentHandler = handle(createContent, async (context, { body }) => {
  const { kind, key } = body;
  const { shop, now, newId } = context;
  const name = body.name.trim();
  return transact(shop.database.db, async (tx) => {
    const checked = await checkDocument(tx, kind, body.document);
    if (checked instanceof Refusal) return checked;
    const id = newId();
    if (!(await insertItem(tx, { id, kind, key, name, at: now }))) {
      const there = await openWritten(tx, (await findItemId(tx, kind, key)) ?? id, now);
      const isSame = there.item.name === name && fingerprint(there.document) === fingerprint(checked.document);
      return isSame ? there : refuse('STF444', { member: 'key' });
    }
    await writeVersion(tx, id, checked, { now, author: staffOf(context) });
    const change = { subject: { kind: 'content', id }, before: null, after: { kind, key, name } } as const;
    await recordAudit(tx, createContent, change, sourceOf(context));
    return openWritten(tx, id, now);
  });
});
