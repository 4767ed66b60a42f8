import { randomUUID } from 'node:crypto';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { findCreditFaults } from '@eyelet/db/store-credit/credit-faults.ts';
import { newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringHome, openStore, orderedForBoth } from '../payments/home-and-store.ts';
import { chargeByParcel, follow, worthOf } from '../payments/parcels.ts';
import { type Desk, decide, itemOf } from '../returns/exchanges.ts';
import { askLabel } from '../returns/messages.ts';
import { creditOf } from './accounts.ts';
import { newKnownConsumer, openLendingDesk } from './sent-back.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openLendingDesk(() => new Date('2026-05-04T16:00:00Z'));
  await chargeByParcel(desk.running);
  await openStore(desk, upcs.socks);
});
afterAll(async () => {
  const { db } = desk.running.shop.database;
  expect(await findLedgerFaults(db)).toEqual([]);
  expect(await findCaptureFaults(db)).toEqual([]);
  expect(await findCreditFaults(db, { settledBefore: new Date('2100-01-01') })).toEqual([]);
  await desk.running.close();
});

/** A customer whom the shop lends to, and an order of theirs of which shoes have come, while socks wait to be collected. */
async function bought(giftCard?: TestGiftCard) {
  const customer = await newKnownConsumer(desk);
  const wish = { home: upcs.deck, collected: upcs.socks, qty: 5, ...(giftCard && { giftCard }) };
  const { order } = await orderedForBoth(desk, customer, wish);
  await bringHome(desk, order);
  return { customer, order, ...worthOf(order) };
}

/** Sends the shoes back for store credit, and answers what is lent on them. */
async function sentBack({ customer, order }: Pick<Awaited<ReturnType<typeof bought>>, 'customer' | 'order'>) {
  const items = [{ itemId: itemOf(order, upcs.deck), qty: 1, reason: 'too-small' as const }];
  const { returnId } = await askLabel(desk.running.origin, customer, order.orderNumber, {
    items,
    refund: 'store-credit',
  });
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await follow(desk);
  return { returnId, lent: (await creditOf(desk.running, customer)).available };
}

/** The refunds of a return in minor units. */
async function refundsOf(returnId: string) {
  const { rows } = await desk.running.shop.database.pool.query(
    `select amount, released, as_credit, state from order_refund where refund_key like '%-return-' || $1 || '-%' order by refund_key`,
    [returnId],
  );
  return rows;
}

async function mailOf(returnId: string): Promise<string> {
  const { rows } = await desk.running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'return-closed' and subject_id like '%' || $1 || '%'`,
    [returnId],
  );
  return rows[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
}

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

test('of goods that come back for credit, what was taken is lent and becomes credit, and only what was never taken is released', async () => {
  const one = await bought();
  const { customer, order, share, delivery } = one;
  const worth = share(upcs.deck, 1);
  await desk.staff.call(giveRefund, {
    params: { orderNumber: order.orderNumber, refundId: randomUUID() },
    body: { amount: (delivery + 4000) / 100, reason: 'goodwill', note: '' },
  });
  await follow(desk);
  const { returnId, lent } = await sentBack(one);
  expect(lent).toBe(worth - 4000);
  await decide(desk, order, returnId, [{ upc: upcs.deck, accepted: 1 }]);
  expect(await refundsOf(returnId)).toEqual([
    { amount: worth - 4000, released: 0, as_credit: true, state: 'refunded' },
    { amount: 4000, released: 4000, as_credit: false, state: 'refunded' },
  ]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: worth - 4000, held: 0 });
  const mail = await mailOf(returnId);
  expect(mail).toContain(`${dollars(worth - 4000)} goes back to you as store credit`);
  expect(mail).toContain('$40.00 was only reserved');
});

test('nothing is lent on goods that a gift card has paid while nothing of the card was taken', async () => {
  const one = await bought(await newGiftCard(desk.running, 12_000));
  const { customer, order, share, total } = one;
  const card = total - 12_000;
  expect(share(upcs.deck, 1)).toBeGreaterThan(card);
  const { returnId, lent } = await sentBack(one);
  expect(lent).toBe(0);
  await decide(desk, order, returnId, [{ upc: upcs.deck, accepted: 1 }]);
  expect(await refundsOf(returnId)).toEqual([
    { amount: card, released: card, as_credit: false, state: 'refunded' },
    { amount: share(upcs.deck, 1) - card, released: 0, as_credit: false, state: 'refunded' },
  ]);
  expect(await creditOf(desk.running, customer)).toEqual({ available: 0, held: 0 });
});
