import { operation } from '../kernel/operation.ts';
import { caseSchema } from './case.ts';
import { entryBody, entryParams } from './entry.ts';

/** Answers the shopper by mail; the case then waits for them. Repeated with the same id, it sends nothing more.STF409 with `current` for a case that was merged. */
export const answerCase = operation({
  id: 'cases.answer',
  method: 'PUT',
  path: '/staff/v1/cases/{reference}/answers/{entryId}',
  summary: 'Answer a case by mail',
  callers: { staff: 'cases.write' },
  params: entryParams,
  body: entryBody,
  response: caseSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
