import { listSavedFilters } from '@eyelet/contracts/saved-filters/list.ts';
import type { SavedFilter, SavingList } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';

/** The saved filters of a list; none until they have been read. */
export function useSavedFilters(list: SavingList): readonly SavedFilter[] {
  const read = () => call(listSavedFilters, { query: { list } });
  return useQuery({ queryKey: ['saved-filters', list], queryFn: read }).data?.filters ?? [];
}

/** Reads the saved filters of a list again after a change of them. */
export async function savedFiltersChanged(list: SavingList): Promise<void> {
  await refresh(['saved-filters', list]);
}
