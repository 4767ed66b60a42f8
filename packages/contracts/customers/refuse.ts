import { operation } from '../kernel/operation.ts';
import { customerSchema } from './customer.ts';
import { requestParams } from './request.ts';

/**
 * Refuses a request that waits, or takes it back where the caller has asked for it; nothing happens to the account. STF403 for whoever may
 * neither approve nor has asked; STF409 with `current` where it no longer waits.
 */
export const refuseCustomerRequest = operation({
  id: 'customers.refuse',
  method: 'POST',
  path: '/staff/v1/customers/{consumerNo}/requests/{requestId}/refuse',
  summary: 'Refuse the export or the erasure of an account',
  callers: { staff: 'customers.read' },
  params: requestParams,
  response: customerSchema,
  refusals: ['STF403', 'STF404', 'STF409'],
  invalid: 'STF404',
});
