import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { callerOf } from '../accounts/session-of.ts';
import { once } from '../load/once.ts';
import type { Past } from '../past-orders/past.ts';
import { colleague } from '../staff/colleague.ts';
import { type DemoReturn, returns } from './returns.ts';

const day = 24 * 60 * 60 * 1000;

/** Days after the label on which a parcel leaves and arrives. */
const [leavesAfter, arrivesAfter] = [1, 4];

/** Has demo accounts send goods of their orders back, each once. Returns whether there was anything to do. */
export async function loadReturns(shop: Shop, past: (now: Date) => Past): Promise<boolean> {
  return once(shop, 'demo-returns', async () => {
    const today = shop.clock().getTime();
    for (const one of returns) await sendBack(past, today, one);
  });
}

async function sendBack(past: (now: Date) => Past, today: number, one: DemoReturn): Promise<void> {
  const at = today - one.daysAgo * day;
  const then = past(new Date(at));
  const caller = await callerOf(then.shop.database.db, one.email);
  if (!caller) return;
  const shopper = then.clientOf(caller);
  const orderId = await orderOf(shopper, new Date(today - one.orderedDaysAgo * day));
  if (orderId === undefined) return;
  const listed = await shopper.call(listReturnItems, { params: { orderId }, body: {} });
  const first = listed.items.find(({ qty }) => qty > 0);
  // It goes back already.
  if (!first || listed.returns.length > 0) return;
  const params = { orderId };
  const items = [{ itemId: first.itemId, qty: 1, reason: one.reason }];
  const refund = one.asCredit ? 'store-credit' : 'original';
  await shopper.call(createReturnLabel, { params, body: { items, refund } });
  await then.hearFacts();
  const made = (await shopper.call(listReturnItems, { params, body: {} })).returns[0];
  if (!made || one.parcel === 'home') return;
  await record(past, at + leavesAfter * day, handOverReturn, made.returnId);
  if (one.parcel === 'received') await record(past, at + arrivesAfter * day, receiveReturn, made.returnId);
}

/** The number of the order of that day; undefined where there is none. */
async function orderOf(shopper: ApiClient, day: Date): Promise<string | undefined> {
  const { orders } = await shopper.call(listPurchases, { body: {} });
  const isOfDay = ({ orderDate }: (typeof orders)[number]) => orderDate.slice(0, 10) === day.toISOString().slice(0, 10);
  return orders.find(isOfDay)?.orderNumber;
}

async function record(
  past: (now: Date) => Past,
  at: number,
  step: typeof handOverReturn | typeof receiveReturn,
  returnId: string,
): Promise<void> {
  const then = past(new Date(at));
  await then.deskOf(colleague).call(step, { params: { returnId } });
  await then.hearFacts();
}
