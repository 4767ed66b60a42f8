import { readTillReceipt } from '@eyelet/contracts/till-receipts/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { tillReceiptOf } from './receipt-of.ts';
import { soldOrder } from './sold-order.ts';

export const readTillReceiptHandler = handle(readTillReceipt, async (context, { params, query }) => {
  const order = await soldOrder(context, params.orderId, query.token);
  return order ? tillReceiptOf(context.shop, order) : refuse('OHS4004');
});
