import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { cancelledItemSchema } from '../orders/cancel-items.ts';
import { deskOrderSchema } from './order.ts';
import { replacementReasons } from './replacement-reasons.ts';

/**
 * Sends goods of an order again at no charge, as they were lost, damaged or others than ordered: makes an order of them that is taken from
 * stock, goes to the address of the first one, and is confirmed to the buyer by mail. Units that have not left, come back or were replaced
 * before cannot be. The caller makes the id, so that a repeated call sends once. The note is for the audit only. STF409 with `current` when
 * a colleague has replaced something of the order since it was read, or a unit can no longer be replaced; STF470 while a dispute holds
 * the goods; STF476 when there are not as many in stock, and nothing is sent; STF477
 * when what was paid for them is more, with what the same person gave of the order before, than one person gives alone (`care.refund-alone`).
 */
export const replaceDeskItems = operation({
  id: 'orderDesk.replaceItems',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/replacements/{replacementId}',
  summary: 'Send goods of an order again at no charge',
  callers: { staff: 'orders.refund' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }), replacementId: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    items: Type.Array(cancelledItemSchema, { minItems: 1, maxItems: 100 }),
    reason: oneOf(replacementReasons),
    note: Type.String({ maxLength: 300 }),
    version: Type.Integer({ minimum: 0, description: 'How many replacements the order had when it was read.' }),
  }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF470', 'STF476', 'STF477'],
  invalid: 'STF400',
});
