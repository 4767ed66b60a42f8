import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { creditableLeftOf } from '../store-credit/creditable-left-of.ts';
import { mayTakeCredit } from '../store-credit/may-take-credit.ts';
import { offeredAtOnce } from '../store-credit/offered-at-once.ts';
import { isBuyer, provenOrder } from '../stored-orders/proven-order.ts';
import { exchangeOptions } from './exchange-options.ts';
import { knownOfReturns } from './known-of-returns.ts';
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
  const shown = { seesPapers: seesAll, ...(await knownOfReturns(db, stored.orderNumber, returns)) };
  // Not where it would have no effect: nothing can be sent back, or nothing was paid that could become credit.
  const mayTake = mayTakeCredit(context, stored) && judged.some(({ left }) => left > 0);
  const isOffered = mayTake && (await creditableLeftOf(db, stored.orderNumber)) > 0;
  return {
    currency: stored.order.currency,
    items: judged.map((one) => itemView(one, options.get(one.line.line_no))),
    returns: returns.map((one) => returnView(shop, stored, one, shown)),
    credit: isOffered ? { atOnce: await offeredAtOnce(context, stored) } : null,
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
