import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { proofMembers } from '../orders/proof.ts';
import { returnSchema } from './return.ts';

/**
 * Takes money instead of the other size of an item that is sent back, until its parcel is packed. What was put aside is free again; an
 * order that was made of it is cancelled, with all that the same return was exchanged for. The same again is answered as it is. CAN409:
 * it is on its way, nothing was wanted instead of it, or its order was made ahead of goods that nobody has taken back yet. ORD400 also for
 * who would cancel that order and knows only number and email.
 */
export const withdrawExchange = operation({
  id: 'returns.withdrawExchange',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/withdrawnExchange',
  summary: 'Take money instead of another size',
  callers: 'anyone',
  guarded: 'email',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    returnId: Type.String({ maxLength: 64 }),
    itemId: Type.String({ maxLength: 64 }),
    ...proofMembers,
  }),
  response: returnSchema,
  refusals: ['OHS4004', 'ORD400', 'CAN409'],
  perMinute: 60,
});
