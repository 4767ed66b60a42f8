import { randomUUID } from 'node:crypto';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { chargeByParcel, type Desk, movementsOf } from './parcels.ts';

/** The time of the shop. */
let now = new Date('2026-05-04T16:00:00Z');
export let desk: Desk;
export let shopper: Shopper;
/** Opens a shop in which cards are charged as parcels leave, for the tests of a file, by a clock that they move. */
export function openParcelShop(): void {
  beforeAll(open);
  beforeEach(signIn);
  afterAll(close);
}

async function open(): Promise<void> {
  const running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
  for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 400);
  desk = await chargeByParcel(running);
}

async function close(): Promise<void> {
  expect(await findLedgerFaults(desk.running.shop.database.db)).toEqual([]);
  expect(await findCaptureFaults(desk.running.shop.database.db)).toEqual([]);
  await desk.running.close();
}

export const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
export const days = (count: number) => minutes(count * 24 * 60);

export const today = () => now.toISOString().slice(0, 10);

/** Signs in anew: sessions end while days go by. */
export async function signIn(): Promise<void> {
  const { running } = desk;
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  shopper = await newShopper(running.origin);
}

export const money = (order: Order) => movementsOf(desk, order.orderNumber);

export async function rows<R extends object>(text: string, ...values: unknown[]): Promise<readonly R[]> {
  return (await desk.running.shop.database.pool.query<R>(text, values)).rows;
}

export async function paidFacts({ orderNumber }: Order): Promise<number> {
  return (await rows(`select from event where name = 'order.paid' and subject = $1`, orderNumber)).length;
}

/** What the order desk says of the last payment, the card, in minor units. */
export async function cardOf({ orderNumber }: Order) {
  const { payments } = await desk.staff.call(readDeskOrder, { params: { orderNumber } });
  const card = payments.find(({ method }) => method === 'CREDIT_CARD') ?? expect.fail('no card has paid');
  const minor = (amount: number) => Math.round(amount * 100);
  const { state, captured, held, released, refunded } = card;
  return { state, captured: minor(captured), held: minor(held), released: minor(released), refunded: minor(refunded) };
}

export const paymentKeyOf = async ({ orderNumber }: Order) =>
  (
    await rows<{ key: string }>(
      `select idempotency_key as key from order_payment where order_number = $1 and provider = 'sandbox'`,
      orderNumber,
    )
  )[0]?.key ?? '';

export const cancel = (order: Order, upc: string, qty: number) =>
  shopper.call(cancelOrderItems, {
    body: {
      ...{ orderNumber: order.orderNumber, cancellationId: randomUUID() },
      items: [{ itemId: order.items.find((one) => one.upc === upc)?.id ?? '', qty }],
    },
  });
