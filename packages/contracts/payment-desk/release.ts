import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { deskPaymentSchema, paymentParams, releaseReasons } from './payment.ts';

/**
 * Gives up what a provider has refused to capture of a payment before it holds it no longer: it is released, and not asked for again. The
 * caller makes the id, so that a repeated call gives up once. STF500 while goods of the order are still to be handed over (`items` names
 * them), which need what is held; STF501 while a capture is under way, or due; STF502 where another amount is held than was shown, or
 * nothing that was refused; STF503 for more than one person gives of an order alone, unless they may approve refunds.
 */
export const releasePayment = operation({
  id: 'paymentDesk.release',
  method: 'PUT',
  path: '/staff/v1/payments/{paymentKey}/releases/{releaseId}',
  summary: 'Give up what could not be captured of a payment',
  callers: { staff: 'orders.refund', recentProof: true },
  params: Type.Object({
    ...paymentParams.properties,
    releaseId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by whoever releases.' }),
  }),
  body: Type.Object({
    amount: Type.Number({
      minimum: 0,
      maximum: 1_000_000,
      description: 'What is held, as it was shown, in the currency of the order.',
    }),
    reason: oneOf(releaseReasons),
    note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
  }),
  response: deskPaymentSchema,
  refusals: ['STF400', 'STF404', 'STF500', 'STF501', 'STF502', 'STF503'],
  invalid: 'STF400',
});
