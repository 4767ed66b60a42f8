import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { savedFilterSchema, savingListSchema } from './saved-filter.ts';

/** Filters of a list that the caller has saved, and those that are shared, by name. STF404 for a list that the caller may not read. */
export const listSavedFilters = operation({
  id: 'savedFilters.list',
  method: 'GET',
  path: '/staff/v1/saved-filters',
  summary: 'List the saved filters of a list of the studio',
  callers: { staff: 'anyone' },
  query: Type.Object({ list: savingListSchema }),
  response: Type.Object({ filters: Type.Array(savedFilterSchema) }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
