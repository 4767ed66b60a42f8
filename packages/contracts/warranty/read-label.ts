import { Type } from 'typebox';
import { referenceSchema } from '../cases/case.ts';
import { operation } from '../kernel/operation.ts';

/**
 * The label to the workshop of a piece that is repaired, by its signed path in the mail. OHS4004: a wrong token, or the piece has come, or was
 * decided otherwise; a browser is told which of them on a page.
 */
export const readWarrantyLabel = operation({
  id: 'warranty.readLabel',
  method: 'GET',
  path: '/consumers-v3/consumer/warranty/{reference}/label',
  summary: 'Read a label to the workshop (application/pdf)',
  callers: 'anyone',
  inLook: 'never',
  params: Type.Object({ reference: referenceSchema }),
  // A mail program may have cut the link off.
  query: Type.Object({ token: Type.Optional(Type.String()) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004'],
  invalid: 'OHS4004',
});
