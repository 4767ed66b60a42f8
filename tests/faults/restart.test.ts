import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { expect, test } from 'vitest';

test('after a restart account, favorites, cart, order and session are still there [C1.35]', async () => {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const before = await startStockedShop({ databaseUrl });
  const shopper = await newShopper(before.origin);
  const order = await buy(shopper, before.origin, upcs.deck);
  const cart = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  const { email, password, ...consumer } = await newConsumer(before.origin);
  await consumer.call(addFavorite, { body: { productId: productIds.deck } });
  await before.close();

  const after = await startStockedShop({ databaseUrl });
  try {
    const get = async (path: string) => {
      const response = await shopper.fetch(after.origin + path, { headers: { 'x-locale': 'en_US' } });
      return (await response.json()) as Record<string, unknown>;
    };
    expect(await get(readCart.path.replace('{basketId}', cart.id))).toMatchObject({ id: cart.id, totalItems: 2 });
    expect(await get(readPurchase.path.replace('{orderId}', order.orderNumber))).toMatchObject({
      orderNumber: order.orderNumber,
      status: 'confirmed',
      totals: order.totals,
    });
    const again = await newConsumer(after.origin, { email, password, signedUp: true });
    expect(again.auth.consumerNo).toBe(consumer.auth.consumerNo);
    expect(await again.call(listFavorites, {})).toMatchObject({ total: 1, items: [{ productId: productIds.deck }] });
  } finally {
    await after.close();
    await drop();
  }
});
