import { randomUUID } from 'node:crypto';
import { readHome } from '@eyelet/contracts/home/read.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { releasePayment } from '@eyelet/contracts/payment-desk/release.ts';
import { captureAgain } from '@eyelet/server/payments/capture-again.ts';
import { errorOf, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type StaffBrowser } from '@eyelet/testing/staff.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { issued, placedWithGiftCard } from '../payments/bought-gift-cards.ts';
import { bringHome, openStore, orderedForBoth } from '../payments/home-and-store.ts';
import {
  cardOf,
  days,
  desk,
  minutes,
  money,
  openParcelShop,
  paidFacts,
  rows,
  shopper,
  signIn,
} from '../payments/parcel-shop.ts';
import { follow, send, worthOf } from '../payments/parcels.ts';
import { cardKeyOf, refuseCaptures, refusedOrder } from '../payments/refused-payment.ts';

openParcelShop();

type Given = Partial<RequestOf<typeof releasePayment>['body']> & Readonly<{ by?: StaffBrowser; releaseId?: string }>;

/** Gives an amount, in minor units, up. */
const release = (
  paymentKey: string,
  amount: number,
  { by = desk.staff, releaseId = randomUUID(), ...body }: Given = {},
) =>
  by.call(releasePayment, {
    params: { paymentKey, releaseId },
    body: { reason: 'refused', note: '', ...body, amount: amount / 100 },
  });

const factsOf = ({ orderNumber }: Order) =>
  rows<{ payload: object }>(`select payload from event where name = 'payment.released' and subject = $1`, orderNumber);

const cancelAtDesk = async ({ orderNumber, items }: Order, upc: string, qty: number) => {
  const itemId = items.find((one) => one.upc === upc)?.id ?? '';
  const body = { reason: 'Not to be had', items: [{ itemId, qty }] };
  await desk.staff.call(cancelDeskItems, { params: { orderNumber, cancellationId: randomUUID() }, body });
};

test('what a provider refuses to capture is given up before its hold is over: released once, never asked for again, and told', async () => {
  const { order, taken, refused, paymentKey } = await refusedOrder(desk, shopper);
  const read = () => desk.staff.call(readDeskPayment, { params: { paymentKey } });
  expect(await read()).toMatchObject({ held: refused / 100, refused: refused / 100, releases: [] });
  // It would capture again.
  await refuseCaptures(desk.running, order, false);
  const releaseId = randomUUID();
  const answer = await release(paymentKey, refused, { releaseId, note: 'Paid by transfer', reason: 'paid-otherwise' });
  expect(answer).toMatchObject({ held: 0, refused: 0, released: refused / 100 });
  await release(paymentKey, refused, { releaseId });
  await follow(desk);
  days(8);
  await captureAgain(desk.running.shop);
  await signIn();
  expect(await money(order)).toEqual([
    ['capture', taken],
    ['void', refused],
  ]);
  expect(await cardOf(order)).toEqual({
    ...{ state: 'captured', captured: taken, held: 0, released: refused, refunded: refused },
  });
  expect(await paidFacts(order)).toBe(1);
  expect(await factsOf(order)).toEqual([
    { payload: { orderNumber: order.orderNumber, paymentKey, releaseId, amount: refused } },
  ]);
});

test('who gave up what, and why, is on the payment and in the timeline of its order', async () => {
  const { order, refused, paymentKey } = await refusedOrder(desk, shopper);
  const by = await newStaff(desk.running, { name: 'Ada Rook', roles: ['finance'] });
  const releaseId = randomUUID();
  const { releases, captures } = await release(paymentKey, refused, { by, releaseId, note: 'Phoned' });
  const told = { releaseId, amount: refused / 100, reason: 'refused' };
  expect(releases).toMatchObject([{ ...told, note: 'Phoned', by: 'Ada Rook' }]);
  expect(captures.map(({ state }) => state)).toEqual(['captured', 'voided']);
  const { orderNumber } = order;
  const { entries } = await desk.staff.call(readOrderTimeline, { params: { orderNumber } });
  expect(entries.filter(({ kind }) => kind === 'release')).toMatchObject([{ author: 'Ada Rook', released: told }]);
});

