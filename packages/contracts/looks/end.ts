import { customerSchema } from '../customers/customer.ts';
import { operation } from '../kernel/operation.ts';
import { lookParams } from './look.ts';

/**
 * Takes a wish back, or ends a look before its time, for whoever has asked for it. STF409 with `current` where it is
 * over. It takes `customers.read` besides, as the answer is the customer.
 */
export const endLook = operation({
  id: 'looks.end',
  method: 'POST',
  path: '/staff/v1/customers/{consumerNo}/looks/{lookId}/end',
  summary: 'End a look at the shop as a customer',
  callers: { staff: 'customers.look', also: 'customers.read' },
  params: lookParams,
  response: customerSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF404',
});
