import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { cards, cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('a guest who is declined, signs in and then pays owns the order [C7.10 C7.55]', async () => {
  const running = await startStockedShop();
  try {
    const { email, password } = await newConsumer(running.origin);
    const guest = await newShopper(running.origin);
    const { id: cartId } = await readyCart(guest, running.origin, upcs.deck, cards.declined);
    expect(await refusalOf(guest.call(placeOrder, { body: { cartId } }))).toBe('PAY400');
    const consumer = await signInShopper(guest, email, password);
    expect(consumer.auth.basketId).toBe(cartId);
    const additionalData = { token: await cardToken(running.origin) };
    const params = { basketId: cartId };
    await consumer.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
    const { orderNumber } = await consumer.call(placeOrder, { body: { cartId } });
    const again = await consumer.call(readPurchase, { params: { orderId: orderNumber } });
    expect(again).toMatchObject({ orderNumber, status: 'confirmed' });
  } finally {
    await running.close();
  }
});
