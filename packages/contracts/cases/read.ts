import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { caseSchema, referenceSchema } from './case.ts';

/** One case with its messages. `people` are those who can work on it. */
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
  }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
