import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import type { Receipt } from '@eyelet/contracts/receipts/receipt.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('promotions that do not combine say so in the receipt of the cart and of the order', async () => {
  const own = await startStockedShop();
  try {
    const ofOrder = { group: 'order', rank: 3 };
    const percent = (off: number) => ({ kind: 'percent', percent: off }) as const;
    const codes = ['five', 'ten', 'alone', 'most'];
    await givePromotions(
      own,
      [
        promotion('five', { ...ofOrder, needsCoupon: true, benefit: percent(5), texts: { name: 'Five' } }),
        promotion('ten', { ...ofOrder, needsCoupon: true, benefit: percent(10), texts: { name: 'Ten' } }),
        promotion('alone', { exclusive: true, needsCoupon: true, benefit: percent(8), texts: { name: 'Alone' } }),
        promotion('most', { exclusive: true, needsCoupon: true, benefit: percent(40), texts: { name: 'Most' } }),
      ],
      codes.map((id) => ({ code: id.toUpperCase(), promotion: id })),
    );
    const shopper = await newShopper(own.origin);
    const ready = await readyCart(shopper, own.origin, upcs.deck);
    const apply = (code: string) => shopper.call(applyCoupon, { body: { cartId: ready.id, code } });
    const told = ({ notApplied }: Receipt) =>
      Object.fromEntries(notApplied.map(({ promotionName, reason, by }) => [promotionName, [reason, ...by]]));
    for (const code of ['FIVE', 'TEN', 'ALONE']) await apply(code);
    expect(told(await shopper.call(readReceiptOfCart, { params: { basketId: ready.id } }))).toMatchObject({
      Five: ['best-of-group', 'Ten'],
      Alone: ['others-take-more', 'Ten'],
    });
    const cart = await apply('MOST');
    expect(cart.promoSummary.map(({ promotionId, amount }) => [promotionId, amount])).toContainEqual(['most', 40]);
    const { orderNumber: orderId } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
    const bought = await shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} });
    expect(told(bought)).toEqual({
      Five: ['best-of-group', 'Ten'],
      Ten: ['stands-alone', 'Most'],
      Alone: ['stands-alone', 'Most'],
    });
  } finally {
    await own.close();
  }
});
