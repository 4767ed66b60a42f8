import { Type } from 'typebox';
import { customerSchema } from '../customers/customer.ts';
import { operation } from '../kernel/operation.ts';
import { lookParams } from './look.ts';

/**
 * Asks a customer to let the caller see the shop as they do, reading only. The customer is told by mail and in the account, and
 * allows or declines it within a day. The caller makes the id, so that a repeated call asks once. STF409 with `current` while another
 * wish or look is under way, and for a profile that nobody can sign in to; STF472 once a customer was asked three times within a day. It takes
 * `customers.read` besides, as the answer is the customer.
 */
export const askForLook = operation({
  id: 'looks.ask',
  method: 'PUT',
  path: '/staff/v1/customers/{consumerNo}/looks/{lookId}',
  summary: 'Ask a customer for a look at the shop as they see it',
  callers: { staff: 'customers.look', also: 'customers.read' },
  params: lookParams,
  body: Type.Object({
    reason: Type.String({ minLength: 1, maxLength: 300, description: 'The customer reads it.' }),
  }),
  response: customerSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF472'],
  invalid: 'STF400',
  perMinute: 10,
});
