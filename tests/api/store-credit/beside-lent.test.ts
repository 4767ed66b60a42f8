import { randomUUID } from 'node:crypto';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { readDeskCredit } from '@eyelet/contracts/store-credit-desk/read.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringHome, openStore, orderedForBoth } from '../payments/home-and-store.ts';
import { type Desk, decide, itemOf, send, settleEvents, sizes } from '../returns/exchanges.ts';
import { creditOf } from './accounts.ts';
import { label, lentTo, newKnownConsumer, openLendingDesk, take } from './sent-back.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openLendingDesk(() => new Date('2026-05-04T16:00:00Z'));
  await openStore(desk, upcs.socks);
});
afterAll(async () => {
  const { db } = desk.running.shop.database;
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore: new Date('2100-01-01') })).toEqual([]);
  await desk.running.close();
});

type Lent = Readonly<{ customer: TestConsumer; order: Order; returnId: string }>;

/** What is lent on the returns of an order, in minor units. */
async function lentOn({ orderNumber }: Order): Promise<number> {
  const { lent } = await desk.staff.call(listRefunds, { params: { orderNumber } });
  return Math.round(lent * 100);
}

/** Has the return that something is lent on come in: all of that becomes credit, and nothing stays owed. */
async function expectSettled({ customer, order, returnId }: Lent): Promise<void> {
  const lent = await lentOn(order);
  expect(lent).toBeGreaterThan(0);
  await take(desk, order, returnId);
  const { consumerNo } = customer.auth;
  expect((await desk.staff.call(readDeskCredit, { params: { consumerNo } })).owed).toEqual([]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: lent, held: 0 });
}

test('goodwill leaves what is lent with the card, so that the return settles all of it', async () => {
  const lent = await lentTo(desk, await newGiftCard(desk.running, 3000));
  const params = { orderNumber: lent.order.orderNumber, refundId: randomUUID() };
  await desk.staff.call(giveRefund, { params, body: { amount: 30, reason: 'goodwill', note: '' } });
  await settleEvents(desk);
  await expectSettled(lent);
});

test('an exchange leaves what is lent with the card, so that the return settles all of it', async () => {
  const lent = await lentTo(desk, await newGiftCard(desk.running, 10_000), [sizes.red40]);
  const { customer, order } = lent;
  const exchanged = await send(desk, customer, order, [{ upc: sizes.red40, exchange: sizes.blue41 }]);
  await decide(desk, order, exchanged.returnId, [{ upc: sizes.red40, accepted: 1 }]);
  await expectSettled(lent);
});

test('another return leaves what is lent with the card, so that the first one settles all of it', async () => {
  const lent = await lentTo(desk, await newGiftCard(desk.running, 10_000), [sizes.red40]);
  const { customer, order } = lent;
  const other = await send(desk, customer, order, [{ upc: sizes.red40 }]);
  await decide(desk, order, other.returnId, [{ upc: sizes.red40, accepted: 1 }]);
  await expectSettled(lent);
});

test('items that are canceled leave what is lent with the card, so that the return settles all of it', async () => {
  const customer = await newKnownConsumer(desk);
  const giftCard = await newGiftCard(desk.running, 14_000);
  const wish = { home: sizes.blue40, collected: upcs.socks, qty: 5, giftCard };
  const { order } = await orderedForBoth(desk, customer, wish);
  await bringHome(desk, order);
  const { returnId } = await label(desk, customer, order);
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await settleEvents(desk);
  const params = { orderNumber: order.orderNumber, cancellationId: randomUUID() };
  const items = [{ itemId: itemOf(order, upcs.socks), qty: 2 }];
  await desk.staff.call(cancelDeskItems, { params, body: { items, reason: 'Damaged in the store' } });
  await settleEvents(desk);
  await expectSettled({ customer, order, returnId });
});
