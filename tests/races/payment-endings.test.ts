import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expireChallenges } from '@eyelet/server/jobs/expire-challenges.ts';
import { sendSandboxWebhooks, writeWebhookManner } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { refundOrder } from '@eyelet/server/payments/refund.ts';
import { buy, cards } from '@eyelet/testing/buy.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
});
afterEach(() => running.close());

const times = <T>(count: number, run: () => Promise<T>) => Array.from({ length: count }, run);
const deliver = () => sendSandboxWebhooks(running.shop, running.origin);

test('shopper, webhooks and expiry ending a payment at the same time give one confirmation, one capture, one order [C7.56]', async () => {
  await writeWebhookManner(running.shop, { copies: 4 });
  const { orderNumber, challenge } = await buy(shopper, running.origin, upcs.deck, cards.challenge);
  const url = `${running.origin}${challenge?.url}`;
  const code = /\b\d{6}\b/.exec(await (await fetch(url)).text())?.[0] ?? '';
  await fetch(url, { method: 'POST', body: new URLSearchParams({ code, action: 'confirm' }) });
  const body = { orderNumber, authenticated: true, transactionId: challenge?.transactionId ?? '' };
  const patched = times(4, () => shopper.call(finishChallenge, { params: { orderNumber }, body }));
  await Promise.all([...patched, deliver(), ...times(3, () => expireChallenges(running.shop))]);
  await Promise.all(times(4, () => announce(running.shop)));
  await deliver();
  const { rows } = await running.shop.database.pool.query(
    `select (select count(*)::int from order_history where to_state = 'confirmed') as confirmed,
            (select count(*)::int from mail where kind = 'order-confirmation') as mails`,
  );
  expect(rows).toEqual([{ confirmed: 1, mails: 1 }]);
  expect(await readBooks(running, upcs.deck)).toMatchObject({
    onHand: 19,
    reserved: 0,
    captures: 1,
    orders: { confirmed: 1 },
    payments: { captured: 1 },
  });
});

test('a pending payment that ends while its time runs out is either paid and ordered or neither', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.deck, '4000 0000 0000 0077');
  ahead = 21 * 60_000;
  await Promise.all([deliver(), ...times(3, () => expireChallenges(running.shop)), deliver()]);
  await Promise.all(times(3, () => announce(running.shop)));
  await deliver();
  const { status } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  const books = await readBooks(running, upcs.deck);
  expect(books).toMatchObject({ reserved: 0, reservations: 0 });
  if (status === 'confirmed') expect(books).toMatchObject({ onHand: 19, captures: 1, payments: { captured: 1 } });
  else expect(books).toMatchObject({ onHand: 20, captures: 0, orders: { cancelled: 1 }, payments: { voided: 1 } });
});

test('simultaneous refunds never exceed what was captured', async () => {
  const { orderNumber } = await buy(shopper, running.origin, upcs.deck);
  await announce(running.shop);
  const wishes = Array.from({ length: 12 }, (_, index) => ({ orderNumber, key: `part-${index % 8}`, amount: 2000 }));
  const answers = await Promise.all(wishes.map((wish) => refundOrder(running.shop, wish)));
  expect(answers.filter((answer) => answer === 'too-much').length).toBeGreaterThan(0);
  await Promise.all(times(3, () => announce(running.shop)));
  const { rows } = await running.shop.database.pool.query(
    `select (select sum(amount)::int from sandbox_movement where kind = 'refund') as booked,
            (select refunded from order_payment) as noted, (select refunded from sandbox_payment) as given`,
  );
  expect(rows).toEqual([{ booked: 10_000, noted: 10_000, given: 10_000 }]);
});
