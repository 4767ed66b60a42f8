import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  insertSavedFilter,
  lockSavedFilter,
  lockSaving,
  savedFilters,
  updateSavedFilter,
} from '@eyelet/db/saved-filters/saved-filter.ts';
import { mayChangeFilter, savingProblem, seesFilter } from '@eyelet/domain/saved-filters/saving.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { mayRead, readerOf } from './reader.ts';
import { auditedOf, savedFilterView } from './view.ts';

/** Saves filters of a list under a name; the same again changes nothing. */
export const writeSavedFilterHandler = handle(writeSavedFilter, async (context, { params, body }) => {
  const { shop, now } = context;
  const { filterId: id } = params;
  const { list, query, isShared, version } = body;
  const reader = readerOf(context);
  if (!mayRead(context, list)) return refuse('STF404');
  const facts = { owner: isShared ? null : reader.staffId, name: body.name.trim(), query };
  return transact(shop.database.db, async (tx) => {
    await lockSaving(tx, list);
    const row = await lockSavedFilter(tx, id);
    if (row ? row.list !== list || !seesFilter(row, reader) : version !== 0) return refuse('STF404');
    if (row && row.owner === facts.owner && row.name === facts.name && row.query === query) {
      return savedFilterView(row, list);
    }
    if (![facts, ...(row ? [row] : [])].every((one) => mayChangeFilter(one, reader))) return refuse('STF442');
    if (row && row.version !== version) return refuseStale('STF409', savedFilterView(row, list));
    const problem = savingProblem({ id, ...facts }, await savedFilters(tx, list, reader.staffId));
    // A colleague may have shared a name meanwhile that somebody has too: what is under it can still be changed.
    const isSameName = row?.name === facts.name && row.owner === facts.owner;
    if (problem === 'taken' && !isSameName) return refuse('STF444', { member: 'name' });
    if (problem === 'full') return refuse('STF475');
    if (row) await updateSavedFilter(tx, id, facts, now);
    else if (!(await insertSavedFilter(tx, id, { list, ...facts }, now))) return refuse('STF404');
    const subject = { kind: 'saved-filter', id } as const;
    const change = { subject, before: row ? auditedOf(row) : null, after: auditedOf({ list, ...facts }) };
    await recordAudit(tx, writeSavedFilter, change, sourceOf(context));
    return savedFilterView({ id, ...facts, version: (row?.version ?? 0) + 1 }, list);
  });
});
