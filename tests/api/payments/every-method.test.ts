import { readCart } from '@eyelet/contracts/cart/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { issueReward } from '@eyelet/server/loyalty/issue-reward.ts';
import { creditHolding } from '@eyelet/server/store-credit/holding.ts';
import { cardToken, readyCart } from '@eyelet/testing/buy.ts';
import type { TestConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { walletToken } from '@eyelet/testing/wallet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
});
afterAll(() => running.close());

type Payer = Readonly<{ member: TestConsumer; basketId: string }>;

async function rewardOf(kind: 'code' | 'card') {
  const { shop } = running;
  const reward = await shop.database.db
    .transaction()
    .execute((tx) => issueReward(tx, shop, { kind, currency: 'USD', amount: 500 }, shop.clock()));
  return { number: reward?.code };
}

/** The source that each method is attached with. */
const sources = {
  GIFT_CARD: async () => {
    const { number, pin } = await newGiftCard(running, 1000);
    return { additionalData: { number, pin } };
  },
  LOYALTY_POINTS: async () => ({ amount: 10 }),
  ATHLETES_PAYMENT: async ({ member }) => {
    await running.shop.database.pool.query(
      `update consumer set identities = array_append(identities, 'athlete'), spending = $2 where id = $1`,
      [member.auth.consumerNo, JSON.stringify({ athlete: { currentSpend: 0, yearly: 10_000 } })],
    );
    return {};
  },
  STORE_CREDIT: async ({ member }) => {
    const { shop } = running;
    const key = `given ${member.auth.consumerNo}`;
    const entries = adjust(creditHolding(member.auth.consumerNo, 'USD'), 500);
    await shop.database.db
      .transaction()
      .execute((tx) => post(tx, { key, kind: 'adjust', reference: key, entries }, shop.clock()));
    return {};
  },
  KLARNA: async ({ member, basketId }) => ({
    additionalData: { token: await walletToken(member, running.origin, basketId, 'KLARNA') },
  }),
  CREDIT_CARD: async () => ({ additionalData: { token: await cardToken(running.origin) } }),
  REWARD_CODE: async () => ({ additionalData: await rewardOf('code') }),
  REWARD_CARD: async () => ({ additionalData: await rewardOf('card') }),
  PAYPAL: async ({ member, basketId }) => ({
    additionalData: { token: await walletToken(member, running.origin, basketId, 'PAYPAL') },
  }),
} satisfies Record<string, (payer: Payer) => Promise<object>>;

test.each(Object.entries(sources))(
  '%s is attached to a cart, which lists it with its id [C3.26]',
  async (method, sourceOf) => {
    const member = await newMember(running, 500);
    const { id: basketId } = await readyCart(member, running.origin, upcs.deck);
    const source = await sourceOf({ member, basketId });
    const params = { basketId };
    const body = { payment_method_id: method as keyof typeof sources, ...source };
    const { payment_instruments: attached } = await member.call(addInstrument, { params, body });
    const listed = expect.objectContaining({
      payment_method_id: method,
      payment_instrument_id: expect.stringMatching(/./),
    });
    expect(attached).toContainEqual(listed);
    expect((await member.call(readCart, { params })).payment_instruments).toEqual(attached);
  },
);
