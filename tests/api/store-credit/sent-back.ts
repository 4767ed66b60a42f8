import type { Order } from '@eyelet/contracts/orders/order.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import type { TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { vi } from 'vitest';
import { type Desk, decide, delivered, exchangeStyle, itemOf, settleEvents, sizes } from '../returns/exchanges.ts';
import { askLabel } from '../returns/messages.ts';

const { blue40 } = sizes;

/** A shop that lends up to 80 dollars, by a clock. */
export async function openLendingDesk(clock: () => Date): Promise<Desk> {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock } });
  const desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
  const key = 'returns.instant-credit-US' as const;
  await desk.staff.call(changeSetting, { params: { key }, body: { value: 80, version: 0 } });
  await vi.waitUntil(() => running.shop.settings.current()[key] === 80, { timeout: 10_000 });
  return desk;
}

/** A customer whom the shop knows long enough to lend to. */
export async function newKnownConsumer({ running }: Pick<Desk, 'running'>): Promise<TestConsumer> {
  const customer = await newConsumer(running.origin);
  await running.shop.database.pool.query(
    `update consumer set created_at = created_at - interval '1 year' where id = $1`,
    [customer.auth.consumerNo],
  );
  return customer;
}

/** `known`: whether the shop lends to the customer; `giftCard`: what pays beside the card; `beside`: sizes that are bought, too. */
type Buying = Readonly<{ known?: boolean; giftCard?: TestGiftCard | undefined; beside?: readonly string[] }>;

/** An order of a pair that has come to a customer. */
export async function boughtPair(desk: Desk, { known = false, giftCard, beside = [] }: Buying = {}) {
  const customer = known ? await newKnownConsumer(desk) : await newConsumer(desk.running.origin);
  const units = [blue40, ...beside].map((upc) => [upc, 1] as const);
  return { customer, order: await delivered(desk, customer, units, giftCard) };
}

/** The same, which comes back for store credit. */
export async function sentBack(desk: Desk, options: Buying = {}) {
  const { customer, order } = await boughtPair(desk, options);
  const { returnId } = await label(desk, customer, order);
  return { customer, order, returnId };
}

/** The same of a customer whom 80 dollars are lent on it. */
export async function lentTo(desk: Desk, giftCard?: TestGiftCard, beside: readonly string[] = []) {
  const lent = await sentBack(desk, { known: true, giftCard, beside });
  await desk.staff.call(handOverReturn, { params: { returnId: lent.returnId } });
  return lent;
}

export const label = (
  { running }: Desk,
  customer: TestConsumer,
  order: Order,
  refund: 'original' | 'store-credit' = 'store-credit',
) =>
  askLabel(running.origin, customer, order.orderNumber, {
    items: [{ itemId: itemOf(order, blue40), qty: 1, reason: 'too-small' }],
    refund,
  });

/** Has a return decided, and what follows done. */
export async function take(desk: Desk, order: Order, returnId: string, accepted = 1): Promise<void> {
  const note = accepted === 0 ? 'Worn' : '';
  await decide(desk, order, returnId, [{ upc: blue40, accepted, restocked: accepted, note }]);
  await settleEvents(desk);
}

/** The refunds of an order: amounts in minor units, and whether they became store credit. */
export async function refundsOf({ running }: Pick<Desk, 'running'>, orderNumber: string) {
  const { rows } = await running.shop.database.pool.query<{ amount: number; state: string; as_credit: boolean }>(
    'select amount, state, as_credit from order_refund where order_number = $1 order by refund_key',
    [orderNumber],
  );
  return rows;
}
