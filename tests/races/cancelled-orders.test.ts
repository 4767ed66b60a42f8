import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { markReady } from '@eyelet/server/orders/mark-ready.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

const store = 'S-WHARF';
const open = [['10:00', '18:00']];
const details = {
  ...{ addressLine1: '1 Long Wharf', city: 'Boston', province: 'MA', postalCode: '02110' },
  ...{ timeZone: 'America/New_York', week: [open, open, open, open, open, open, open], openOn: 'all' },
};

test('if the shopper cancels while the store packs, exactly one of them succeeds [C9.35]', async () => {
  const running = await startStockedShop({ parts: { clock: () => new Date('2026-05-04T16:00:00Z') } });
  try {
    const { shop, origin } = running;
    const shopper = await newShopper(origin);
    await writePlaces(shop.database, [
      { id: store, kind: 'store', name: 'Long Wharf', region: 'NORA', country: 'US', details },
    ]);
    await setStockAt(running, upcs.deck, store, 20);
    await expect
      .poll(() => shop.catalogue.availability(upcs.deck, { placeId: store }), { timeout: 10_000 })
      .toBeGreaterThan(9);
    const pairs = async () => {
      const { rows } = await shop.database.pool.query<{ pairs: number }>(
        'select (on_hand - reserved) as pairs from stock where upc = $1 and place_id = $2',
        [upcs.deck, store],
      );
      return rows[0]?.pairs ?? 0;
    };
    const before = await pairs();
    let packed = 0;
    for (let round = 0; round < 8; round++) {
      const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, storeId: store } });
      const params = { basketId: id };
      await shopper.call(setShippingAddress, { params, body: address });
      await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
      const contact = { email: 'collector@example.com', phone: '2075550124' };
      await shopper.call(setShippingAddress, { params, body: { shippingId: `pickup-${store}`, ...contact } });
      const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: await cardToken(origin) } };
      const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id, paymentMethod } });
      const [cancelled, isReady] = await Promise.all([
        shopper.call(cancelOrder, { body: { orderNumber } }).then(
          () => true,
          () => false,
        ),
        markReady(shop, { orderNumber, shippingId: `pickup-${store}` }),
      ]);
      expect(cancelled).toBe(!isReady);
      const { status } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
      expect(status).toBe(isReady ? 'ready for pickup' : 'cancelled');
      if (isReady) packed += 1;
    }
    expect(await pairs()).toBe(before - packed);
  } finally {
    await running.close();
  }
});
