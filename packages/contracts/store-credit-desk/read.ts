import { operation } from '../kernel/operation.ts';
import { creditParams, deskCreditSchema } from './account.ts';

/** The store credit of a customer, what staff have given and taken of it, and what waits for approval. */
export const readDeskCredit = operation({
  id: 'storeCreditDesk.read',
  method: 'GET',
  path: '/staff/v1/customers/{consumerNo}/store-credit',
  summary: 'Read the store credit of a customer',
  callers: { staff: 'customers.read' },
  params: creditParams,
  response: deskCreditSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
