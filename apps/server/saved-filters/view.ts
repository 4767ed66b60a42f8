import { type SavedFilter, type SavingList, savingLists } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import type { SavedFilterRow } from '@eyelet/db/saved-filters/saved-filter.ts';

const isSaving = (list: string): list is SavingList => Object.hasOwn(savingLists, list);

/** The list that saved filters are of; undefined for one that only a later version of the shop has. */
export function listOf({ list }: Pick<SavedFilterRow, 'list'>): SavingList | undefined {
  return isSaving(list) ? list : undefined;
}

/** Saved filters as staff see them. */
export function savedFilterView(
  { id, owner, name, query, version }: Omit<SavedFilterRow, 'list' | 'changed_at'>,
  list: SavingList,
): SavedFilter {
  return { filterId: id, list, name, query, isShared: owner === null, version };
}

/** What the audit keeps of saved filters: not the query, as somebody may have searched for a customer. */
export function auditedOf({ list, owner, name }: Pick<SavedFilterRow, 'list' | 'owner' | 'name'>) {
  return { list, name, isShared: owner === null };
}
