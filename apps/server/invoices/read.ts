import { readPaper } from '@eyelet/contracts/invoices/read.ts';
import { handle } from '../kernel/handle.ts';
import { signedPaper } from '../papers/paper-path.ts';
import { refusedPaper, wrongPaper } from '../papers/refused-paper.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { answerPaper } from './answer.ts';

/** A paper of an order, for holders of its signed path. */
export const readPaperHandler = handle(readPaper, async ({ shop, now }, { params, query }) => {
  const stored = await findOrder(shop.database.pool, params.orderId);
  if (!stored) return wrongPaper();
  const { orderNumber, placedAt, order } = stored;
  const cause = query.cause ?? 'invoice';
  const signed = { orderNumber: signedPaper(orderNumber, cause), placedAt, locale: order.locale };
  return refusedPaper(shop, query.token, signed, now) ?? answerPaper(shop, stored, cause);
});
