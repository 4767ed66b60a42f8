import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { tillReceiptSchema } from './till-receipt.ts';

/**
 * The till receipt of an order that an associate has sold and that is paid, for that associate and for holders of the link in
 * its mail, which opens nothing else; any other order is answered like one that does not exist.
 */
export const readTillReceipt = operation({
  id: 'tillReceipts.read',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}/tillReceipt',
  summary: 'Read the till receipt of an order',
  callers: 'anyone',
  inLook: 'never',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: tillReceiptSchema,
  refusals: ['OHS4004'],
});
