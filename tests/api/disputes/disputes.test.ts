import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { releaseDisputedGoods } from '@eyelet/contracts/disputes/release.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import { balanceOfCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, paidOrder } from '../refunds/refunded.ts';
import { moneyOf } from '../returns/exchanges.ts';
import { type Told, tellDispute } from './told.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  staff = await newStaff(running, { roles: ['owner'], name: 'Bo Lind' });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const tell = async (orderNumber: string, told: Told) => expect(await tellDispute(running, orderNumber, told)).toBe(200);
const disputesOf = async (orderNumber: string) => (await staff.call(listDisputes, { query: { orderNumber } })).rows;
const refundable = async (orderNumber: string) =>
  (await staff.call(listRefunds, { params: { orderNumber } })).refundable;
const disputedIn = async (orderNumber: string) =>
  (await staff.call(readOrderTimeline, { params: { orderNumber } })).entries.flatMap(({ disputed, author }) =>
    disputed ? [[disputed.step, author]] : [],
  );
const packed = async (orderNumber: string) =>
  (await staff.call(listToPack, { query: {} })).shipments.some((one) => one.orderNumber === orderNumber);
const send = (orderNumber: string, shippingId = 'shipment-1') =>
  staff.call(recordShipmentStep, {
    params: { orderNumber, shippingId },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z${orderNumber}` },
  });

test('what is disputed stays in the shop until staff let it go, is listed with its deadline, and waits at home', async () => {
  const { orderNumber } = await paidOrder(running);
  expect(await packed(orderNumber)).toBe(true);
  const deadline = '2026-12-04T12:00:00.000Z';
  const told = { step: 'opened', minute: 1, reason: '13.1 Not received', deadline } as const;
  await Promise.all([1, 2, 3, 4].map(() => tell(orderNumber, told)));
  const [dispute, ...more] = await disputesOf(orderNumber);
  expect(more).toEqual([]);
  expect(dispute).toMatchObject({
    ...{ state: 'open', amount: 105.5, currency: 'USD', reason: '13.1 Not received', isFraud: false, deadline },
    ...{ holdsGoods: true, releasedAt: null },
  });
  const waits = async () =>
    (await staff.call(readHome, {})).tasks.find(({ kind }) => kind === 'disputes-open')?.count ?? 0;
  expect(await waits()).toBe(1);
  expect(await packed(orderNumber)).toBe(false);
  expect(await refusalOf(send(orderNumber))).toBe('STF470');
  const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
  const shippingId = shipments[0]?.shippingId ?? '';
  const items = [{ upc: upcs.deck, qty: 1 }];
  const parcel = { carrier: 'ups', trackingNumber: '1ZHELD', placeId: 'US', items } as const;
  const handed = staff.call(handOverParcel, { params: { orderNumber, shippingId }, body: parcel });
  expect(await refusalOf(handed)).toBe('STF470');

  const params = { disputeId: dispute?.disputeId ?? '' };
  const care = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(care.call(releaseDisputedGoods, { params }))).toBe('STF403');
  const released = await staff.call(releaseDisputedGoods, { params });
  expect(released).toMatchObject({ state: 'open', holdsGoods: false, releasedBy: 'Bo Lind' });
  expect(await staff.call(releaseDisputedGoods, { params })).toEqual(released);
  expect(await disputedIn(orderNumber)).toEqual(
    expect.arrayContaining([
      ['opened', ''],
      ['released', 'Bo Lind'],
    ]),
  );
  // The bank repeats itself with another deadline; what staff have let go is not kept back again.
  await tell(orderNumber, { ...told, minute: 2, deadline: '2026-12-05T12:00:00.000Z' });
  expect(await disputesOf(orderNumber)).toMatchObject([{ holdsGoods: false, deadline: '2026-12-05T12:00:00.000Z' }]);
  await send(orderNumber);
  await tell(orderNumber, { step: 'won', minute: 3 });
  expect(await waits()).toBe(0);
});

test('contested money is given back by nobody else; won it can be again, lost it is gone, in whatever order banks say it', async () => {
  const { orderNumber } = await paidOrder(running);
  await tell(orderNumber, { step: 'opened', minute: 1, amount: 5000 });
  expect(await refundable(orderNumber)).toBe(55.5);
  await tell(orderNumber, { step: 'won', minute: 3 });
  await tell(orderNumber, { step: 'lost', minute: 2 });
  await tell(orderNumber, { step: 'opened', minute: 4 });
  expect(await disputesOf(orderNumber)).toMatchObject([{ state: 'won', holdsGoods: false }]);
  expect(await refundable(orderNumber)).toBe(105.5);
  await tell(orderNumber, { step: 'lost', minute: 5, amount: 5000 });
  expect(await refundable(orderNumber)).toBe(55.5);
  expect((await disputedIn(orderNumber)).at(0)).toEqual(['opened', '']);
  expect((await disputedIn(orderNumber)).map(([step]) => step)).toContain('lost');
});

test('an order whose payment was lost is called off without giving the money back once more', async () => {
  const { orderNumber } = await paidOrder(running);
  await tell(orderNumber, { step: 'opened', minute: 1 });
  await tell(orderNumber, { step: 'lost', minute: 2 });
  expect(await disputesOf(orderNumber)).toMatchObject([{ state: 'lost', holdsGoods: true }]);
  await staff.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'The bank has taken the money back' } });
  await follow(running);
  expect(await moneyOf({ running }, orderNumber)).toEqual({ captured: 10_550, refunded: 0 });
});

type Card = Readonly<{ id: string; state: string; block_cause: string | null; is_void: boolean }>;

/** An order of two gift cards of 40.00, paid by card. */
async function boughtCards() {
  const shopper = await newShopper(running.origin);
  const giftCard = {
    amount: 40,
    recipientName: 'Bela',
    recipientEmail: 'b@example.com',
    sender: 'A',
    message: '',
    design: 'kelp',
  };
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.giftCard, qty: 2, giftCard } });
  const params = { basketId: id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const additionalData = { token: await cardToken(running.origin) };
  await shopper.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id } });
  const cards = async () =>
    (
      await running.shop.database.pool.query<Card>(
        `select id, state, block_cause, voided_at is not null as is_void from gift_card where order_number = $1
         order by unit_no`,
        [orderNumber],
      )
    ).rows;
  await expect
    .poll(async () => {
      await follow(running);
      return (await cards()).length;
    })
    .toBe(2);
  return { orderNumber, cards };
}

test('gift cards bought with disputed money are blocked, and usable again once it is won', async () => {
  const { orderNumber, cards } = await boughtCards();
  const [, second] = await cards();
  // One that staff have blocked themselves stays as it is.
  await running.shop.database.pool.query(`update gift_card set state = 'blocked', block_cause = 'lost' where id = $1`, [
    second?.id,
  ]);
  await tell(orderNumber, { step: 'opened', minute: 1 });
  expect(await cards()).toMatchObject([
    { state: 'blocked', block_cause: 'payment-disputed', is_void: false },
    { state: 'blocked', block_cause: 'lost' },
  ]);
  await tell(orderNumber, { step: 'won', minute: 2 });
  expect(await cards()).toMatchObject([
    { state: 'active', block_cause: null },
    { state: 'blocked', block_cause: 'lost' },
  ]);
  expect(await balanceOfCard(running, (await cards())[0]?.id ?? '')).toBe(4000);
  await tell(orderNumber, { step: 'lost', minute: 3 });
  expect((await cards()).map((one) => one.is_void)).toEqual([true, true]);
});

test('what somebody else has paid for is taken back from its gift cards at once, and for good', async () => {
  const { orderNumber, cards } = await boughtCards();
  await tell(orderNumber, { step: 'opened', minute: 1, isFraud: true });
  await tell(orderNumber, { step: 'opened', minute: 1, isFraud: true });
  const rows = await cards();
  expect(rows).toMatchObject([
    { block_cause: 'fraud', is_void: true },
    { block_cause: 'fraud', is_void: true },
  ]);
  for (const { id } of rows) expect(await balanceOfCard(running, id)).toBe(0);
  await tell(orderNumber, { step: 'won', minute: 2 });
  expect((await cards()).map((one) => one.is_void)).toEqual([true, true]);
});

test('a dispute of a payment that no order has changes nothing, and its provider need not repeat it', async () => {
  const before = (await staff.call(listDisputes, { query: {} })).total;
  await tell('NOBODY', { step: 'opened', minute: 1 });
  expect((await staff.call(listDisputes, { query: {} })).total).toBe(before);
});

test('a parcel that is handed over while its payment is disputed has left before, or stays', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(() => paidOrder(running)));
  const ends = await Promise.all(
    orders.map(async ({ orderNumber }) => {
      const [sent] = await Promise.allSettled([send(orderNumber), tell(orderNumber, { step: 'opened', minute: 1 })]);
      return { orderNumber, hasLeft: sent.status === 'fulfilled' };
    }),
  );
  for (const { orderNumber, hasLeft } of ends) {
    const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
    expect(shipments[0]?.shippedAt !== null).toBe(hasLeft);
    if (!hasLeft) expect(await refusalOf(send(orderNumber))).toBe('STF470');
  }
});
