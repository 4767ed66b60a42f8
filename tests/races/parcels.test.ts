import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('of several people who hand over boxes at once each unit leaves once, the last box ends it, and nobody cancels in between', async () => {
  const running = await startStockedShop();
  try {
    const { origin, shop } = running;
    await setStockAt(running, upcs.socks, 'W-NORA', 90);
    const shopper = await newShopper(origin);
    const staff = await newStaff(running, { roles: ['owner'] });
    for (let round = 0; round < 6; round++) {
      const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
      const cart = await makeReady(shopper, origin, id);
      const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
      const { placeId } = await staff.call(listToPack, { query: {} });
      const params = { orderNumber, shippingId: 'shipment-1' };
      const send = (number: number) =>
        staff.call(handOverParcel, {
          params,
          body: {
            ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-${number}-${orderNumber}` },
            items: [{ upc: upcs.socks, qty: 1 }],
          },
        });
      // Five boxes of one pair each for three pairs, each of them sent twice.
      const calls = [1, 2, 3, 4, 5].flatMap((number) => [send(number), send(number)]);
      const cancel = staff.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'asked by phone' } });
      const [cancelled] = await Promise.allSettled([cancel, ...calls]);
      const order = await staff.call(readDeskOrder, { params: { orderNumber } });
      const isCancelled = cancelled.status === 'fulfilled';
      expect(order.status).toBe(isCancelled ? 'cancelled' : 'shipped');
      expect(order.shipments[0]?.parcels.map(({ units }) => units)).toEqual(isCancelled ? [] : [1, 1, 1]);
      const { rows } = await shop.database.pool.query<{ name: string }>(
        `select name from event where subject = $1 and name like 'shipment.%' order by id`,
        [orderNumber],
      );
      const facts = ['shipment.partly-shipped', 'shipment.partly-shipped', 'shipment.shipped'];
      expect(rows.map(({ name }) => name)).toEqual(isCancelled ? [] : facts);
      // What was not sent would still be the first to be packed.
      if (!isCancelled) continue;
      const { shipments } = await staff.call(listToPack, { query: {} });
      expect(shipments.filter((one) => one.orderNumber === orderNumber)).toEqual([]);
    }
  } finally {
    await running.close();
  }
});