test('what goods that are still to be handed over need is not given up, and they are named; once they are canceled it is', async () => {
  await openStore(desk, upcs.deck);
  const { order } = await orderedForBoth(desk, shopper, { home: upcs.socks, collected: upcs.deck });
  const { total } = worthOf(order);
  await refuseCaptures(desk.running, order, true);
  await bringHome(desk, order);
  const paymentKey = await cardKeyOf(desk.running, order);
  const { refused } = await desk.staff.call(readDeskPayment, { params: { paymentKey } });
  expect(refused).toBeGreaterThan(0);
  const give = () => release(paymentKey, Math.round(refused * 100));
  const deck = order.items.find(({ upc }) => upc === upcs.deck);
  const open = `${deck?.name} ${deck?.size} × 1`;
  const refusal = await errorOf(give());
  expect(refusal.errorDetails).toMatchObject([{ errorId: 'STF500', details: { items: open } }]);
  expect(refusal.message).toContain(open);
  expect(await cardOf(order)).toMatchObject({ held: total, released: 0 });
  await cancelAtDesk(order, upcs.deck, 1);
  await follow(desk);
  await give();
  await follow(desk);
  expect(await cardOf(order)).toMatchObject({ state: 'voided', captured: 0, released: total });
  expect(await paidFacts(order)).toBe(0);
});

test('the money of a gift card that waits for it is not given up, and no card is issued for what lapses with its hold', async () => {
  const mailed = { upc: upcs.giftCard, recipientEmail: 'bela@example.com' };
  const order = await placedWithGiftCard(desk, shopper, mailed);
  await refuseCaptures(desk.running, order, true);
  await follow(desk);
  await refuseCaptures(desk.running, order, false);
  await send(desk, order, '1Z-card', [[upcs.deck, 1]]);
  await refuseCaptures(desk.running, order, true);
  const paymentKey = await cardKeyOf(desk.running, order);
  expect(await desk.staff.call(readDeskPayment, { params: { paymentKey } })).toMatchObject({ refused: 40 });
  const refusal = await errorOf(release(paymentKey, 4000));
  const card = order.items.find(({ upc }) => upc === mailed.upc);
  expect(refusal.errorDetails).toMatchObject([{ errorId: 'STF500' }]);
  expect(refusal.message).toContain(`${card?.name}`);
  for (let tries = 0; tries < 5; tries++) {
    days(4);
    await captureAgain(desk.running.shop);
    await follow(desk);
  }
  await signIn();
  expect(await cardOf(order)).toMatchObject({ state: 'captured', held: 0, released: 4000 });
  expect([await paidFacts(order), await issued(order)]).toEqual([1, 0]);
});

test('nothing is given up while it is being taken, of another amount than was shown, twice, or where nothing was refused', async () => {
  const { refused, paymentKey, order } = await refusedOrder(desk, shopper);
  expect(await refusalOf(release('none', refused))).toBe('STF404');
  expect(await refusalOf(release(paymentKey, refused - 1))).toBe('STF502');
  const set = (state: string) =>
    rows(
      `update order_capture set state = $2 where order_number = $1 and state in ('asked', 'refused')`,
      order.orderNumber,
      state,
    );
  await set('asked');
  expect(await refusalOf(release(paymentKey, refused))).toBe('STF501');
  await set('refused');
  const releaseId = randomUUID();
  await release(paymentKey, refused, { releaseId });
  expect(await refusalOf(release(paymentKey, refused))).toBe('STF502');
  minutes(1);
  const other = await refusedOrder(desk, shopper);
  expect(await refusalOf(release(other.paymentKey, other.refused, { releaseId }))).toBe('STF404');
  await refuseCaptures(desk.running, other.order, false);
  minutes(3);
  await captureAgain(desk.running.shop);
  expect(await refusalOf(release(other.paymentKey, other.refused))).toBe('STF502');
});

test('more than one person gives of an order alone is given up by who may approve refunds, and by nobody without the permission', async () => {
  const { refused, paymentKey } = await refusedOrder(desk, shopper);
  const as = async (role: 'care' | 'warehouse') => newStaff(desk.running, { roles: [role] });
  expect(await refusalOf(release(paymentKey, refused, { by: await as('warehouse') }))).toBe('STF403');
  expect(await refusalOf(release(paymentKey, refused, { by: await as('care') }))).toBe('STF503');
  await release(paymentKey, refused, { by: await newStaff(desk.running, { roles: ['finance'] }) });
});

test('refused captures are at home of who sees payments, and in a list of exactly those, until they are given up', async () => {
  await signIn();
  const refusedNow = async (by = desk.staff) =>
    (await by.call(readHome, {})).tasks.find(({ kind }) => kind === 'captures-refused')?.count ?? 0;
  const listed = async () =>
    (await desk.staff.call(listMovements, { query: { kind: 'capture', state: 'refused' } })).total;
  const before = await refusedNow();
  const { refused, paymentKey } = await refusedOrder(desk, shopper);
  expect([await refusedNow(), await listed()]).toEqual([before + 1, before + 1]);
  expect(await refusedNow(await newStaff(desk.running, { roles: ['warehouse'] }))).toBe(0);
  await release(paymentKey, refused);
  expect([await refusedNow(), await listed()]).toEqual([before, before]);
});
