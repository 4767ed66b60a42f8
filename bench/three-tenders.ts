import { addInstrument, type PaymentData } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { issueReward } from '@eyelet/server/loyalty/issue-reward.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import type { Goods } from './goods.ts';
import { type Buyer, cartOf, placeCart, stepsOf } from './purchase.ts';

/** Most statements permitted to placing an order that three tenders pay. */
export const mostOfThreeTenders = 12;

const third = ['points', 'a reward'] as const;

/** Database statements of placing an order that a card, a gift card, and points or a reward pay. */
export async function countOfThreeTenders(
  running: RunningShop,
  goods: Goods,
): Promise<readonly Readonly<{ tenders: string; statements: number }>[]> {
  const counted = [];
  for (const tender of third) {
    const buyer: Buyer = {
      shopper: await newMember(running, 500),
      origin: running.origin,
      goods,
      market: goods.markets.us,
      cart: undefined,
    };
    for (const step of stepsOf({ ways: ['home', 'home'], payment: 'card' })) await step(buyer);
    const { number, pin } = await newGiftCard(running, 500);
    await attach(buyer, 'GIFT_CARD', { number, pin });
    await (tender === 'points' ? attachVoucher(buyer) : attachReward(running, buyer));
    const tenders = cartOf(buyer).payment_instruments.length;
    if (tenders !== 3) throw new Error(`the cart has ${tenders} tenders`);
    const { length } = await statementsOf(() => placeCart(buyer));
    counted.push({ tenders: `a card, a gift card and ${tender}`, statements: length });
  }
  return counted;
}

async function attach(buyer: Buyer, method: 'GIFT_CARD' | 'REWARD_CODE', additionalData: PaymentData): Promise<void> {
  const params = { basketId: cartOf(buyer).id };
  buyer.cart = await buyer.shopper.call(addInstrument, { params, body: { payment_method_id: method, additionalData } });
}

async function attachReward({ shop }: RunningShop, buyer: Buyer): Promise<void> {
  const wanted = { kind: 'code', currency: 'USD', amount: 500 } as const;
  const reward = await transact(shop.database.db, (tx) => issueReward(tx, shop, wanted, shop.clock()));
  await attach(buyer, 'REWARD_CODE', { number: reward?.code ?? '' });
}

async function attachVoucher(buyer: Buyer): Promise<void> {
  const params = { basketId: cartOf(buyer).id };
  buyer.cart = await buyer.shopper.call(applyReward, { params, body: { appliedLoyaltyVoucher: 200 } });
}
