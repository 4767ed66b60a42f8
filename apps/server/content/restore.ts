import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { restoreContent } from '@eyelet/contracts/content/restore.ts';
import { setArchived } from '@eyelet/db/content/item.ts';
import { findVersion } from '@eyelet/db/content/version.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { changePublications } from './change-publications.ts';
import { writeVersion } from './write-version.ts';
import { checkDocument } from './written-document.ts';

/** Saves an older version as the newest one, and restores an archived item. */
export const restoreContentHandler = handle(restoreContent, (context, { params: { itemId }, body }) =>
  changePublications(context, restoreContent, itemId, async (tx, before) => {
    const { item } = before;
    const old = await findVersion(tx, itemId, body.number);
    if (!old) return refuse('STF404');
    const isThere = fingerprint(old.document) === fingerprint(before.document);
    if (isThere && item.state !== 'archived') return 'same';
    if (item.latest !== body.version) return refuseStale('STF409', before);
    if (item.state === 'archived') await setArchived(tx, itemId, null, context.now);
    if (isThere) return 'done';
    const checked = await checkDocument(tx, item.kind, old.document as ContentDocument);
    if (checked instanceof Refusal) return checked;
    await writeVersion(tx, itemId, checked, { now: context.now, author: staffOf(context) });
    return 'done';
  }),
);
