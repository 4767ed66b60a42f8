import { removeSavedFilter } from '@eyelet/contracts/saved-filters/remove.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { deleteSavedFilter, lockSavedFilter } from '@eyelet/db/saved-filters/saved-filter.ts';
import { mayChangeFilter, seesFilter } from '@eyelet/domain/saved-filters/saving.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { mayRead, readerOf } from './reader.ts';
import { auditedOf, listOf, savedFilterView } from './view.ts';

/** Deletes saved filters. */
export const removeSavedFilterHandler = handle(removeSavedFilter, async (context, { params, query }) => {
  const { filterId } = params;
  const reader = readerOf(context);
  return transact(context.shop.database.db, async (tx) => {
    const row = await lockSavedFilter(tx, filterId);
    const list = row && listOf(row);
    if (!row || !list || !mayRead(context, list) || !seesFilter(row, reader)) return refuse('STF404');
    if (!mayChangeFilter(row, reader)) return refuse('STF442');
    if (row.version !== query.version) return refuseStale('STF409', savedFilterView(row, list));
    await deleteSavedFilter(tx, filterId);
    const subject = { kind: 'saved-filter', id: filterId } as const;
    await recordAudit(tx, removeSavedFilter, { subject, before: auditedOf(row), after: null }, sourceOf(context));
    return { filterId };
  });
});
