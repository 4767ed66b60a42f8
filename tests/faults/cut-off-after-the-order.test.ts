import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../api/order-desk/orders.ts';
import { askLabel } from '../api/returns/messages.ts';
import { expectOne, openDeaths } from './deaths.ts';

let deaths: Awaited<ReturnType<typeof openDeaths>>;
beforeAll(async () => {
  deaths = await openDeaths();
});
afterAll(() => deaths.close());

test('cut off at any write of a settled return: it is refunded once, to both tenders', {
  timeout: 540_000,
}, async () => {
  let total = 0;
  const all = await deaths.tracesOfDeaths({
    operation: settleReturn,
    async prepare({ order, staff, shopper }) {
      total = Math.round(order.totals.total * 100);
      await deliver(staff, order);
      const { returnId } = await askLabel(deaths.running.origin, shopper, order.orderNumber);
      const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
      await deaths.follow();
      const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
      return { by: staff, path: settleReturn.path.replace('{returnId}', returnId), body: { version, items: decided } };
    },
    units: 2,
  });
  expectOne(all).toMatchObject({
    moved: { capture: total - 5000, refund: total - 5000 },
    refunds: { refunded: total },
    card: 5000,
    papers: ['credit note', 'invoice'],
    waiting: [],
  });
});

test('cut off at any write of a return that is exchanged: one order is made, and no money moves', {
  timeout: 540_000,
}, async () => {
  const all = await deaths.tracesOfDeaths({
    operation: settleReturn,
    async prepare({ order, staff, shopper }) {
      await deliver(staff, order);
      const itemId = order.items.find(({ upc }) => upc === upcs.deck)?.id ?? expect.fail('no shoes');
      const items = [{ itemId, qty: 1, reason: 'too-small' as const, exchange: upcs.deckLarger }];
      const { returnId } = await askLabel(deaths.running.origin, shopper, order.orderNumber, { items });
      const { version } = await staff.call(receiveReturn, { params: { returnId } });
      await deaths.follow();
      const decided = [{ itemId, accepted: 1, restocked: 1, note: '' }];
      return { by: staff, path: settleReturn.path.replace('{returnId}', returnId), body: { version, items: decided } };
    },
    units: 1,
  });
  expectOne(all).toMatchObject({
    ...{ card: 0, refunds: {}, papers: ['credit note', 'invoice'], waiting: [] },
    ...{ exchanges: [{ state: 'confirmed', papers: 1 }], reserved: 0 },
  });
});

test('cut off at any write of a cancelled order: it is refunded once', { timeout: 540_000 }, async () => {
  let total = 0;
  const all = await deaths.tracesOfDeaths({
    operation: cancelOrder,
    prepare({ order: { orderNumber, totals }, shopper }) {
      total = Math.round(totals.total * 100);
      return Promise.resolve({ by: shopper, path: cancelOrder.path, body: { orderNumber } });
    },
    units: 2,
  });
  expectOne(all).toMatchObject({
    moved: { capture: total - 5000, refund: total - 5000 },
    refunds: { refunded: total },
    card: 5000,
    waiting: [],
  });
});

test('cut off at any write of a parcel that is sent: it is sent once, with one mail', {
  timeout: 540_000,
}, async () => {
  const all = await deaths.tracesOfDeaths({
    operation: recordShipmentStep,
    prepare({ order: { orderNumber, shipments }, staff }) {
      const shippingId = shipments[0]?.shippingId ?? expect.fail('no shipment');
      const path = recordShipmentStep.path.replace('{orderNumber}', orderNumber).replace('{shippingId}', shippingId);
      return Promise.resolve({
        by: staff,
        path,
        body: { step: 'shipped' as const, carrier: 'ups', trackingNumber: `1Z${orderNumber}` },
      });
    },
    units: 0,
  });
  expectOne(all).toMatchObject({ card: 0, refunds: {}, waiting: [] });
});
