import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { proofMembers } from '../orders/proof.ts';
import { returnItemsSchema, returnRefunds } from './return.ts';

/**
 * Announces that items of an order come back, in one parcel, and answers its label, a PDF (C7.80, C1.25). Without items everything
 * that can be sent back is meant. The same items again are answered with the label that they have. RTN500: one of them cannot be sent
 * back, or nothing can (C8.120, C9.34). With `exchange` another size is put aside instead of money; INV409: somebody else was faster, or
 * it costs more by now. With `refund` its
 * money becomes store credit, or goes back to what the order was paid with after all, until the parcel is on its way. AUT432: credit is for
 * the consumer alone whose order it is, signed in.
 */
export const createReturnLabel = operation({
  id: 'returns.createLabel',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
  alsoAt: ['/consumer/return/{orderId}/returnLabel'],
  summary: 'Create a return label (application/pdf)',
  callers: 'anyone',
  guarded: 'email',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    items: Type.Optional(returnItemsSchema),
    refund: Type.Optional(oneOf(returnRefunds)),
    ...proofMembers,
  }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004', 'ORD400', 'RTN500', 'INV409', 'AUT432'],
  perMinute: 60,
});
