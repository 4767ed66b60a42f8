import { operation } from '../kernel/operation.ts';
import { orderRefundsSchema, refundParams } from './refund.ts';

/**
 * Approves a refund that waits, whereby the money goes back. STF447 for whoever has asked for it; STF409 with `current` where it no longer
 * waits, STF468 where less is left of what was paid.
 */
export const approveRefund = operation({
  id: 'refunds.approve',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/refunds/{refundId}/approve',
  summary: 'Approve a refund by amount',
  callers: { staff: 'refunds.approve', recentProof: true },
  params: refundParams,
  response: orderRefundsSchema,
  refusals: ['STF404', 'STF409', 'STF447', 'STF468'],
  invalid: 'STF404',
});
