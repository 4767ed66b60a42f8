import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { caseSchema, referenceSchema } from './case.ts';

/**
 * Merges a case into another one of the same email, which is answered: everything written to either is read there, and
 * later messages to the merged one arrive there. Repeated, it changes nothing more. STF400: into itself, or into a case
 * of another email; STF409 with `current` when somebody else was faster, or either was merged into a third one.
 */
export const mergeCase = operation({
  id: 'cases.merge',
  method: 'PUT',
  path: '/staff/v1/cases/{reference}/merge',
  summary: 'Merge a case into another one',
  callers: { staff: 'cases.write' },
  params: Type.Object({ reference: referenceSchema }),
  body: Type.Object({
    into: referenceSchema,
    version: Type.Integer({ minimum: 1, description: 'The version of the merged case that was read.' }),
  }),
  response: caseSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
