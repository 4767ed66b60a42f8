import { catalogueOf } from '@eyelet/testing/catalogue-facts.ts';
import { cartLine, cartOf } from '@eyelet/testing/delivery-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import type { CartInstrument } from '../cart/document.ts';
import { enUs } from '../markets/en-us.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { priceCart } from './price-cart.ts';
import { receiptOf } from './receipt-of.ts';

const terms = { market: enUs, now: new Date('2026-05-01T12:00:00Z'), shopper: { consumerType: 'GUEST' as const } };

const pays = (methodId: CartInstrument['methodId'], amount: number | null): CartInstrument => ({
  ...{ id: methodId, methodId, token: '', card: null, account: null, requestId: null, savedCardId: null, keep: false },
  amount,
});

/** Goods of 100.00 that are collected without charge, paid in these ways. */
function priced(instruments: readonly CartInstrument[], promotions: readonly Promotion[]) {
  const line = cartLine({ id: 'a', upc: 'shoe', productId: 'shoe' });
  const catalogue = catalogueOf(
    { shoe: { price: { current: 10_000, original: 10_000 }, isDigital: true } },
    promotions,
  );
  const cart = priceCart(cartOf([line], { instruments }), terms, catalogue);
  const { notApplied, totals } = receiptOf(cart, terms);
  const reasons = Object.fromEntries(notApplied.map(({ promotionId, reason }) => [promotionId, reason]));
  return { taken: cart.reducing.map(({ id }) => id), reasons, items: totals.items };
}

const card = promotion('card', { wants: { payment: ['CREDIT_CARD'] } });
const wallet = promotion('wallet', { wants: { payment: ['PAYPAL', 'CREDIT_CARD'] }, rank: 2 });

test.each([
  { giftCard: 8999, taken: ['card'], items: 9000 },
  // With the promotion the gift card would pay everything.
  { giftCard: 9000, taken: [], items: 10_000 },
  { giftCard: 20_000, taken: [], items: 10_000 },
])('a card beside a gift card of $giftCard counts where it still pays', ({ giftCard, taken, items }) => {
  const found = priced([pays('GIFT_CARD', giftCard), pays('CREDIT_CARD', null)], [card]);
  expect(found).toMatchObject({ taken, items });
  expect(found.reasons.card).toBe(taken.length === 0 ? 'other-payment' : undefined);
});

test('what pays counts for a promotion that something idle is asked by too', () => {
  const instruments = [pays('PAYPAL', 10_000), pays('CREDIT_CARD', null)];
  expect(priced(instruments, [card, wallet])).toEqual({
    taken: ['wallet'],
    reasons: { card: 'other-payment' },
    items: 9000,
  });
});
