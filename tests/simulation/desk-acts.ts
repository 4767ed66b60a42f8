import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { tryRefundAgain } from '@eyelet/contracts/payment-desk/try-refund.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { answerOf, onTheWay, ordersIn } from './after-orders.ts';
import { fail } from './check-cart.ts';
import { stores, type World } from './world.ts';

type Numbers = readonly [number, number, number];
type Item = DeskShipment['items'][number];

const from = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

/** Some units of an item of an order, of as many as `mostOf` says. */
async function unitsOf({ staff }: World, orderNumber: string, mostOf: (item: Item) => number, number: number) {
  const order = await staff.call(readDeskOrder, { params: { orderNumber } });
  const items = order.shipments.flatMap((shipment) => shipment.items);
  const item = from(
    items.filter((one) => mostOf(one) > 0),
    number,
  );
  return { order, items: item ? [{ itemId: item.itemId, qty: 1 + (number % mostOf(item)) }] : [] };
}

/** Cancels some units of an order for its customer. */
export async function cancelItems(world: World, [which, qty]: Numbers): Promise<string> {
  const orderNumber = from(await ordersIn(world, ['confirmed', 'in fulfilment']), which);
  if (orderNumber === undefined) return 'nothing';
  const { items } = await unitsOf(world, orderNumber, ({ cancellableQty }) => cancellableQty, qty);
  if (items.length === 0) return 'nothing left';
  const params = { orderNumber, cancellationId: crypto.randomUUID() };
  return answerOf(world.staff.call(cancelDeskItems, { params, body: { items, reason: 'Not to be had' } }), ['STF409']);
}

/** Hands a parcel with some units of a shipment over, while the rest of it waits. */
export async function sendParcel({ staff }: World, [which, item, qty]: Numbers): Promise<string> {
  const place = from([undefined, undefined, ...stores], which);
  const { placeId, shipments } = await staff.call(listToPack, { query: place === undefined ? {} : { placeId: place } });
  const open = from(
    shipments.filter(({ mayHandOver }) => mayHandOver),
    which,
  );
  const units = open && from(open.items, item);
  if (!open || !units || placeId === null) return 'nothing';
  const { orderNumber, shippingId } = open;
  const trackingNumber = `1Z-${crypto.randomUUID().slice(0, 12)}`;
  const items = [{ upc: units.upc, qty: 1 + (qty % units.qty) }];
  const body = { placeId, carrier: 'ups', trackingNumber, items };
  return answerOf(staff.call(handOverParcel, { params: { orderNumber, shippingId }, body }), ['STF409']);
}

/** Sends goods of an order again that have left, at no charge: of the first one from some number on that has any. */
export async function replace(world: World, [which, qty]: Numbers): Promise<string> {
  const states = ['shipped', 'delivered', 'picked up', 'return requested', ...onTheWay];
  const orders = await ordersIn(world, states);
  const first = which % Math.max(1, orders.length);
  for (const orderNumber of [...orders.slice(first), ...orders.slice(0, first)]) {
    const { order, items } = await unitsOf(world, orderNumber, ({ replaceableQty }) => replaceableQty, qty);
    if (items.length === 0) continue;
    const params = { orderNumber, replacementId: crypto.randomUUID() };
    const body = { items, reason: 'lost', note: '', version: order.replacements.length } as const;
    return answerOf(world.approver.call(replaceDeskItems, { params, body }), ['STF409', 'STF476']);
  }
  return 'nothing left';
}

/** Keys, by which the provider knows them, of refunds that it has made. */
async function given({ running }: World): Promise<readonly string[]> {
  const { rows } = await running.shop.database.pool.query<{ key: string }>(
    `select coalesce(asked_key, refund_key) as key from order_refund as refund join order_payment using (idempotency_key)
     where refund.state = 'refunded' and provider = 'sandbox' and not as_credit and refund.released < refund.amount
       and exists (select from sandbox_movement where kind = 'refund' and key = coalesce(asked_key, refund_key))
     order by at, refund_key`,
  );
  return rows.map(({ key }) => key);
}

/** Gives something of an order back that was paid at the provider alone, and is captured. */
async function giveToProvider({ running, staff }: World, [which, amount]: Numbers): Promise<void> {
  const { rows } = await running.shop.database.pool.query<{ n: string }>(
    `select orders.order_number as n from orders join order_payment using (order_number)
     where orders.state <> 'cancelled' and order_payment.state = 'captured'
     group by orders.order_number, placed_at having bool_and(provider = 'sandbox') and sum(amount - refunded) > 1000
     order by placed_at, n`,
  );
  const orderNumber = from(rows, which)?.n;
  if (orderNumber === undefined) return;
  const params = { orderNumber, refundId: crypto.randomUUID() };
  const body = { amount: (1 + (amount % 500)) / 100, reason: 'goodwill', note: '', refundTo: 'original' } as const;
  await answerOf(staff.call(giveRefund, { params, body }), ['STF468']);
}

/** The provider refuses at once what it is asked to give back by now. */
async function refuseAtOnce(world: World, numbers: Numbers): Promise<string> {
  const { shop } = world.running;
  await giveToProvider(world, numbers);
  let isRefused = false;
  const refuse = async () => {
    isRefused = true;
    return { kind: 'refused' } as const;
  };
  const named = (name: string) => {
    const tender = shop.tenders.named(name);
    return name === 'sandbox' ? { ...tender, refund: refuse } : tender;
  };
  await announce({ ...shop, tenders: { ...shop.tenders, named } });
  return isRefused ? 'refused' : 'nothing';
}

/** The bank returns money that a provider had given back, of a refund that is made for it where there is none; now and then it is refused at once. */
export async function returnMoney(world: World, numbers: Numbers): Promise<string> {
  const [which, , how] = numbers;
  if (how % 3 === 0) return refuseAtOnce(world, numbers);
  const { shop } = world.running;
  let keys = await given(world);
  if (keys.length === 0) {
    await giveToProvider(world, numbers);
    await announce(shop);
    keys = await given(world);
  }
  const key = from(keys, which);
  if (key === undefined) return 'nothing';
  await receiveNotices(shop, { id: crypto.randomUUID(), topic: 'refund', key, success: false });
  return 'returned';
}

async function refused({ running }: World) {
  const { rows } = await running.shop.database.pool.query<{ paymentKey: string; refundKey: string }>(
    `select idempotency_key as "paymentKey", refund_key as "refundKey" from order_refund
     where state = 'refused' order by at, refund_key`,
  );
  return rows;
}

/** Has a refund tried again that was refused; where there is none, one whose money the bank returns now. */
export async function tryRefund(world: World, numbers: Numbers): Promise<string> {
  if ((await refused(world)).length === 0) await returnMoney(world, numbers);
  const one = from(await refused(world), numbers[0]);
  if (!one) return 'nothing';
  const params = { ...one, tryId: crypto.randomUUID() };
  return answerOf(world.staff.call(tryRefundAgain, { params }), ['STF497']);
}

/** Has everything tried again that was refused. */
export async function tryAll(world: World): Promise<void> {
  for (const one of await refused(world)) {
    const answer = await tryRefund(world, [0, 0, 0]);
    if (answer !== 'done') fail(`the refund ${one.refundKey} cannot be tried again: ${answer}`);
  }
}
