import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { savedFilterBody, savedFilterParams, savedFilterSchema } from './saved-filter.ts';

/**
 * Saves filters of a list under a name, new ones with version 0. STF404 for those of somebody else, of another list or of one that the caller
 * may not read, or that are gone; STF442 for shared ones without the permission to share; STF409 with `current` when somebody else was
 * faster; STF444 with the member `name` for a name that the list has already; STF475 when as many are saved as may be.
 */
export const writeSavedFilter = operation({
  id: 'savedFilters.write',
  method: 'PUT',
  path: '/staff/v1/saved-filters/{filterId}',
  summary: 'Save filters of a list of the studio',
  callers: { staff: 'anyone' },
  params: savedFilterParams,
  body: Type.Object({ ...savedFilterBody, version: Type.Integer({ minimum: 0 }) }),
  response: savedFilterSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF442', 'STF444', 'STF475'],
  invalid: 'STF400',
});
