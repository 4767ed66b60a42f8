import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { creditEntrySchema } from '../store-credit/entry.ts';
import { creditCurrencies, creditParams } from './account.ts';

/** What has happened to the store credit of a customer in a currency, the latest first; as the customer reads it. */
export const listCreditHistory = operation({
  id: 'storeCreditDesk.listHistory',
  method: 'GET',
  path: '/staff/v1/customers/{consumerNo}/store-credit/history',
  summary: 'List the history of the store credit of a customer',
  callers: { staff: 'customers.read' },
  params: creditParams,
  query: Type.Object({ ...pageQuery, currency: oneOf(creditCurrencies) }),
  response: pageOf(creditEntrySchema),
  refusals: ['STF404'],
  invalid: 'STF404',
});
