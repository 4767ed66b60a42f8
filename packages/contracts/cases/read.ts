import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { caseSchema, caseStatuses, referenceSchema } from './case.ts';

/** One case with its messages. `people` are those who can work on it, `others` the latest other cases of the same email. */
export const readCase = operation({
  id: 'cases.read',
  method: 'GET',
  path: '/staff/v1/cases/{reference}',
  summary: 'Read a case',
  callers: { staff: 'cases.read' },
  params: Type.Object({ reference: referenceSchema }),
  response: Type.Object({
    case: caseSchema,
    people: Type.Array(Type.Object({ staffId: Type.String(), name: Type.String() })),
    others: Type.Array(
      Type.Object({
        reference: Type.String(),
        about: Type.String(),
        status: oneOf(caseStatuses),
        openedAt: Type.String({ format: 'date-time' }),
      }),
    ),
  }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
