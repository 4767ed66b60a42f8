import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { releasePayment } from '@eyelet/contracts/payment-desk/release.ts';
import { findCaptureFaults } from '@eyelet/db/captures/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { placedWithGiftCard } from '../api/payments/bought-gift-cards.ts';
import { chargeByParcel, follow, movementsOf, ordered, worthOf } from '../api/payments/parcels.ts';
import { refuseCaptures, refusedOrder } from '../api/payments/refused-payment.ts';

test('if an order is cancelled while its first parcel is handed over, either it is charged or all of it is released', async () => {
  let now = new Date('2026-05-04T16:00:00Z');
  const running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
  try {
    for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 400);
    const desk = await chargeByParcel(running);
    const shopper = await newShopper(running.origin);
    const { shop } = running;
    for (let round = 1; round <= 6; round++) {
      const order = await ordered(desk, shopper);
      const { orderNumber } = order;
      const { share, total, delivery } = worthOf(order);
      const { placeId } = await desk.staff.call(listToPack, { query: {} });
      const parcel = { carrier: 'ups', trackingNumber: `1Z-${orderNumber}`, items: [{ upc: upcs.deck, qty: 1 }] };
      const done = (one: Promise<unknown>) =>
        one.then(
          () => true,
          () => false,
        );
      const [isCancelled, isSent] = await Promise.all([
        done(shopper.call(cancelOrder, { body: { orderNumber } })),
        done(
          desk.staff.call(handOverParcel, {
            params: { orderNumber, shippingId: 'shipment-1' },
            body: { placeId: placeId ?? '', ...parcel },
          }),
        ),
        announce(shop),
        captureAgain(shop),
      ]);
      await Promise.all([announce(shop), captureAgain(shop), announce(shop)]);
      await follow(desk);
      expect(isCancelled).toBe(!isSent);
      const captured = share(upcs.deck, 1) + delivery;
      expect(await movementsOf(desk, orderNumber)).toEqual([isSent ? ['capture', captured] : ['void', total]]);
      now = new Date(now.getTime() + 60_000);
    }
    expect(await findCaptureFaults(shop.database.db)).toEqual([]);
  } finally {
    await running.close();
  }
});

test('if what was refused is given up by two people while it is asked for again, it is either captured or released, once', async () => {
  let now = new Date('2026-05-04T16:00:00Z');
  const running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
  try {
    for (const upc of [upcs.deck, upcs.socks]) await setStockAt(running, upc, 'W-NORA', 400);
    const desk = await chargeByParcel(running);
    const shopper = await newShopper(running.origin);
    const { shop } = running;
    for (let round = 1; round <= 6; round++) {
      const { order, taken, refused, paymentKey } = await refusedOrder(desk, shopper);
      await refuseCaptures(running, order, false);
      now = new Date(now.getTime() + 180_000);
      // Who has proven lately who they are.
      const staff = await newStaff(running, { roles: ['owner'] });
      const body = { amount: refused / 100, reason: 'other', note: '' } as const;
      const give = () => {
        const params = { paymentKey, releaseId: randomUUID() };
        return refusalOf(staff.call(releasePayment, { params, body })).catch(() => 'given up');
      };
      // Sometimes one is first, sometimes the other.
      const again = () => captureAgain(shop);
      const [first, second] = round % 2 ? [again(), give()] : [give(), again()];
      const outcomes = [await first, await second, await give()].filter((one) => typeof one === 'string');
      await follow(desk);
      await captureAgain(shop);
      const isReleased = outcomes.includes('given up');
      expect(outcomes.filter((one) => one === 'given up')).toHaveLength(isReleased ? 1 : 0);
      expect(outcomes.every((one) => ['given up', 'STF501', 'STF502'].includes(one))).toBe(true);
      const { orderNumber } = order;
      expect(await movementsOf(desk, orderNumber)).toEqual([
        ['capture', taken],
        [isReleased ? 'void' : 'capture', refused],
      ]);
      now = new Date(now.getTime() + 60_000);
    }
    expect(await findCaptureFaults(shop.database.db)).toEqual([]);
  } finally {
    await running.close();
  }
});

test('if a gift card is canceled while its refused capture is asked for again, either it is issued or its money is released', async () => {
  let now = new Date('2026-05-04T16:00:00Z');
  const running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
  try {
    const desk = await chargeByParcel(running);
    const { shop } = running;
    const rounds = 8;
    const outcomes = new Set<string>();
    for (let round = 1; round <= rounds; round++) {
      // Sessions end while time goes by.
      const shopper = await newShopper(running.origin);
      const staff = await newStaff(running, { roles: ['owner'] });
      const mailed = { upc: upcs.giftCard, recipientEmail: 'bela@example.com' };
      const order = await placedWithGiftCard(desk, shopper, mailed);
      await refuseCaptures(running, order, true);
      await follow(desk);
      await refuseCaptures(running, order, false);
      now = new Date(now.getTime() + 180_000);
      const { orderNumber } = order;
      const items = [{ itemId: order.items.find(({ upc }) => upc === upcs.giftCard)?.id ?? '', qty: 1 }];
      const cancel = () =>
        staff
          .call(cancelDeskItems, {
            params: { orderNumber, cancellationId: randomUUID() },
            body: { reason: 'Never paid', items },
          })
          .then(
            () => 'canceled',
            (fault: unknown) => (fault instanceof ApiError ? fault.id : String(fault)),
          );
      // The capture is asked for again before the call in the first round, and after it in the last one. In between, the call is further
      // when it is with each round.
      if (round === 1) await captureAgain(shop);
      const canceling = cancel();
      await (round === rounds ? canceling : wait(4 * (round - 1)));
      await captureAgain(shop);
      const outcome = await canceling;
      outcomes.add(outcome);
      const isCanceled = outcome === 'canceled';
      now = new Date(now.getTime() + 180_000);
      await captureAgain(shop);
      await follow(desk);
      const { rows } = await shop.database.pool.query<{ issued: number; released: number }>(
        `select (select count(*)::int from gift_card where order_number = $1) as issued, released
         from order_payment where order_number = $1`,
        [orderNumber],
      );
      expect(rows).toEqual([isCanceled ? { issued: 0, released: 4000 } : { issued: 1, released: 0 }]);
      expect(await movementsOf(desk, orderNumber)).toEqual(isCanceled ? [] : [['capture', 4000]]);
    }
    expect(outcomes).toEqual(new Set(['canceled', 'STF409']));
    expect(await findCaptureFaults(shop.database.db)).toEqual([]);
  } finally {
    await running.close();
  }
});
