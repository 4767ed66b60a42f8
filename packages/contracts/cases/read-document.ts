import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { referenceSchema } from './case.ts';

/** A document of a case as it was sent, to be saved, for those who may read cases. */
export const readCaseDocument = operation({
  id: 'cases.readDocument',
  method: 'GET',
  path: '/staff/v1/cases/{reference}/documents/{documentId}',
  summary: 'Read a document of a case (application/pdf)',
  callers: { staff: 'cases.read' },
  params: Type.Object({ reference: referenceSchema, documentId: Type.String({ maxLength: 40 }) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
