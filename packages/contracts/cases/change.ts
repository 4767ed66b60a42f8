import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { caseSchema, caseStatuses, referenceSchema } from './case.ts';

/**
 * Assigns a case, or moves it to another status. Somebody who is assigned to a new one has opened it. STF404: no such case, or no such
 * person; STF409 with `current` when somebody else was faster, or has merged it.
 */
export const changeCase = operation({
  id: 'cases.change',
  method: 'PUT',
  path: '/staff/v1/cases/{reference}',
  summary: 'Assign a case or change its status',
  callers: { staff: 'cases.write' },
  params: Type.Object({ reference: referenceSchema }),
  body: Type.Object({
    status: Type.Optional(oneOf(caseStatuses.filter((status) => status !== 'new'))),
    assigneeId: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    version: Type.Integer({ minimum: 1, description: 'The version that was read.' }),
  }),
  response: caseSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
