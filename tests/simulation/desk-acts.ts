import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { tryRefundAgain } from '@eyelet/contracts/payment-desk/try-refund.ts';
import { receiveNotice } from '@eyelet/server/payments/receive-notice.ts';
import { answerOf, onTheWay, ordersIn } from './after-orders.ts';
import { fail } from './check-cart.ts';
import type { World } from './world.ts';

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
  const { placeId, shipments } = await staff.call(listToPack, { query: {} });
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

/** Sends goods of an order again that have left, at no charge. */
export async function replace(world: World, [which, qty]: Numbers): Promise<string> {
  const states = ['shipped', 'delivered', 'picked up', 'return requested', ...onTheWay];
  const orderNumber = from(await ordersIn(world, states), which);
  if (orderNumber === undefined) return 'nothing';
  const { order, items } = await unitsOf(world, orderNumber, ({ replaceableQty }) => replaceableQty, qty);
  if (items.length === 0) return 'nothing left';
  const params = { orderNumber, replacementId: crypto.randomUUID() };
  const body = { items, reason: 'lost', note: '', version: order.replacements.length } as const;
  return answerOf(world.approver.call(replaceDeskItems, { params, body }), ['STF409', 'STF476']);
}

/** The bank returns money that a provider had given back. */
export async function returnMoney({ running }: World, [which]: Numbers): Promise<string> {
  const { rows } = await running.shop.database.pool.query<{ key: string }>(
    `select coalesce(asked_key, refund_key) as key from order_refund as refund join order_payment using (idempotency_key)
     where refund.state = 'refunded' and provider = 'sandbox' and not as_credit order by at, refund_key`,
  );
  const key = from(rows, which)?.key;
  if (key === undefined) return 'nothing';
  await receiveNotice(running.shop, { id: crypto.randomUUID(), topic: 'refund', key, success: false });
  return 'returned';
}

async function refused({ running }: World) {
  const { rows } = await running.shop.database.pool.query<{ paymentKey: string; refundKey: string }>(
    `select idempotency_key as "paymentKey", refund_key as "refundKey" from order_refund
     where state = 'refused' order by at, refund_key`,
  );
  return rows;
}

/** Has a refund tried again that was refused. */
export async function tryRefund(world: World, [which]: Numbers): Promise<string> {
  const one = from(await refused(world), which);
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
