import { operation } from '../kernel/operation.ts';
import { customerParams, customerSchema } from './customer.ts';

export const readCustomer = operation({
  id: 'customers.read',
  method: 'GET',
  path: '/staff/v1/customers/{consumerNo}',
  summary: 'Read the account of a customer',
  callers: { staff: 'customers.read' },
  params: customerParams,
  response: customerSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
