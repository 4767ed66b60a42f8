import { operation } from '../kernel/operation.ts';
import { orderParams, orderRefundsSchema } from './refund.ts';

/** What of an order can still be given back, and what staff have given back of it by amount. */
export const listRefunds = operation({
  id: 'refunds.list',
  method: 'GET',
  path: '/staff/v1/orders/{orderNumber}/refunds',
  summary: 'List the refunds of an order by amount',
  callers: { staff: 'orders.read' },
  params: orderParams,
  response: orderRefundsSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
