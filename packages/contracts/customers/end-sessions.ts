import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { customerSchema } from './customer.ts';
import { actionParams, reasonMembers } from './request.ts';

/** Signs a customer out everywhere; their browsers stop being known to the account. */
export const endCustomerSessions = operation({
  id: 'customers.endSessions',
  method: 'PUT',
  path: '/staff/v1/customers/{consumerNo}/sign-outs/{actionId}',
  summary: 'Sign a customer out everywhere',
  callers: { staff: 'customers.write' },
  params: actionParams,
  body: Type.Object(reasonMembers),
  response: customerSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
