import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Mails the till receipt of an order to an address that its buyer names, for the associate who sold it. An address gets three
 * of them an hour at most; the answer is the same beyond that.
 */
export const mailTillReceipt = operation({
  id: 'tillReceipts.mail',
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/{orderId}/tillReceipt/mail',
  summary: 'Mail the till receipt of an order',
  callers: 'session',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  response: Type.Object({ email: Type.String() }),
  refusals: ['OHS4004', 'CHK320'],
  perMinute: 20,
});
