import { listSavedFilters } from '@eyelet/contracts/saved-filters/list.ts';
import { savedFilters } from '@eyelet/db/saved-filters/saved-filter.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { mayRead, readerOf } from './reader.ts';
import { savedFilterView } from './view.ts';

/** Lists the saved filters of a list that the caller sees. */
export const listSavedFiltersHandler = handle(listSavedFilters, async (context, { query: { list } }) => {
  if (!mayRead(context, list)) return refuse('STF404');
  const rows = await savedFilters(context.shop.database.db, list, readerOf(context).staffId);
  return { filters: rows.map((row) => savedFilterView(row, list)) };
});
