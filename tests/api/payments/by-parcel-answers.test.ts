import { randomUUID } from 'node:crypto';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { ordersToEnd } from '@eyelet/db/captures/by-parcel.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { capturePayment } from '@eyelet/server/payments/capture.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { captureDue } from '@eyelet/server/payments/capture-due.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import type { PartCaptures } from '@eyelet/server/tenders/tender.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { cardOf, desk, minutes, money, openParcelShop, paidFacts, paymentKeyOf, rows, shopper } from './parcel-shop.ts';
import { follow, ordered, placed, worthOf } from './parcels.ts';
import { capturesOf, statesOf } from './refused-captures.ts';

openParcelShop();

/** The shop with a provider that captures differently. */
function shopWith(capture: (real: PartCaptures) => PartCaptures['capture']): Shop {
  const { shop } = desk.running;
  const { parts } = shop.payments;
  if (!parts) throw new Error('the sandbox captures in parts');
  const payments = { ...shop.payments, parts: { ...parts, capture: capture(parts) } };
  const named = (name: string) => (name === 'sandbox' ? payments : shop.tenders.named(name));
  return { ...shop, payments, tenders: { ...shop.tenders, named } };
}

const away = () => shopWith(() => () => Promise.reject(new Error('away')));

test('a key that has failed stays so, whatever is heard of it later', async () => {
  const { shop } = desk.running;
  const tell = (key: string, success: boolean) =>
    receiveNotices(shop, { id: randomUUID(), topic: 'capture', key, success });
  const order = await placed(desk, shopper);
  await capturePayment(shop, order.orderNumber);
  const { total } = worthOf(order);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-c-${order.orderNumber}` },
  });
  const failing = shopWith((real) => async (request, at) => {
    const state = await real.capture(request, at);
    await tell(request.key, false);
    return state;
  });
  await captureDue(failing, order.orderNumber, 'parcel');
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total });
  const [first] = await capturesOf(order);
  await tell(first?.asked_key ?? '', true);
  expect(await cardOf(order)).toMatchObject({ captured: 0, held: total });
  // The sandbox had only lost it.
  await rows('delete from sandbox_movement where key = $1', first?.asked_key);
  await rows(
    `update sandbox_payment set taken = 0, state = 'authorised' where idempotency_key = $1`,
    await paymentKeyOf(order),
  );
  minutes(2);
  await captureAgain(shop);
  await tell(first?.asked_key ?? '', false);
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: total, held: 0 });
  await follow(desk);
});

test('a refusal that is answered does not take back what was captured', async () => {
  const order = await ordered(desk, shopper);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-d-${order.orderNumber}` },
  });
  // Two processes ask at the same time: one hears that it is captured, then the other that it is not.
  const late = shopWith((real) => async (request, at) => {
    await real.capture(request, at);
    await receiveNotices(desk.running.shop, { id: randomUUID(), topic: 'capture', key: request.key, success: true });
    return { kind: 'refused' };
  });
  await captureDue(late, order.orderNumber, 'parcel');
  expect(await statesOf(order)).toEqual([['parcel', 'captured']]);
  await follow(desk);
});

test('whether an order is captured by parcel is decided once', async () => {
  const { shop } = desk.running;
  const order = await placed(desk, shopper, await newGiftCard(desk.running, 5000));
  const { orderNumber } = order;
  const { total } = worthOf(order);
  const settings = {
    ...shop.settings,
    current: () => ({ ...shop.settings.current(), 'payments.by-parcel-US': false }),
  };
  const lost = { ...shop.payments, capture: () => Promise.reject(new Error('away')) };
  const named = (name: string) => (name === 'sandbox' ? lost : shop.tenders.named(name));
  await expect(
    capturePayment({ ...shop, settings, tenders: { ...shop.tenders, named } }, orderNumber),
  ).rejects.toThrow();
  await follow(desk);
  const captured = (await rows(`select from order_payment where order_number = $1 and state = 'captured'`, orderNumber))
    .length;
  expect(captured).toBe(2);
  expect(await money(order)).toEqual([['capture', total - 5000]]);
  expect(await paidFacts(order)).toBe(1);
});

test('a capture whose provider does not answer waits for its turn, and cancelled orders have none', async () => {
  const { shop } = desk.running;
  const order = await ordered(desk, shopper);
  const { orderNumber } = order;
  const { placeId } = await desk.staff.call(listToPack, { query: {} });
  await desk.staff.call(handOverParcel, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: {
      ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-j-${orderNumber}` },
      items: [{ upc: upcs.deck, qty: 1 }],
    },
  });
  await expect(captureDue(away(), orderNumber, 'parcel')).rejects.toThrow('away');
  minutes(5);
  await captureAgain(away());
  const [capture] = await capturesOf(order);
  expect(capture?.state).toBe('asked');
  expect(capture?.next_try_at).toEqual(new Date(shop.clock().getTime() + 5 * 60_000));
  await follow(desk);
  expect(await statesOf(order)).toEqual([['parcel', 'captured']]);

  const other = await ordered(desk, shopper);
  await shopper.call(cancelOrder, { body: { orderNumber: other.orderNumber } });
  const now = new Date(shop.clock().getTime() + 7 * 24 * 3_600_000);
  const ending = await ordersToEnd(shop.database.db, { now, limit: 1000, later: [] });
  expect(ending).toContain(orderNumber);
  expect(ending).not.toContain(other.orderNumber);
  await follow(desk);
});
