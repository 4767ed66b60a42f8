import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { takeUpdate } from '@eyelet/server/carriers/take-update.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('an order that somebody moves keeps only its own reports waiting, not those on other parcels', async () => {
  const running = await startStockedShop({});
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  const shopper = await newShopper(running.origin);
  const orders: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
    const params = { orderNumber, shippingId: 'shipment-1' };
    const body = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-${orderNumber}` } as const;
    await warehouse.call(recordShipmentStep, { params, body });
    orders.push(orderNumber);
  }
  const [held = '', ...others] = orders;
  const report = (orderNumber: string) =>
    takeUpdate(running.shop, {
      ...{ carrier: 'ups', trackingNumber: `1Z-${orderNumber}`, expectedOn: null, saidAt: new Date() },
      scans: [{ state: 'travelling', at: new Date(), place: 'Salem' }],
    });
  const holder = await running.shop.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from orders where order_number = $1 for update', [held]);
  let isHeldStored = false;
  const waiting = report(held).then((outcome) => {
    isHeldStored = true;
    return outcome;
  });
  // These are stored together with, or after, the one that has to wait.
  expect(await Promise.all(others.map(report))).toEqual(['taken', 'taken']);
  expect(isHeldStored).toBe(false);
  await holder.query('rollback');
  holder.release();
  expect(await waiting).toBe('taken');
  await running.close();
});
