import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** A paper of an order by its signed path: the invoice, or the credit note of a cause. OHS4004: a wrong or no token, or no such paper. */
export const readPaper = operation({
  id: 'invoices.read',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}/paper',
  summary: 'Read an invoice or a credit note (application/pdf)',
  callers: 'anyone',
  inLook: 'never',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({
    token: Type.Optional(Type.String({ maxLength: 64 })),
    cause: Type.Optional(
      Type.String({ maxLength: 64, description: '`invoice`, `cancelled`, `delivery`, or the number of a return.' }),
    ),
  }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004'],
});
