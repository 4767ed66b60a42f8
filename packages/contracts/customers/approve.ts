import { operation } from '../kernel/operation.ts';
import { customerSchema } from './customer.ts';
import { requestParams } from './request.ts';

/**
 * Approves a request that waits. An export is gathered and its link mailed to the customer, as if they had asked for it; the same file
 * can be read here for seven days. An erasure is what the customer's own is: they are told by mail, may cancel it for two weeks, and are
 * erased then. STF447 for whoever has asked for it; STF409 with `current` where it no longer waits.
 */
export const approveCustomerRequest = operation({
  id: 'customers.approve',
  method: 'POST',
  path: '/staff/v1/customers/{consumerNo}/requests/{requestId}/approve',
  summary: 'Approve the export or the erasure of an account',
  callers: { staff: 'customers.approve', recentProof: true },
  params: requestParams,
  response: customerSchema,
  refusals: ['STF404', 'STF409', 'STF447'],
  invalid: 'STF404',
});
