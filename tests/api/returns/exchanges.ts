import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, makeReady } from '@eyelet/testing/buy.ts';
import { buildColourway, buildProduct, pricesOf } from '@eyelet/testing/catalogue.ts';
import { payWithGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { expect } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from './messages.ts';

const upcOf = (number: number, index: number) => String(4_000_000_000_000 + number * 100 + index);

/** Sizes of the style below, by colour: blue and red cost 100.00, plain 80.00, gold 120.00, low 20.00. */
export const sizes = {
  ...{ blue40: upcOf(20, 0), blue41: upcOf(20, 1), blue42: upcOf(20, 2) },
  ...{ red40: upcOf(21, 0), plain40: upcOf(22, 0), gold40: upcOf(23, 0), low40: upcOf(24, 0), low41: upcOf(24, 1) },
} as const;

export const productOf = {
  blue: 'SKSWAP01BLU',
  red: 'SKSWAP01RED',
  plain: 'SKSWAP01PLA',
  gold: 'SKSWAP01GLD',
  low: 'SKSWAP01LOW',
} as const;

/** A style in five colours and three sizes. */
export const exchangeStyle = buildProduct('SKSWAP01', 20, {
  colourways: [
    buildColourway(productOf.blue, 20),
    buildColourway(productOf.red, 21),
    buildColourway(productOf.plain, 22, { prices: pricesOf(8000) }),
    buildColourway(productOf.gold, 23, { prices: pricesOf(12_000) }),
    buildColourway(productOf.low, 24, { prices: pricesOf(2000) }),
  ],
});

export type Desk = Readonly<{ running: RunningShop; staff: TestStaff }>;

export async function settleEvents({ running }: Pick<Desk, 'running'>): Promise<void> {
  for (let round = 0; round < 6; round++) await announce(running.shop);
}

/** An order of units of sizes that has been delivered. */
export async function delivered(
  { running, staff }: Desk,
  shopper: Shopper,
  units: readonly (readonly [upc: string, qty: number])[],
  giftCard?: TestGiftCard,
): Promise<Order> {
  const [[upc, qty] = [sizes.blue40, 1], ...others] = units;
  const { id } = await shopper.call(createCartWithItem, { body: { upc, qty } });
  for (const [other, count] of others) {
    await shopper.call(addItem, { body: { cartId: id, upc: other, qty: count } });
  }
  await makeReady(shopper, running.origin, id);
  if (giftCard) await payWithGiftCard(shopper, id, giftCard);
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  await settleEvents({ running });
  await deliver(staff, order);
  await settleEvents({ running });
  return order;
}

export const itemOf = ({ items }: Pick<Order, 'items'>, upc: string) =>
  items.find((item) => item.upc === upc)?.id ?? expect.fail(`no ${upc}`);

/** Asks to send units of a size back, for another size if one is named. */
export function send(
  { running }: Desk,
  shopper: Shopper,
  order: Order,
  items: readonly Readonly<{ upc: string; qty?: number; exchange?: string }>[],
) {
  return askLabel(running.origin, shopper, order.orderNumber, {
    items: items.map(({ upc, qty = 1, exchange }) => ({
      ...{ itemId: itemOf(order, upc), qty, reason: 'too-small' as const },
      ...(exchange === undefined ? {} : { exchange }),
    })),
  });
}

type Decision = Readonly<{ upc: string; accepted: number; restocked?: number; note?: string; money?: boolean }>;

/** Has a return received and decided. */
export async function decide({ running, staff }: Desk, order: Order, returnId: string, items: readonly Decision[]) {
  const { version } = await staff.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ upc, accepted, ...rest }) => ({
    ...{ itemId: itemOf(order, upc), accepted, restocked: accepted, note: accepted === 0 ? 'Worn.' : '', ...rest },
  }));
  const one = await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  await settleEvents({ running });
  return one;
}

/** What the money of an order has done, in minor units. */
export async function moneyOf({ running }: Pick<Desk, 'running'>, orderNumber: string) {
  const { rows } = await running.shop.database.pool.query<{ kind: string; amount: number }>(
    `select kind, sum(sandbox_movement.amount)::int as amount from sandbox_movement
     join sandbox_payment on sandbox_payment.id = payment_id join order_payment using (idempotency_key)
     where order_number = $1 group by kind`,
    [orderNumber],
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.amount ?? 0;
  return { captured: of('capture'), refunded: of('refund') };
}

/** Units of a size in the warehouse, and how many of them are put aside. */
export async function stockOf({ running }: Pick<Desk, 'running'>, upc: string) {
  const { rows } = await running.shop.database.pool.query<{ onHand: number; reserved: number }>(
    `select on_hand as "onHand", reserved from stock where upc = $1 and place_id = 'W-NORA'`,
    [upc],
  );
  return rows[0] ?? expect.fail(`no stock of ${upc}`);
}

export const bought = new Date('2026-05-04T16:00:00Z');

export const readOf = (shopper: Shopper, orderNumber: string) =>
  shopper.call(readPurchase, { params: { orderId: orderNumber } });

export const returnsOf = (shopper: Shopper, orderId: string) =>
  shopper.call(listReturnItems, { params: { orderId }, body: { email: address.email } });

/** The exchanges of the only return of an order. */
export async function exchangesOf(shopper: Shopper, { orderNumber }: Order) {
  const { returns } = await returnsOf(shopper, orderNumber);
  expect(returns).toHaveLength(1);
  return returns[0]?.items.map(({ exchange }) => exchange) ?? [];
}

/** The order that was made of returns of another. */
export async function madeOf(shopper: Shopper, { orderNumber }: Order): Promise<Order> {
  const { returns } = await returnsOf(shopper, orderNumber);
  const made = returns.flatMap(({ items }) => items.flatMap(({ exchange }) => exchange?.orderNumber ?? []))[0];
  return readOf(shopper, made ?? expect.fail('no order was made'));
}

export async function mailsOf({ running }: Pick<Desk, 'running'>, orderNumber: string): Promise<readonly string[]> {
  const { rows } = await running.shop.database.pool.query<{ kind: string }>(
    `select kind from mail where subject_id = $1 or subject_id like $1 || '/%' order by kind`,
    [orderNumber],
  );
  return rows.map(({ kind }) => kind);
}

/** The papers of an order, with their sums in minor units. */
export async function papersOf({ running }: Pick<Desk, 'running'>, orderNumber: string) {
  const { rows } = await running.shop.database.pool.query<{ kind: string; total: number; tax: number }>(
    `select kind, (document ->> 'total')::int as total, (document ->> 'tax')::int as tax from order_paper
     where order_number = $1 order by kind`,
    [orderNumber],
  );
  return rows;
}

/** Takes money instead of another size for a blue pair of size 40. */
export const withdraw = (shopper: Shopper, order: Order, returnId: string, proof = {}) =>
  shopper.call(withdrawExchange, {
    params: { orderId: order.orderNumber },
    body: { returnId, itemId: itemOf(order, sizes.blue40), ...proof },
  });
