import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { receiptSchema } from '../receipts/receipt.ts';

/** The steps of each amount of an order, as its shopper reads them; null for orders from before receipts. */
export const readDeskReceipt = operation({
  id: 'orderDesk.readReceipt',
  method: 'GET',
  path: '/staff/v1/orders/{orderNumber}/receipt',
  summary: 'Read what made the prices of an order',
  callers: { staff: 'orders.read' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  response: Type.Object({ receipt: nullable(receiptSchema) }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
