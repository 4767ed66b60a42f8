import { Type } from 'typebox';
import { cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from '../orders/order.ts';

/**
 * Sends the result of a 3-D Secure challenge (C7.56, C4.08). The provider is asked; the caller's result alone confirms
 * nothing. A failed challenge cancels the order and refuses with PAY400 and `details.reason` `authentication`; its
 * items can be put back with `restoreItems`.
 */
export const finishChallenge = operation({
  id: 'checkout.finishChallenge',
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
  summary: 'Complete or fail a challenged order',
  callers: 'session',
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  query: cartQuery,
  body: Type.Object({
    orderNumber: Type.Optional(Type.String({ maxLength: 64 })),
    authenticated: Type.Boolean(),
    transactionId: Type.String({ maxLength: 128 }),
  }),
  response: orderSchema,
  refusals: ['ORD409', 'PAY400'],
});
