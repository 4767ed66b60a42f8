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

type RewardMethod = 'REWARD_CODE' | 'REWARD_CARD';

/** A cart that 200 points, a reward of 15.00, a gift card of 20.00 and, for the rest, a bank card pay for. */
async function paidInFour(method: RewardMethod) {
  const { shop, origin } = running;
  const shopper = await newMember(running, 200);
  const { id: cartId } = await readyCart(shopper, origin, upcs.deck);
  const params = { basketId: cartId };
  await shopper.call(applyReward, { params, body: { appliedLoyaltyVoucher: 200 } });
  const kind = method === 'REWARD_CODE' ? 'code' : 'card';
  const reward = await transact(shop.database.db, (tx) =>
    issueReward(tx, shop, { kind, currency: 'USD', amount: 1500 }, shop.clock()),
  );
  const body = { payment_method_id: method, additionalData: { number: reward?.code } };
  await shopper.call(addInstrument, { params, body });
  const { id, number, pin } = await newGiftCard(running, 2000);
  await shopper.call(addInstrument, {
    params,
    body: { payment_method_id: 'GIFT_CARD', additionalData: { number, pin } },
  });
  const holders = [shopper.auth.consumerNo, reward?.id ?? '', id];
  return { shopper, cartId, holders };
}

const all = { points: 200, money: 3500 };
const none = { points: 0, money: 0 };
/** Beside points stands a voucher of what they are worth, 10.00. */
const allHeld = { points: 200, money: 4500 };

/** What is left of the points, the reward and the gift card, and what is held of them. */
async function leftOf(holders: readonly string[]) {
  const rows = await readBalances(running.shop.database.db, holders);
  const sum = (part: string, unit: string) =>
    rows.reduce((total, row) => (row.part === part && row.unit === unit ? total + row.balance : total), 0);
  const of = (part: string) => ({ points: sum(part, 'points'), money: sum(part, 'USD') });
  return { available: of('available'), held: of('held') };
}

/** That an order takes all four payments, each once: what was held for it in the ledger, and the bank card at its provider. */
async function expectTakenOnce(orderNumber: string, holders: readonly string[], method: RewardMethod): Promise<void> {
  expect(await leftOf(holders)).toEqual({ available: none, held: allHeld });
  await announce(running.shop);
  await announce(running.shop);
  const { available, held } = await leftOf(holders);
  // By then the order has earned points.
  expect({ money: available.money, held }).toEqual({ money: 0, held: none });
  const { rows } = await running.shop.database.pool.query(
    `select method, state, amount, array(
         select kind from ledger_posting where reference = idempotency_key
         union all select movement.kind from sandbox_payment as payment
           join sandbox_movement as movement on movement.payment_id = payment.id
           where payment.idempotency_key = order_payment.idempotency_key
         order by 1) as moved
     from order_payment where order_number = $1 order by method`,
    [orderNumber],
  );
  const inLedger = ['capture', 'hold'];
  expect(rows).toEqual([
    { method: 'CREDIT_CARD', state: 'captured', amount: 6050, moved: ['capture'] },
    { method: 'GIFT_CARD', state: 'captured', amount: 2000, moved: inLedger },
    { method: 'LOYALTY_POINTS', state: 'captured', amount: 1000, moved: inLedger },
    { method, state: 'captured', amount: 1500, moved: inLedger },
  ]);
}

test.each([
  ['claim', 'REWARD_CODE'],
  ['payment 1', 'REWARD_CODE'],
  ['payment 3', 'REWARD_CODE'],
  ['payment 3', 'REWARD_CARD'],
] as const)(
  'killed after %s: points, a reward as %s and gift card are given back, and the cart can be ordered again with them',
  async (step, method) => {
    const { shopper, cartId, holders } = await paidInFour(method);
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    expect(await recover(running.shop)).toBe(1);
    expect(await leftOf(holders)).toEqual({ available: all, held: none });
    const { status, orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
    expect(status).toBe('confirmed');
    await expectTakenOnce(orderNumber, holders, method);
  },
);

test.each([
  ['payment 4', 'REWARD_CODE'],
  ['authorise', 'REWARD_CODE'],
  ['write', 'REWARD_CODE'],
  ['write', 'REWARD_CARD'],
] as const)(
  'killed after %s: the order is finished with points, a reward as %s, gift card and bank card, each taken once',
  async (step, method) => {
    const { shopper, cartId, holders } = await paidInFour(method);
    await placeAndDie(running, { shopper, cartId, step });
    ahead += 31_000;
    await Promise.all([recover(running.shop), recover(running.shop)]);
    const { status, orderNumber } = await shopper.call(placeOrder, { body: { cartId } });
    expect(status).toBe('confirmed');
    await expectTakenOnce(orderNumber, holders, method);
  },
);
