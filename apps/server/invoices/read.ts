import { readPaper } from '@eyelet/contracts/invoices/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { signedPaper } from '../papers/paper-path.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { answerPaper } from './answer.ts';

/** A paper of an order, for holders of its signed path. */
export const readPaperHandler = handle(readPaper, async ({ shop, now }, { params, query }) => {
  const stored = await findOrder(shop.database.pool, params.orderId);
  const cause = query.cause ?? 'invoice';
  const signed = stored && { orderNumber: signedPaper(stored.orderNumber, cause), placedAt: stored.placedAt };
  if (!signed || !shop.orderLinks.opens(query.token, signed, now)) return refuse('OHS4004');
  return answerPaper(shop, stored, cause);
});
