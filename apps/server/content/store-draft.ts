import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { lockItem } from '@eyelet/db/content/item.ts';
import { findVersion, removeAutosaved } from '@eyelet/db/content/version.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { openWritten } from './opened.ts';
import { writeVersion } from './write-version.ts';
import { checkDocument } from './written-document.ts';

type Draft = Readonly<{
  itemId: string;
  /** The newest version when the author began. */
  version: number;
  /** The next document, given the item before. */
  document: (before: OpenedItem) => ContentDocument;
  note?: string | undefined;
  autosaved?: boolean | undefined;
}>;

/**
 * Stores the next version of an item, with its audit entry. If two authors store one at once, the second gets what the
 * first has stored.
 */
export function storeDraft(
  context: Context,
  operation: Operation,
  { itemId, version, document, note, autosaved }: Draft,
): Promise<OpenedItem | Refusal<'STF400' | 'STF404' | 'STF409'>> {
  const { shop, now } = context;
  return transact(shop.database.db, async (tx) => {
    if (!(await lockItem(tx, itemId))) return refuse('STF404');
    const before = await openWritten(tx, itemId, now);
    if (before.item.state === 'archived') return refuse('STF404');
    const checked = await checkDocument(tx, before.item.kind, document(before));
    if (checked instanceof Refusal) return checked;
    const isThere = fingerprint(before.document) === fingerprint(checked.document);
    if (isThere && (autosaved || !before.version.autosaved)) return before;
    if (before.version.number !== version) return refuseStale('STF409', before);
    const number = await writeVersion(tx, itemId, { ...checked, note, autosaved }, { now, author: staffOf(context) });
    const newest = await findVersion(tx, itemId, version);
    if (newest?.author_id === staffOf(context).staffId) await removeAutosaved(tx, itemId, version);
    const change = {
      subject: { kind: 'content', id: itemId },
      ...{ before: { version }, after: { version: number } },
    } as const;
    await recordAudit(tx, operation, change, sourceOf(context));
    return openWritten(tx, itemId, now);
  });
}
