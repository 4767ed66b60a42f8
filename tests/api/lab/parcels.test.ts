import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('a parcel is moved on in the lab by the browser that ordered it, and by no other one', async () => {
  const [shopper, other] = [await newShopper(running.origin), await newShopper(running.origin)];
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  const staff = await newStaff(running, { roles: ['warehouse'] });
  const body = { step: 'shipped', carrier: 'dhl', trackingNumber: 'LAB-1' } as const;
  await staff.call(recordShipmentStep, { params: { orderNumber, shippingId: 'shipment-1' }, body });
  const labOf = async ({ fetch }: Shopper) => (await fetch(`${running.origin}/dev/lab`)).text();
  const report = ({ fetch }: Shopper, state: string, expectedOn = '') =>
    fetch(`${running.origin}/dev/lab/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ trackingNumber: 'LAB-1', state, expectedOn }),
    });
  const order = () => shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(await labOf(other)).not.toContain('LAB-1');
  await report(other, 'delivered');
  expect((await order()).status).toBe('shipped');
  await report(shopper, 'travelling', '2099-01-05');
  expect((await order()).shipments).toMatchObject([{ expectedOn: '2099-01-05', scans: [{ state: 'travelling' }] }]);
  await report(shopper, 'delivered');
  expect((await order()).status).toBe('delivered');
  expect(await labOf(shopper)).not.toContain('LAB-1');
});
