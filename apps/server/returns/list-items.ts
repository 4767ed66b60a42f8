import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { lentOnReturns } from '../store-credit/lent-on-returns.ts';
import { mayTakeCredit } from '../store-credit/may-take-credit.ts';
import { offeredAtOnce } from '../store-credit/offered-at-once.ts';
import { isBuyer, provenOrder } from '../stored-orders/proven-order.ts';
import { exchangeOptions } from './exchange-options.ts';
import { judgeLines } from './returnable.ts';
import { itemView, returnView } from './view.ts';

/** The items of an order that can be sent back, and its returns. */
export const listReturnItemsHandler = handle(listReturnItems, async (context, { params, body }) => {
  const { shop } = context;
  const stored = await provenOrder(context, params.orderId, body);
  if (stored instanceof Refusal) return stored;
  const { db } = shop.database;
  const returns = await returnsOfOrder(db, stored.orderNumber);
  const judged = await judgeLines(shop, db, stored, returns);
  const options = await exchangeOptions(shop, stored, judged);
  const seesAll = isBuyer(context, stored, body);
  const shown = {
    seesPapers: seesAll,
    made: await ordersMadeOf(db, stored.orderNumber),
    lent: await lentOnReturns(db, stored.orderNumber),
  };
  return {
    currency: stored.order.currency,
    items: judged.map((one) => itemView(one, options.get(one.line.line_no))),
    returns: returns.map((one) => returnView(shop, stored, one, shown)),
    credit: mayTakeCredit(context, stored) ? { atOnce: await offeredAtOnce(context, stored) } : null,
    // Who holds the link of an order may hold that of the one that paid its goods: both are of the same buyer.
    sentBackWith:
      stored.rootOrder === null
        ? null
        : {
            orderNumber: stored.rootOrder,
            token: (seesAll && body.token && shop.orderLinks.tokenOf(stored.rootOrder)) || null,
          },
  };
});
