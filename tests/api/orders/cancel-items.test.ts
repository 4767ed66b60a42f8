import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import { proofTriesPerMinute } from '@eyelet/contracts/orders/proof.ts';
import { quoteCancellation } from '@eyelet/contracts/orders/quote-cancellation.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { addReturnPictures } from '@eyelet/contracts/returns/add-pictures.ts';
import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, makeReady } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let now = new Date('2026-05-04T16:00:00Z');
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500, parts: { clock: () => now } });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

/** Two pairs of shoes for 100.00 each and three pairs of socks for 19.90 each. */
async function ordered(shopper: Shopper, giftCard?: Readonly<{ number: string; pin: string }>) {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks, qty: 3 } });
  await makeReady(shopper, running.origin, id);
  if (giftCard) {
    const { number, pin } = giftCard;
    const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number, pin } };
    await shopper.call(addInstrument, { params: { basketId: id }, body });
  }
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  const idOf = (upc: string) => order.items.find((one) => one.upc === upc)?.id ?? '';
  return { order, orderNumber: order.orderNumber, deck: idOf(upcs.deck), socks: idOf(upcs.socks) };
}

type Units = readonly Readonly<{ itemId: string; qty: number }>[];
type Proof = Readonly<{ token?: string; email?: string }>;

const cancel = (shopper: Shopper, orderNumber: string, items: Units, more: Proof & { id?: string } = {}) => {
  const { id: cancellationId = randomUUID(), ...proof } = more;
  return shopper.call(cancelOrderItems, { body: { orderNumber, cancellationId, items: [...items], ...proof } });
};
const read = (shopper: Shopper, orderId: string) => shopper.call(readPurchase, { params: { orderId } });

async function rows<R extends object>(text: string, ...values: unknown[]): Promise<readonly R[]> {
  return (await running.shop.database.pool.query<R>(text, values)).rows;
}

async function pairsOf(upc: string): Promise<number> {
  const [row] = await rows<{ pairs: number }>(
    'select sum(on_hand - reserved)::int as pairs from stock where upc = $1',
    upc,
  );
  return row?.pairs ?? 0;
}

