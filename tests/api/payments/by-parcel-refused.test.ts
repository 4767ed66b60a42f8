import { randomUUID } from 'node:crypto';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { decide, send as sendBack } from '../returns/exchanges.ts';
import { cardOf, days, desk, minutes, money, openParcelShop, paidFacts, rows, shopper, signIn } from './parcel-shop.ts';
import { follow, ordered, send, worthOf } from './parcels.ts';
import { refusing, statesOf } from './refused-captures.ts';

openParcelShop();

test('while a capture is refused, what was taken is given back; after its hold it is given up, and the order is paid', async () => {
  const order = await ordered(desk, shopper);
  const { total } = worthOf(order);
  await send(desk, order, '1Z-e', [[upcs.socks, 1]]);
  const [[, first] = ['', 0]] = await money(order);
  await refusing(order, true);
  minutes(1);
  await send(desk, order, '1Z-f', [
    [upcs.deck, 2],
    [upcs.socks, 2],
  ]);
  const give = async (amount: number) => {
    await desk.staff.call(giveRefund, {
      params: { orderNumber: order.orderNumber, refundId: randomUUID() },
      body: { amount: amount / 100, reason: 'goodwill', note: '' },
    });
    await follow(desk);
    minutes(1);
  };
  await give(500);
  // More than is left of what was taken: it waits.
  await give(first);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', 500],
  ]);
  for (let time = 1; time <= 4; time++) {
    expect(await statesOf(order)).toEqual([
      ['parcel', 'captured'],
      ['parcel', 'refused'],
    ]);
    days(2);
    await captureAgain(desk.running.shop);
  }
  await signIn();
  await follow(desk);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', 500],
    ['refund', first - 500],
  ]);
  // Outside systems hear of each once, also of the one that had to wait.
  const decided = `select payload ->> 'amount' as amount from event
    where name = 'refund.decided' and payload ->> 'orderNumber' = $1 order by id`;
  expect(await rows(decided, order.orderNumber)).toEqual([{ amount: '500' }, { amount: String(first) }]);
  const released = total - first;
  expect(await cardOf(order)).toMatchObject({ state: 'captured', captured: first, held: 0, released, refunded: total });
  const query = { kind: 'capture', state: 'voided', search: order.orderNumber } as const;
  expect((await desk.staff.call(listMovements, { query })).rows).toMatchObject([{ amount: released / 100 }]);
  expect(await paidFacts(order)).toBe(1);
  const counted = await (await fetch(`${desk.running.origin}/health/metrics`)).text();
  expect(counted).toMatch(/^eyelet_capture_given_up_total 1$/m);
});

test('an order of which nothing could be taken is never paid', async () => {
  const order = await ordered(desk, shopper);
  await refusing(order, true);
  await send(desk, order, '1Z-g', [
    [upcs.deck, 2],
    [upcs.socks, 3],
  ]);
  for (let time = 1; time <= 4; time++) {
    days(2);
    await captureAgain(desk.running.shop);
  }
  await signIn();
  await follow(desk);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, held: 0 });
  expect(await paidFacts(order)).toBe(0);
});

test('a return of goods that were paid for is accepted while the capture of others is refused', async () => {
  const order = await ordered(desk, shopper);
  const { share } = worthOf(order);
  await send(desk, order, '1Z-h', [[upcs.socks, 3]]);
  const [[, first] = ['', 0]] = await money(order);
  await refusing(order, true);
  minutes(1);
  await send(desk, order, '1Z-i', [[upcs.deck, 2]]);
  await desk.staff.call(recordShipmentStep, {
    params: { orderNumber: order.orderNumber, shippingId: 'shipment-1' },
    body: { step: 'delivered' },
  });
  await follow(desk);
  minutes(1);
  const { returnId } = await sendBack(desk, shopper, order, [{ upc: upcs.socks }]);
  await decide(desk, order, returnId, [{ upc: upcs.socks, accepted: 1 }]);
  await follow(desk);
  expect(await money(order)).toEqual([
    ['capture', first],
    ['refund', share(upcs.socks, 1)],
  ]);
});
