import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { listPurchases } from '@eyelet/contracts/orders/list.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { callerOf } from '../accounts/session-of.ts';
import type { Filling, Past } from '../load/past.ts';
import { colleague } from '../staff/colleague.ts';
import { type DemoReturn, returns } from './returns.ts';

const day = 24 * 60 * 60 * 1000;

/** Days after the label on which a parcel leaves and arrives. */
const [leavesAfter, arrivesAfter] = [1, 4];

/** Has demo accounts send goods of their orders back; a return that is there goes on from where it is. */
export async function loadReturns({ today, past, attempt }: Filling): Promise<void> {
  for (const one of returns) {
    const after = (days: number) => past(new Date(today - (one.daysAgo - days) * day));
    await attempt(`a return of ${one.email}`, () => sendBack(after, new Date(today - one.orderedDaysAgo * day), one));
  }
}

async function sendBack(after: (days: number) => Past, orderedAt: Date, one: DemoReturn): Promise<void> {
  const then = after(0);
  const caller = await callerOf(then.shop.database.db, one.email);
  if (!caller) return;
  const shopper = then.clientOf(caller);
  const { orders } = await shopper.call(listPurchases, { body: {} });
  const orderId = orders.find(({ orderDate }) => Date.parse(orderDate) === orderedAt.getTime())?.orderNumber;
  if (orderId === undefined) return;
  const returnId = (await returnOf(shopper, orderId)) ?? (await announce(then, shopper, orderId, one));
  if (returnId === undefined || one.parcel === 'home') return;
  await record(after(leavesAfter), handOverReturn, returnId);
  if (one.parcel === 'received') await record(after(arrivesAfter), receiveReturn, returnId);
}

async function returnOf(shopper: ApiClient, orderId: string): Promise<string | undefined> {
  return (await shopper.call(listReturnItems, { params: { orderId }, body: {} })).returns[0]?.returnId;
}

/** Has a label made for the first item of an order; gives the id of the return. */
async function announce(then: Past, shopper: ApiClient, orderId: string, { reason, asCredit }: DemoReturn) {
  const params = { orderId };
  const { items } = await shopper.call(listReturnItems, { params, body: {} });
  const back = items.slice(0, 1).map(({ itemId }) => ({ itemId, qty: 1, reason }));
  const refund = asCredit ? 'store-credit' : 'original';
  await shopper.call(createReturnLabel, { params, body: { items: back, refund } });
  await then.hearFacts();
  return returnOf(shopper, orderId);
}

async function record(then: Past, step: typeof handOverReturn | typeof receiveReturn, returnId: string): Promise<void> {
  await then.deskOf(colleague).call(step, { params: { returnId } });
  await then.hearFacts();
}
