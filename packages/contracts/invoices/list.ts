import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** A paper that was issued for an order. */
const issuedPaperSchema = Type.Object({
  number: Type.String(),
  kind: oneOf(['invoice', 'credit note']),
  issuedOn: Type.String({ description: 'YYYY-MM-DD in the market.' }),
  total: Type.Number({ description: 'In the currency of the order.' }),
  currency: Type.String(),
  hasXml: Type.Boolean({ description: 'It is an e-invoice, whose XML can be read alone.' }),
});

/** The invoice and the credit notes of an order, in the order in which they were issued; STF404 for an unknown order. */
export const listPapers = operation({
  id: 'invoices.list',
  method: 'GET',
  path: '/staff/v1/orders/{orderNumber}/papers',
  summary: 'List the papers of an order',
  callers: { staff: 'orders.read' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  response: Type.Object({ papers: Type.Array(issuedPaperSchema) }),
  refusals: ['STF404'],
});

export type IssuedPaper = Static<typeof issuedPaperSchema>;
