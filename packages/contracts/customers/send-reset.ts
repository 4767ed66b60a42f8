import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { customerSchema } from './customer.ts';
import { actionParams, reasonMembers } from './request.ts';

/**
 * Mails a customer the link to choose a new password, as if they had asked for it; the password and the sessions stay. STF409 for a
 * profile that nobody can sign in to.
 */
export const sendCustomerReset = operation({
  id: 'customers.sendReset',
  method: 'PUT',
  path: '/staff/v1/customers/{consumerNo}/reset-mails/{actionId}',
  summary: 'Mail a customer a link to reset the password',
  callers: { staff: 'customers.write' },
  params: actionParams,
  body: Type.Object(reasonMembers),
  response: customerSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
  perMinute: 10,
});
