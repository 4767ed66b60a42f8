import { randomUUID } from 'node:crypto';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('if an item is cancelled while its shipment is handed over, one of them is first, and the box has what was paid for', async () => {
  const running = await startStockedShop();
  try {
    const { origin, shop } = running;
    await setStockAt(running, upcs.socks, 'W-NORA', 90);
    const shopper = await newShopper(origin);
    const staff = await newStaff(running, { roles: ['owner'] });
    const pairs = async () => {
      const { rows } = await shop.database.pool.query<{ n: number }>(
        'select sum(on_hand - reserved)::int as n from stock where upc = $1',
        [upcs.socks],
      );
      return rows[0]?.n ?? 0;
    };
    const before = await pairs();
    let kept = 0;
    for (let round = 0; round < 8; round++) {
      const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
      await makeReady(shopper, origin, id);
      const { orderNumber, items } = await shopper.call(placeOrder, { body: { cartId: id } });
      const body = { orderNumber, items: [{ itemId: items[0]?.id ?? '', qty: 1 }] };
      const cancel = () => shopper.call(cancelOrderItems, { body: { ...body, cancellationId: randomUUID() } });
      const ship = staff.call(recordShipmentStep, {
        params: { orderNumber, shippingId: 'shipment-1' },
        body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` },
      });
      const [first, second, shipped] = await Promise.allSettled([cancel(), cancel(), ship]);
      const cancelled = [first, second].filter(({ status }) => status === 'fulfilled').length;
      expect(shipped.status).toBe('fulfilled');
      const order = await staff.call(readDeskOrder, { params: { orderNumber } });
      expect(order.status).toBe('shipped');
      expect(order.shipments[0]?.parcels.map(({ units }) => units)).toEqual([3 - cancelled]);
      const { rows } = await shop.database.pool.query<{ n: number }>(
        'select count(*)::int as n from order_refund where order_number = $1',
        [orderNumber],
      );
      expect(rows).toEqual([{ n: cancelled }]);
      kept += 3 - cancelled;
    }
    expect(await pairs()).toBe(before - kept);
  } finally {
    await running.close();
  }
});

test('if items and the whole order are cancelled at once, its stock comes back once, and no more than its money', async () => {
  const running = await startStockedShop();
  try {
    const { origin, shop } = running;
    await setStockAt(running, upcs.socks, 'W-NORA', 90);
    const shopper = await newShopper(origin);
    const { pool } = shop.database;
    const pairs = async () => {
      const { rows } = await pool.query<{ n: number }>(
        'select sum(on_hand - reserved)::int as n from stock where upc = $1',
        [upcs.socks],
      );
      return rows[0]?.n ?? 0;
    };
    const before = await pairs();
    for (let round = 0; round < 8; round++) {
      const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 3 } });
      await makeReady(shopper, origin, id);
      const { orderNumber, items } = await shopper.call(placeOrder, { body: { cartId: id } });
      const cancelOne = () =>
        shopper.call(cancelOrderItems, {
          body: { orderNumber, cancellationId: randomUUID(), items: [{ itemId: items[0]?.id ?? '', qty: 1 }] },
        });
      await Promise.allSettled([cancelOne(), shopper.call(cancelOrder, { body: { orderNumber } }), cancelOne()]);
      expect(await pairs()).toBe(before);
      const { rows } = await pool.query<{ state: string; kept: number }>(
        `select orders.state, order_payment.amount - order_payment.refunded as kept
         from orders join order_payment using (order_number) where order_number = $1`,
        [orderNumber],
      );
      expect(rows[0]?.state).toBe('cancelled');
      expect(rows[0]?.kept).toBeGreaterThanOrEqual(0);
    }
  } finally {
    await running.close();
  }
});
