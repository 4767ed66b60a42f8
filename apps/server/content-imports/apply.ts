import { applyImport } from '@eyelet/contracts/content-imports/apply.ts';
import { askToApply, findImport } from '@eyelet/db/content-imports/content-import.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { askerOf } from './asker.ts';
import { importView } from './view.ts';
import { wakeImports } from './wake.ts';

/** Queues the import of a file that was tried out. */
export const applyImportHandler = handle(applyImport, async (context, { params: { importId: id } }) => {
  const { database } = context.shop;
  const outcome = await transact(database.db, async (tx) => {
    const before = await findImport(tx, id);
    if (!before) return refuse('STF404');
    if (before.has_media && !staffOf(context).permissions.has('media.write'))
      return refuse('STF403', { permission: 'media.write' });
    const isAsked = await askToApply(tx, id, askerOf(context));
    const after = await findImport(tx, id);
    if (!after) return refuse('STF404');
    if (!isAsked) {
      if (after.state === 'importing' || after.state === 'done') return after;
      const isOver = !after.file_kept && after.state !== 'refused';
      return isOver ? refuse('STF404') : refuseStale('STF409', importView(after));
    }
    const subject = { kind: 'content', id: 'bundle' } as const;
    const change = { subject, before: null, after: { fileName: after.file_name } };
    await recordAudit(tx, applyImport, change, sourceOf(context));
    return after;
  });
  if (outcome instanceof Refusal) return outcome;
  wakeImports(database);
  return importView(outcome);
});