async function refundedOf(orderNumber: string): Promise<number> {
  const [row] = await rows<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from order_refund where order_number = $1 and state = 'refunded'`,
    orderNumber,
  );
  return row?.sum ?? 0;
}

async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) await announce(running.shop);
}

test('items are cancelled while the rest is sent: stock, their share of the money with its tax, mail and credit note', async () => {
  const shopper = await newShopper(running.origin);
  const before = { deck: await pairsOf(upcs.deck), socks: await pairsOf(upcs.socks) };
  const { order, orderNumber, deck, socks } = await ordered(shopper);
  await settle();
  expect(order.items.map(({ cancellableQty }) => cancellableQty)).toEqual([2, 3]);
  const after = await cancel(shopper, orderNumber, [
    { itemId: deck, qty: 1 },
    { itemId: socks, qty: 3 },
  ]);
  expect(after).toMatchObject({ orderNumber, status: 'confirmed', isCancelled: false });
  expect(after.items.map((one) => [one.qty, one.cancelledQty, one.cancellableQty])).toEqual([
    [2, 1, 1],
    [3, 3, 0],
  ]);
  expect(await pairsOf(upcs.deck)).toBe(before.deck - 1);
  expect(await pairsOf(upcs.socks)).toBe(before.socks);
  await settle();
  // Half of the shoes and all of the socks, with their tax; delivery goes with the last unit.
  const [pairs, three] = order.items.map((one) => Math.round((one.price.priceAfterOrderDiscount + one.taxTotal) * 100));
  const due = Math.floor((pairs ?? 0) / 2) + (three ?? 0);
  expect(await refundedOf(orderNumber)).toBe(due);
  const mails = await rows<MailRow>(
    `select * from mail where kind = 'items-cancelled' and subject_id like $1 || '%'`,
    orderNumber,
  );
  expect(mails).toMatchObject([{ subject: `Items of order ${orderNumber} are canceled`, recipient: address.email }]);
  expect(mails[0]?.text).toContain((due / 100).toFixed(2));
  const papers = await rows<{ kind: string; document: PaperDocument }>(
    'select kind, document from order_paper where order_number = $1 order by kind',
    orderNumber,
  );
  expect(papers.map(({ kind, document }) => [kind, document.total])).toEqual([
    ['credit note', due],
    ['invoice', Math.round(order.totals.total * 100)],
  ]);
  const body = { orderNumber, email: address.email };
  expect((await shopper.call(trackOrder, { body })).shipments.map(({ units }) => units)).toEqual([1]);
  // What is left, is cancelled as a whole: together that is all that was paid.
  expect((await cancel(shopper, orderNumber, [{ itemId: deck, qty: 1 }])).status).toBe('cancelled');
  await settle();
  expect(await refundedOf(orderNumber)).toBe(Math.round(order.totals.total * 100));
  expect(await pairsOf(upcs.deck)).toBe(before.deck);
  const [credited] = await rows<{ sum: number }>(
    `select sum((document ->> 'total')::int)::int as sum from order_paper where order_number = $1 and kind = 'credit note'`,
    orderNumber,
  );
  expect(credited?.sum).toBe(Math.round(order.totals.total * 100));
});

test('however often and in parallel it is asked, the same cancellation happens once, and no more units than there are', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber, deck, socks } = await ordered(shopper);
  const id = randomUUID();
  const one = [{ itemId: socks, qty: 1 }];
  const same = await Promise.all([1, 2, 3].map(() => cancel(shopper, orderNumber, one, { id })));
  expect(same.map(({ items }) => items.map(({ cancelledQty }) => cancelledQty))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  expect(await refusalOf(cancel(shopper, orderNumber, [{ itemId: socks, qty: 3 }]))).toBe('CAN409');
  expect(await refusalOf(cancel(shopper, orderNumber, [...one, ...one, ...one]))).toBe('CAN409');
  expect(await refusalOf(cancel(shopper, orderNumber, [{ itemId: 'unknown', qty: 1 }]))).toBe('CAN409');
  // The id of another order’s cancellation is not one of this.
  const other = await ordered(shopper);
  expect(await refusalOf(cancel(shopper, other.orderNumber, [{ itemId: other.deck, qty: 1 }], { id }))).toBe('CAN409');
  const both = await Promise.allSettled(
    [1, 2, 3, 4].map(() => cancel(shopper, orderNumber, [{ itemId: deck, qty: 1 }])),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await read(shopper, orderNumber)).items.map(({ cancelledQty }) => cancelledQty)).toEqual([2, 1]);
});

test('a card is refunded before a gift card, and what is cancelled before the money was taken is given back all the same', async () => {
  const shopper = await newShopper(running.origin);
  const card = await newGiftCard(running, 15_000);
  const { order, orderNumber, deck } = await ordered(shopper, card);
  const total = Math.round(order.totals.total * 100);
  const [shoes] = order.items;
  const due = Math.round(((shoes?.price.priceAfterOrderDiscount ?? 0) + (shoes?.taxTotal ?? 0)) * 100);
  expect(due).toBeGreaterThan(total - 15_000);
  const payments = await rows<{ state: string }>(
    'select state from order_payment where order_number = $1',
    orderNumber,
  );
  expect(payments.map(({ state }) => state)).toEqual(['authorised', 'authorised']);
  await cancel(shopper, orderNumber, [{ itemId: deck, qty: 2 }]);
  await settle();
  const refunds = await rows<{ provider: string; amount: number; state: string }>(
    `select provider, order_refund.amount, order_refund.state from order_refund join order_payment using (idempotency_key)
     where order_refund.order_number = $1 order by refund_key`,
    orderNumber,
  );
  expect(refunds).toEqual([
    { provider: 'sandbox', amount: total - 15_000, state: 'refunded' },
    { provider: 'gift-card', amount: due - (total - 15_000), state: 'refunded' },
  ]);
  expect(await balanceOfCard(running, card.id)).toBe(due - (total - 15_000));
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await settle();
  expect(await balanceOfCard(running, card.id)).toBe(15_000);
  expect(await refundedOf(orderNumber)).toBe(total);
});

test('a quote says what goes back, for whoever may cancel, and changes nothing', async () => {
  const shopper = await newShopper(running.origin);
  const { order, orderNumber, deck, socks } = await ordered(shopper);
  const cancellationId = randomUUID();
  const quote = (by: Shopper, items: Units, more: { token?: string; id?: string } = {}) => {
    const { token, id = cancellationId } = more;
    return by.call(quoteCancellation, {
      body: { orderNumber, cancellationId: id, items: [...items], ...(token ? { token } : {}) },
    });
  };
  const some = [{ itemId: socks, qty: 2 }];
  const quoted = await quote(shopper, some);
  const [, three] = order.items.map((one) => Math.round((one.price.priceAfterOrderDiscount + one.taxTotal) * 100));
  expect(quoted).toEqual({
    ...{ refund: Math.floor(((three ?? 0) * 2) / 3) / 100, delivery: 0, currency: 'USD', whole: false },
  });
  expect(await read(shopper, orderNumber)).toEqual(order);
  const other = await newShopper(running.origin);
  expect(await refusalOf(quote(other, some))).toBe('OHS4004');
  expect(await refusalOf(quote(other, some, { token: 'wrong' }))).toBe('OHS4004');
  expect(await quote(other, some, { token: running.shop.orderLinks.tokenOf(orderNumber) })).toEqual(quoted);
  expect(await refusalOf(quote(shopper, [{ itemId: socks, qty: 4 }]))).toBe('CAN409');
  await cancel(shopper, orderNumber, some, { id: cancellationId });
  const [made] = await rows<{ refund: number }>(
    'select refund from order_cancellation where order_number = $1',
    orderNumber,
  );
  expect(made).toEqual({ refund: Math.round(quoted.refund * 100) });
  // Afterwards it says what went back.
  expect(await quote(shopper, some)).toEqual(quoted);
  const rest = [
    { itemId: deck, qty: 2 },
    { itemId: socks, qty: 1 },
  ];
  const refund = (Math.round(order.totals.total * 100) - Math.round(quoted.refund * 100)) / 100;
  expect(await quote(shopper, rest, { id: randomUUID() })).toMatchObject({ refund, whole: true });
  // Once the whole order is cancelled, nothing more goes back for items of it.
  await shopper.call(cancelOrder, { body: { orderNumber } });
  expect(await refusalOf(quote(shopper, rest, { id: randomUUID() }))).toBe('CAN409');
  expect(await quote(shopper, some)).toEqual(quoted);
});

test('where another amount goes back than was seen, nothing is cancelled, and the new amount is said', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  await makeReady(shopper, running.origin, id);
  const { orderNumber, items, totals } = await shopper.call(placeOrder, { body: { cartId: id } });
  const one = [{ itemId: items[0]?.id ?? '', qty: 1 }];
  const asked = { orderNumber, cancellationId: randomUUID(), items: one };
  const quoted = await shopper.call(quoteCancellation, { body: asked });
  expect(quoted.whole).toBe(false);
  // Meanwhile the other pair is cancelled, so that the delivery goes back with this one.
  await cancel(shopper, orderNumber, one);
  await settle();
  const before = await read(shopper, orderNumber);
  const body = { ...asked, expectedRefund: quoted.refund };
  const error = await errorOf(shopper.call(cancelOrderItems, { body }));
  expect([error.id, error.status]).toEqual(['CAN410', 409]);
  const refund = (Math.round(totals.total * 100) - (await refundedOf(orderNumber))) / 100;
  expect(refund).toBeGreaterThan(quoted.refund);
  expect(error.errorDetails[0]?.details).toEqual({ refund, delivery: 0, currency: 'USD', whole: true });
  expect(await read(shopper, orderNumber)).toEqual(before);
  const again = { ...asked, expectedRefund: refund };
  expect((await shopper.call(cancelOrderItems, { body: again })).status).toBe('cancelled');
  // A repetition is answered as it is, whatever it expects.
  expect((await shopper.call(cancelOrderItems, { body })).status).toBe('cancelled');
  await settle();
  expect(await refundedOf(orderNumber)).toBe(Math.round(totals.total * 100));
});

test('the delivery goes back with the last goods that are sent, although a gift card of the order stays', async () => {
  const shopper = await newShopper(running.origin);
  const wish = {
    ...{ amount: 40, recipientName: 'Bela Moor', recipientEmail: 'bela@example.com', sender: 'Ada' },
    ...{ message: 'For new soles', design: 'kelp' },
  };
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.giftCard, giftCard: wish } });
  await makeReady(shopper, running.origin, id);
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  const { orderNumber, totals } = order;
  expect(totals.shipping).toBeGreaterThan(0);
  const socks = order.items.find(({ upc }) => upc === upcs.socks);
  const cancellationId = randomUUID();
  const quote = (qty: number) => {
    const items = [{ itemId: socks?.id ?? '', qty }];
    return shopper.call(quoteCancellation, { body: { orderNumber, cancellationId, items } });
  };
  expect(await quote(1)).toMatchObject({ delivery: 0, whole: false });
  // All that was paid but the gift card, which has no tax.
  const ofGoods = Math.round(((socks?.price.priceAfterOrderDiscount ?? 0) + (socks?.taxTotal ?? 0)) * 100);
  const refund = Math.round(totals.total * 100) - 4000;
  const quoted = await quote(2);
  expect(quoted).toMatchObject({ refund: refund / 100, delivery: (refund - ofGoods) / 100, whole: false });
  await cancel(shopper, orderNumber, [{ itemId: socks?.id ?? '', qty: 2 }], { id: cancellationId });
  expect(await quote(2)).toEqual(quoted);
  await settle();
  expect(await refundedOf(orderNumber)).toBe(refund);
});

test('an order that is cancelled right after its items never takes the money', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber, deck } = await ordered(shopper);
  await cancel(shopper, orderNumber, [{ itemId: deck, qty: 1 }]);
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await settle();
  now = new Date(now.getTime() + 60_000);
  await settle();
  const payments = await rows<{ state: string }>(
    'select state from order_payment where order_number = $1',
    orderNumber,
  );
  expect(payments).toEqual([{ state: 'voided' }]);
  const refunds = await rows<{ state: string; refund_id: string | null }>(
    'select state, refund_id from order_refund where order_number = $1',
    orderNumber,
  );
  expect(refunds).toEqual([{ state: 'refunded', refund_id: null }]);
});

test('members keep the points of what is left, and lose all of them with the order', async () => {
  const member = await newMember(running);
  const { orderNumber, deck } = await ordered(member);
  await cancel(member, orderNumber, [{ itemId: deck, qty: 1 }]);
  await settle();
  // 100.00 and 59.70 are left of 259.70.
  expect(await balanceOfPoints(running, member)).toBe(159);
  await member.call(cancelOrder, { body: { orderNumber } });
  await settle();
  expect(await balanceOfPoints(running, member)).toBe(0);
});

test('an order that brings its buyer a tier keeps the points that it has earned, without those of items that are cancelled', async () => {
  const staff = await newStaff(running);
  const decided = { ...running.shop.settings.current() };
  const change = async (key: 'tiers.silver-US' | 'loyalty.silver-percent', value: number, version: number) => {
    await staff.call(changeSetting, { params: { key }, body: { value, version } });
    await expect.poll(() => running.shop.settings.current()[key]).toBe(value);
  };
  await change('tiers.silver-US', 200, 0);
  await change('loyalty.silver-percent', 150, 0);
  const member = await newMember(running);
  const { orderNumber, deck } = await ordered(member);
  await settle();
  expect(await balanceOfPoints(running, member)).toBe(259);
  await cancel(member, orderNumber, [{ itemId: deck, qty: 1 }]);
  await settle();
  expect(await balanceOfPoints(running, member)).toBe(159);
  await change('tiers.silver-US', decided['tiers.silver-US'], 1);
  await change('loyalty.silver-percent', decided['loyalty.silver-percent'], 1);
});

test('only who has placed it or holds its link, within the minutes, before packing, and where the shop allows it', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber, deck } = await ordered(shopper);
  const one = [{ itemId: deck, qty: 1 }];
  const other = await newShopper(running.origin);
  expect(await refusalOf(cancel(other, 'UNKNOWN', one))).toBe('OHS4004');
  expect(await refusalOf(cancel(other, orderNumber, one))).toBe('OHS4004');
  expect(await refusalOf(cancel(other, orderNumber, one, { token: 'wrong' }))).toBe('OHS4004');
  const token = running.shop.orderLinks.tokenOf(orderNumber);
  expect((await cancel(other, orderNumber, one, { token })).items[0]?.cancelledQty).toBe(1);
  const staff = await newStaff(running);
  const setting = { params: { key: 'orders.cancel-items' as const } };
  await staff.call(changeSetting, { ...setting, body: { value: false, version: 0 } });
  await expect.poll(() => running.shop.settings.current()['orders.cancel-items']).toBe(false);
  expect((await read(shopper, orderNumber)).items[0]?.cancellableQty).toBe(0);
  expect(await refusalOf(cancel(shopper, orderNumber, one))).toBe('CAN409');
  await staff.call(changeSetting, { ...setting, body: { value: true, version: 1 } });
  await expect.poll(() => running.shop.settings.current()['orders.cancel-items']).toBe(true);
  const begun = now;
  now = new Date(begun.getTime() + 30 * 60_000);
  expect(await refusalOf(cancel(other, orderNumber, one, { token }))).toBe('CAN409');
  now = begun;
});

test('guests cancel items with the number and the email of an order, and learn nothing else of its buyer', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber, deck, socks } = await ordered(shopper);
  await settle();
  const guest = await newShopper(running.origin);
  const named = { orderNumber: ` ${orderNumber.toLowerCase()}`, email: address.email.toUpperCase() };
  const { email } = named;
  expect(await refusalOf(guest.call(listCancellable, { body: { orderNumber } }))).toBe('OHS4004');
  expect((await guest.call(trackOrder, { body: named })).mayCancelItems).toBe(true);
  const listed = await guest.call(listCancellable, { body: named });
  expect(listed).toEqual(await shopper.call(listCancellable, { body: { orderNumber } }));
  expect(listed.items.map((one) => [one.itemId, one.qty, one.cancelledQty, one.cancellableQty])).toEqual([
    [deck, 2, 0, 2],
    [socks, 3, 0, 3],
  ]);
  const one = [{ itemId: socks, qty: 1 }];
  const id = randomUUID();
  const body = { orderNumber, cancellationId: id, items: one };
  for (const wrong of ['other@example.com', '', ' ']) {
    expect(await refusalOf(guest.call(listCancellable, { body: { orderNumber, email: wrong } }))).toBe('ORD400');
    expect(await refusalOf(guest.call(quoteCancellation, { body: { ...body, email: wrong } }))).toBe('ORD400');
    expect(await refusalOf(cancel(guest, orderNumber, one, { id, email: wrong }))).toBe('ORD400');
  }
  expect(await refusalOf(cancel(guest, 'UNKNOWN', one, { email }))).toBe('OHS4004');
  expect(await refundedOf(orderNumber)).toBe(0);
  const quoted = await guest.call(quoteCancellation, { body: { ...body, email } });
  // However often and in parallel: once.
  const answers = await Promise.all([1, 2, 3].map(() => cancel(guest, orderNumber, one, { id, email })));
  expect(answers.map(({ items }) => items.map(({ cancelledQty }) => cancelledQty))).toEqual(answers.map(() => [0, 1]));
  await settle();
  expect(await refundedOf(orderNumber)).toBe(Math.round(quoted.refund * 100));
  const said = JSON.stringify([listed, ...answers, quoted]);
  for (const own of [address.firstName, address.lastName, address.addressLine1, address.email, address.phone]) {
    expect(said).not.toContain(own);
  }
  expect(said).not.toContain(running.shop.orderLinks.tokenOf(orderNumber));
  // Its buyer is told by mail.
  const mails = await rows<MailRow>(
    `select * from mail where kind = 'items-cancelled' and subject_id like $1 || '%'`,
    orderNumber,
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual([address.email]);
  const rest = [
    { itemId: deck, qty: 2 },
    { itemId: socks, qty: 2 },
  ];
  expect(await cancel(guest, orderNumber, rest, { email })).toMatchObject({ status: 'cancelled', isCancelled: true });
  expect((await guest.call(trackOrder, { body: named })).mayCancelItems).toBe(false);
  await running.shop.database.pool.query(`update orders set email = '' where order_number = $1`, [orderNumber]);
  expect(await refusalOf(guest.call(listCancellable, { body: { orderNumber, email: ' ' } }))).toBe('ORD400');
});

const units = [{ itemId: 'none', qty: 1 }];
/** All calls for which an email may prove an order. */
const provable: readonly (readonly [string, object])[] = [
  [trackOrder.path, {}],
  [listCancellable.path, {}],
  [quoteCancellation.path, { cancellationId: randomUUID(), items: units }],
  [cancelOrderItems.path, { cancellationId: randomUUID(), items: units }],
  [listReturnItems.path, {}],
  [createReturnLabel.path, {}],
  [withdrawExchange.path, { returnId: 'none', itemId: 'none' }],
  [addReturnPictures.path, { returnId: 'none', itemId: 'none', pictures: ['none'] }],
];

/** Tries an order by number and email, with another call each time. */
function tryOrder(origin: string, nth: number): Promise<Response> {
  const [path, asked] = provable[nth % provable.length] ?? expect.fail();
  const orderNumber = `TRY${nth}`;
  const isNamed = path.includes('{orderId}');
  return fetch(origin + path.replace('{orderId}', orderNumber), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, ...(isNamed ? {} : { orderNumber }), email: address.email }),
  });
}

test('whoever tries orders by email is asked for a human check, whichever call it is; a buyer and the holder of a link are not', async () => {
  const careful = await startShop({
    databaseUrl: running.databaseUrl,
    config: { guardedCalls: 2 },
    parts: { clock: () => now },
  });
  try {
    const [buyer, holder] = [await newShopper(careful.origin), await newShopper(careful.origin)];
    const { orderNumber } = await ordered(buyer);
    const token = careful.shop.orderLinks.tokenOf(orderNumber);
    const look = async () => {
      for (const [by, proof] of [
        [buyer, {}],
        [holder, { token }],
      ] as const) {
        expect((await by.call(listCancellable, { body: { orderNumber, ...proof } })).items).toHaveLength(2);
      }
    };
    for (let times = 0; times < 3; times += 1) await look();
    for (let nth = 0; nth < 2; nth += 1) expect((await tryOrder(careful.origin, nth)).status).not.toBe(403);
    for (let nth = 0; nth < provable.length; nth += 1) {
      const refused = await tryOrder(careful.origin, nth);
      expect([refused.status, 'errorDetails' in ((await refused.json()) as object)]).toEqual([403, false]);
    }
    await look();
  } finally {
    await careful.close();
  }
});

test('an address that tries many orders is slowed down, whichever calls it tries them with', async () => {
  const strict = await startShop({ config: { rateLimitFactor: 1 } });
  const attempt = async (nth: number) => (await tryOrder(strict.origin, nth)).status;
  try {
    for (let nth = 0; nth < proofTriesPerMinute; nth++) expect([nth, await attempt(nth)]).toEqual([nth, 404]);
    for (let nth = 0; nth < provable.length; nth++) expect([nth, await attempt(nth)]).toEqual([nth, 429]);
  } finally {
    await strict.close();
  }
});
