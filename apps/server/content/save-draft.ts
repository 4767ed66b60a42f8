import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { lockItem } from '@eyelet/db/content/item.ts';
import { findVersion, removeAutosaved } from '@eyelet/db/content/version.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { openWritten } from './opened.ts';
import { writeVersion } from './write-version.ts';
import { checkDocument } from './written-document.ts';

/** The next version of an item; of two authors the second sees what the first has made. */
export const saveDraftHandler = handle(saveDraft, async (context, { params: { itemId }, body }) => {
  const { shop, now } = context;
  return shop.database.db.transaction().execute(async (tx) => {
    if (!(await lockItem(tx, itemId))) return refuse('STF404');
    const before = await openWritten(tx, itemId, now);
    if (before.item.state === 'archived') return refuse('STF404');
    const checked = await checkDocument(tx, before.item.kind, body.document);
    if (checked instanceof Refusal) return checked;
    const isThere = fingerprint(before.document) === fingerprint(checked.document);
    if (isThere && (body.autosaved || !before.version.autosaved)) return before;
    if (before.version.number !== body.version) return refuseStale('STF409', before);
    const number = await writeVersion(tx, itemId, { ...checked, note: body.note, autosaved: body.autosaved }, context);
    const newest = await findVersion(tx, itemId, body.version);
    if (newest?.author_id === staffOf(context).staffId) await removeAutosaved(tx, itemId, body.version);
    const change = {
      subject: { kind: 'content', id: itemId },
      ...{ before: { version: body.version }, after: { version: number } },
    } as const;
    await recordAudit(tx, saveDraft, change, sourceOf(context));
    return openWritten(tx, itemId, now);
  });
});
