import { readPaper } from '@eyelet/contracts/invoices/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { answerPaper } from './answer.ts';

/** A paper of an order, for holders of its signed path. */
export const readPaperHandler = handle(readPaper, async ({ shop, now }, { params, query }) => {
  const stored = await findOrder(shop.database.pool, params.orderId);
  if (!stored || !shop.orderLinks.opens(query.token, stored, now)) return refuse('OHS4004');
  return answerPaper(shop, stored, query.cause ?? 'invoice');
});
