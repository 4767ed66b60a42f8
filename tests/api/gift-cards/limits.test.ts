import { createCart } from '@eyelet/contracts/cart/create.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { errorOf, newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('numbers cannot be tried one after the other, with any call', async () => {
  const running = await startStockedShop({ config: { rateLimitFactor: 1 } });
  try {
    const shopper = await newShopper(running.origin);
    const { id } = await shopper.call(createCart, {});
    const claim = { number: '6006490000000008', pin: '1' };
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: claim };
      statuses.push((await errorOf(shopper.call(readBalance, { body: claim }))).status);
      statuses.push((await errorOf(shopper.call(addInstrument, { params: { basketId: id }, body }))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  } finally {
    await running.close();
  }
});
