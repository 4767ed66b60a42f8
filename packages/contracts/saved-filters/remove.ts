import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { savedFilterParams } from './saved-filter.ts';

/** Deletes saved filters. STF404 and STF442 as for saving; STF409 with `current` when somebody has changed them. */
export const removeSavedFilter = operation({
  id: 'savedFilters.remove',
  method: 'DELETE',
  path: '/staff/v1/saved-filters/{filterId}',
  summary: 'Delete saved filters of a list of the studio',
  callers: { staff: 'anyone' },
  params: savedFilterParams,
  query: Type.Object({ version: Type.Integer() }),
  response: Type.Object({ filterId: Type.String() }),
  refusals: ['STF404', 'STF409', 'STF442'],
  invalid: 'STF400',
});
