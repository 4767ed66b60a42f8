import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/**
 * A paper by its number, for staff and outside systems: as it was drawn, or of a European market as XML after EN 16931 (Cross Industry Invoice),
 * as it is attached to the PDF. STF404 for an unknown number, and for the XML of a paper that has none.
 */
export const readIssuedPaper = operation({
  id: 'invoices.readIssued',
  method: 'GET',
  path: '/staff/v1/papers/{paperNumber}',
  summary: 'Read an issued paper (application/pdf or application/xml)',
  callers: { staff: 'orders.read', keys: true },
  params: Type.Object({ paperNumber: Type.String({ maxLength: 40 }) }),
  query: Type.Object({ format: oneOf(['pdf', 'xml']) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF400', 'STF404'],
  invalid: 'STF400',
});
