import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { returnRefunds } from '../returns/return.ts';
import { orderRefundsSchema, refundParams, refundReasons } from './refund.ts';

/**
 * Gives an amount of an order back, without goods, to what it was paid with: at once up to what the shop has decided that one person gives
 * back of an order, and above it once somebody else has approved. The caller makes the id, so that a repeated call gives back once. The buyer
 * is told by mail and gets a credit note; points and codes stay. STF468 for more than is left of what was paid, STF482 for
 * store credit where nobody has an account, or nothing is left that can become credit.
 */
export const giveRefund = operation({
  id: 'refunds.give',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/refunds/{refundId}',
  summary: 'Give an amount of an order back',
  callers: { staff: 'orders.refund', recentProof: true },
  params: refundParams,
  body: Type.Object({
    amount: Type.Number({ minimum: 0, maximum: 1_000_000, description: 'In the currency of the order.' }),
    reason: oneOf(refundReasons),
    note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
    refundTo: Type.Optional(oneOf(returnRefunds)),
  }),
  response: orderRefundsSchema,
  refusals: ['STF400', 'STF404', 'STF468', 'STF482'],
  invalid: 'STF400',
});
