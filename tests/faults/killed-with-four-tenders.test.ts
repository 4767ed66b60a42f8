import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { issueReward } from '@eyelet/server/loyalty/issue-reward.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { readBalances } from '@eyelet/testing/ledger-balances.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeAndDie } from './place-and-die.ts';

let running: RunningShop;
let ahead = 0;

beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

/** A cart that 200 points, a reward of 15.00, a gift card of 20.00 and, for the rest, a bank card pay for. */
async function paidInFour() {
  const { shop, origin } = running;
  const shopper = await newMember(running, 200);
  const { id: cartId } = await readyCart(shopper, origin, upcs.deck);
  const params = { basketId: cartId };
  await shopper.call(applyReward, { params, body: { appliedLoyaltyVoucher: 200 } });
  const reward = await transact(shop.database.db, (tx) =>
    issueReward(tx, shop, { kind: 'code', currency: 'USD', amount: 1500 }, shop.clock()),
  );
  const code = { payment_method_id: 'REWARD_CODE', additionalData: { number: reward?.code } } as const;
  await shopper.call(addInstrument, { params, body: code });
  const { id, number, pin } = await newGiftCard(running, 2000);
  await shopper.call(addInstrument, {
    params,
    body: { payment_method_id: 'GIFT_CARD', additionalData: { number, pin } },
  });
  const holders = [shopper.auth.consumerNo, reward?.id ?? '', id];
  return { shopper, cartId, holders };
}

/** What is left of the points, the reward and the gift card, and what is held of them. */
async function leftOf(holders: readonly string[]) {
  const rows = await readBalances(running.shop.database.db, holders);
  const sum = (part: string, unit: string) =>
    rows.reduce((total, row) => (row.part === part && row.unit === unit ? total + row.balance : total), 0);
  return { points: sum('available', 'points'), money: sum('available', 'USD'), held: sum('held', 'USD') };
}

test.each(['claim', 'payment 1', 'payment 3'])(
  'killed after %s: points, reward and gift card are given back, and the cart can be ordered again with them',
  async (step) => {
    const { shopper, cartId, holders } = await paidInFour();
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    expect(await recover(running.shop)).toBe(1);
    expect(await leftOf(holders)).toEqual({ points: 200, money: 3500, held: 0 });
    expect((await shopper.call(placeOrder, { body: { cartId } })).status).toBe('confirmed');
  },
);

test.each(['payment 4', 'authorise', 'write'])(
  'killed after %s: the order is finished with all four payments, each taken once',
  async (step) => {
    const { shopper, cartId, holders } = await paidInFour();
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    await Promise.all([recover(running.shop), recover(running.shop)]);
    const { status, orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
    expect(status).toBe('confirmed');
    await announce(running.shop);
    await announce(running.shop);
    expect(await leftOf(holders)).toMatchObject({ money: 0, held: 0 });
    const { rows } = await running.shop.database.pool.query<{ kind: string; times: number }>(
      `select kind, count(*)::int as times from ledger_posting
       where reference in (select idempotency_key from order_payment where order_number = $1) group by kind order by kind`,
      [orderNumber],
    );
    expect(rows).toEqual([
      { kind: 'capture', times: 3 },
      { kind: 'hold', times: 3 },
    ]);
  },
);
