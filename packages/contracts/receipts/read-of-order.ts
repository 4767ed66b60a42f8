import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { receiptSchema } from './receipt.ts';

/**
 * The steps of each amount of an order, for the session that placed it and for holders of its link. Orders from before
 * receipts answer like unknown ones.
 */
export const readReceiptOfOrder = operation({
  id: 'receipts.readOfOrder',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}/receipt',
  summary: 'Read what made the prices of an order',
  callers: 'anyone',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: receiptSchema,
  refusals: ['OHS4004'],
});
