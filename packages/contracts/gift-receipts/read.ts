import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The gift receipt of an order by its signed path: what is given, by whom and with which words, and until when it may be sent back; no
 * price, address or payment. OHS4004: a wrong or no token, or an order without one.
 */
export const readGiftReceipt = operation({
  id: 'giftReceipts.read',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}/gift-receipt',
  summary: 'Read the gift receipt of an order (application/pdf)',
  callers: 'anyone',
  inLook: 'never',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004'],
});
