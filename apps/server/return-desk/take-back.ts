import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findReturn } from '@eyelet/db/returns/return.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { takeInStore } from './take-in-store.ts';
import { deskReturn } from './view.ts';

/** Takes goods back in a store: announces their return if nobody has, and records that it has come. */
export const takeBackReturnHandler = handle(takeBackReturn, async (context, { params: { takeId }, body }) => {
  const { shop } = context;
  const { db, pool } = shop.database;
  const { storeId, items } = body;
  if (shop.catalogue.place(storeId)?.kind !== 'store') return refuse('STF400', { member: 'storeId' });
  const number = body.number.trim().toUpperCase();
  const orderNumber = items ? number : (await findReturn(db, number))?.order_number;
  const stored = orderNumber === undefined ? undefined : await findOrder(pool, orderNumber);
  if (!stored) return refuse('STF404');
  const brought = { stored, taking: { storeId, takeId }, what: items ?? number };
  const outcome = await transact(db, (tx) => takeInStore(tx, context, brought));
  if (outcome === 'unreturnable') return refuse('STF400', { member: 'items' });
  const seen = await deskReturn(shop, outcome.returnId);
  if (!seen) return refuse('STF404');
  if (outcome.isOther) return refuseStale('STF409', seen);
  wakeAnnouncer(shop.database);
  return seen;
});
