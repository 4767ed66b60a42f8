import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskOrderSchema } from './order.ts';

/**
 * Records that a shipment was collected in its store by whoever shows its code; the code is in the mail that it is ready, and on the page of
 * the order. Repeating the call answers the order as it is. STF469 for a code of another shipment; STF409 with `current` where it cannot be
 * collected now. Five tries a minute for an order.
 */
export const collectOrder = operation({
  id: 'orderDesk.collect',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/collect',
  summary: 'Hand an order over for its code',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 80, description: 'As it was typed or scanned.' }),
  }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF469', 'STF470'],
  invalid: 'STF400',
});
