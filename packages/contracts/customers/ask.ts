import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { customerSchema } from './customer.ts';
import { reasonMembers, requestKinds, requestParams } from './request.ts';

/**
 * Asks for the data of a customer as a file, or for the erasure of the account; nothing happens until somebody else has approved. The
 * caller makes the id, so that a repeated call asks once. STF409 with `current` where one of the kind waits already, or the account is
 * to be erased anyway.
 */
export const askForCustomer = operation({
  id: 'customers.ask',
  method: 'PUT',
  path: '/staff/v1/customers/{consumerNo}/requests/{requestId}',
  summary: 'Ask for the export or the erasure of an account',
  callers: { staff: 'customers.write', recentProof: true },
  params: requestParams,
  body: Type.Object({ kind: oneOf(requestKinds), ...reasonMembers }),
  response: customerSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
