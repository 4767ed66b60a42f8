import { operation } from '../kernel/operation.ts';
import { caseSchema } from './case.ts';
import { entryBody, entryParams } from './entry.ts';

/** Writes a note for colleagues, which the shopper does not see. Repeated with the same id, it is written once.STF409 with `current` for a case that was merged. */
export const noteCase = operation({
  id: 'cases.note',
  method: 'PUT',
  path: '/staff/v1/cases/{reference}/notes/{entryId}',
  summary: 'Write a note on a case',
  callers: { staff: 'cases.write' },
  params: entryParams,
  body: entryBody,
  response: caseSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
