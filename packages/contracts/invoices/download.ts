import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The invoice of an order (C7.78, C1.26), a tagged PDF. For the shopper who placed it, and for holders of its mailed link; OHS4004 for
 * any other order, and for one that is not paid.
 */
export const downloadInvoice = operation({
  id: 'invoices.download',
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/invoice/download',
  alsoAt: ['/consumer/purchase/invoice/download'],
  summary: 'Download the invoice of an order (application/pdf)',
  callers: 'anyone',
  body: Type.Object({
    orderNumber: Type.Optional(Type.String({ maxLength: 64 })),
    orderId: Type.Optional(Type.String({ maxLength: 64, description: 'The same under the name of other calls.' })),
    token: Type.Optional(Type.String({ maxLength: 64, description: 'Of the link in the mails of the order.' })),
  }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004'],
});
