import { operation } from '../kernel/operation.ts';
import { orderRefundsSchema, refundParams } from './refund.ts';

/**
 * Refuses a refund that waits, or takes it back where the caller has asked for it; no money moves. STF403 for whoever may neither approve
 * nor has asked; STF409 with `current` where it no longer waits.
 */
export const refuseRefund = operation({
  id: 'refunds.refuse',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/refunds/{refundId}/refuse',
  summary: 'Refuse a refund by amount',
  callers: { staff: 'orders.read' },
  params: refundParams,
  response: orderRefundsSchema,
  refusals: ['STF403', 'STF404', 'STF409'],
  invalid: 'STF404',
});
