import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { issueReward } from '@eyelet/server/loyalty/issue-reward.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Statements of placing an order that is paid with a card and, in part, with gift cards, points and rewards, any number of them. */
const placing = 12;

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const countOf = async (run: () => Promise<unknown>) => (await statementsOf(run)).length;

async function applyGiftCard(shopper: Shopper, basketId: string): Promise<void> {
  const additionalData = await newGiftCard(running, 1000).then(({ number, pin }) => ({ number, pin }));
  const body = { payment_method_id: 'GIFT_CARD', additionalData } as const;
  expect(await countOf(() => shopper.call(addInstrument, { params: { basketId }, body }))).toBeLessThanOrEqual(4);
}

test.each([1, 5])(
  'adding a gift card takes four statements, and an order paid with %i as many as with one',
  async (cards) => {
    const shopper = await newShopper(running.origin);
    const { id } = await readyCart(shopper, running.origin, upcs.deck);
    for (let card = 0; card < cards; card += 1) await applyGiftCard(shopper, id);
    expect(await countOf(() => shopper.call(placeOrder, { body: { cartId: id } }))).toBe(placing);
  },
);

test('paying with points takes seven statements, and an order paid with points, a reward, gift cards and a card twelve', async () => {
  const member = await newMember(running, 500);
  const { id } = await readyCart(member, running.origin, upcs.deck);
  const voucher = () => member.call(applyReward, { params: { basketId: id }, body: { appliedLoyaltyVoucher: 200 } });
  expect(await countOf(voucher)).toBe(7);
  const { shop } = running;
  const reward = await shop.database.db
    .transaction()
    .execute((tx) => issueReward(tx, shop, { kind: 'code', currency: 'USD', amount: 500 }, shop.clock()));
  const body = { payment_method_id: 'REWARD_CODE', additionalData: { number: reward?.code } } as const;
  expect(await countOf(() => member.call(addInstrument, { params: { basketId: id }, body }))).toBeLessThanOrEqual(4);
  await applyGiftCard(member, id);
  await applyGiftCard(member, id);
  const order = () => member.call(placeOrder, { body: { cartId: id } });
  let methods: readonly string[] = [];
  expect(
    await countOf(async () => {
      methods = (await order()).payment_instruments.map((one) => one.payment_method_id);
    }),
  ).toBe(placing);
  expect(methods.toSorted()).toEqual(['CREDIT_CARD', 'GIFT_CARD', 'GIFT_CARD', 'LOYALTY_POINTS', 'REWARD_CODE']);
});
