import { operation } from '../kernel/operation.ts';
import { creditAdjustmentParams, deskCreditSchema } from './account.ts';

/**
 * Refuses an adjustment that waits, or takes it back where the caller has asked for it; nothing changes. STF403 for whoever may neither
 * approve nor has asked; STF409 with `current` where it no longer waits.
 */
export const refuseCredit = operation({
  id: 'storeCreditDesk.refuse',
  method: 'POST',
  path: '/staff/v1/customers/{consumerNo}/store-credit/adjustments/{adjustmentId}/refuse',
  summary: 'Refuse an adjustment of store credit',
  callers: { staff: 'customers.read' },
  params: creditAdjustmentParams,
  response: deskCreditSchema,
  refusals: ['STF403', 'STF404', 'STF409'],
  invalid: 'STF404',
});
