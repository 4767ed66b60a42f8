import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskPaymentSchema, paymentParams } from './payment.ts';

/**
 * Has a refund tried again that its provider has refused, whether it is one by amount, of a return or of what was canceled. It stays the same
 * refund: its buyer is not told again, and it has one credit note. The caller makes the id, so that a repeated call tries once. STF497
 * where it is not refused, or not any more, as somebody else has it tried again; STF498 where less is left of its payment.
 */
export const tryRefundAgain = operation({
  id: 'paymentDesk.tryRefund',
  method: 'PUT',
  path: '/staff/v1/payments/{paymentKey}/refunds/{refundKey}/tries/{tryId}',
  summary: 'Try a refund again that its provider has refused',
  callers: { staff: 'orders.refund', recentProof: true },
  params: Type.Object({
    ...paymentParams.properties,
    refundKey: Type.String({ maxLength: 200 }),
    tryId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by whoever tries it.' }),
  }),
  response: deskPaymentSchema,
  refusals: ['STF404', 'STF497', 'STF498'],
  invalid: 'STF404',
});
