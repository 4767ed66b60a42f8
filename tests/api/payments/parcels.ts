import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { payWithGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { vi } from 'vitest';

export type Desk = Readonly<{ running: RunningShop; staff: TestStaff }>;

/** Has cards charged in the United States as parcels leave. */
export async function chargeByParcel(running: RunningShop): Promise<Desk> {
  const staff = await newStaff(running, { roles: ['owner'] });
  const key = 'payments.by-parcel-US' as const;
  await staff.call(changeSetting, { params: { key }, body: { value: true, version: 0 } });
  await vi.waitUntil(() => running.shop.settings.current()[key], { timeout: 10_000 });
  return { running, staff };
}

/** Delivers all facts, and those that follow from them. */
export async function follow({ running }: Pick<Desk, 'running'>): Promise<void> {
  for (let round = 0; round < 6; round++) await announce(running.shop);
}

/** An order of two pairs of shoes for 100.00 each and three pairs of socks for 19.90 each, with its card heard of. */
export async function ordered(desk: Desk, shopper: Shopper, giftCard?: TestGiftCard): Promise<Order> {
  const order = await placed(desk, shopper, giftCard);
  await follow(desk);
  return order;
}

/** The same before anybody has heard of it. */
export async function placed(desk: Desk, shopper: Shopper, giftCard?: TestGiftCard): Promise<Order> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks, qty: 3 } });
  await makeReady(shopper, desk.running.origin, id);
  if (giftCard) await payWithGiftCard(shopper, id, giftCard);
  return shopper.call(placeOrder, { body: { cartId: id } });
}

export type Units = readonly (readonly [upc: string, qty: number])[];

/** Hands a parcel over, and has its facts heard. */
export async function send(desk: Desk, { orderNumber }: Pick<Order, 'orderNumber'>, name: string, units: Units) {
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  const order = await desk.staff.call(handOverParcel, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `${name}-${orderNumber}` },
      items: units.map(([upc, qty]) => ({ upc, qty })),
    },
  });
  await follow(desk);
  return order;
}

/** What units are owed as they were paid, and the delivery, with tax, in minor units. */
export function worthOf(order: Order) {
  const minor = (amount: number) => Math.round(amount * 100);
  const lines = new Map(
    order.items.map((one) => [
      one.upc,
      { qty: one.qty, paid: minor(one.price.priceAfterOrderDiscount + one.taxTotal) },
    ]),
  );
  const goods = [...lines.values()].reduce((sum, { paid }) => sum + paid, 0);
  const share = (upc: string, units: number) => {
    const { qty, paid } = lines.get(upc) ?? { qty: 1, paid: 0 };
    return Math.floor((paid * units) / qty);
  };
  const total = minor(order.totals.total);
  return { share, total, delivery: total - goods };
}

/** What the provider has done with the money of an order, in minor units and in its order. */
export async function movementsOf({ running }: Pick<Desk, 'running'>, orderNumber: string) {
  const { rows } = await running.shop.database.pool.query<{ kind: string; amount: number }>(
    `select kind, sandbox_movement.amount from sandbox_movement
     join sandbox_payment on sandbox_payment.id = payment_id join order_payment using (idempotency_key)
     where order_number = $1 order by at, kind, key`,
    [orderNumber],
  );
  return rows.map(({ kind, amount }) => [kind, amount] as const);
}
