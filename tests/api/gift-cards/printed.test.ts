import { randomUUID } from 'node:crypto';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { listDeskGiftCards } from '@eyelet/contracts/gift-card-desk/list.ts';
import { voidDeskGiftCard } from '@eyelet/contracts/gift-card-desk/void.ts';
import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { readGiftCardOffer } from '@eyelet/contracts/gift-cards/read-offer.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import { balanceOfCard } from '@eyelet/testing/gift-cards.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let warehouse: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
  warehouse = await newStaff(running, { roles: ['warehouse'] });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});
beforeEach(async () => {
  shopper = await newShopper(running.origin);
});

const wish = { amount: 40, recipientName: 'Bela Moor', sender: 'Ada', message: 'For new soles', design: 'kelp' };

const start = (more = {}, qty = 1) =>
  shopper.call(createCartWithItem, { body: { upc: upcs.printedGiftCard, qty, giftCard: { ...wish, ...more } } });

async function buy(cart: Cart): Promise<string> {
  const orderNumber = await order(cart);
  await announce(running.shop);
  return orderNumber;
}

async function order(cart: Cart): Promise<string> {
  const params = { basketId: cart.id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const additionalData = { token: await cardToken(running.origin) };
  await shopper.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  return orderNumber;
}

type Row = Readonly<{ id: string; version: number; form: string; sealed: string | null; block_cause: string | null }> &
  Readonly<{ activated_at: Date | null; voided_at: Date | null }>;

async function cardsOf(orderNumber: string): Promise<readonly Row[]> {
  const text = 'select * from gift_card where order_number = $1 order by line_no, unit_no';
  return (await running.shop.database.pool.query(text, [orderNumber])).rows;
}

const shippingId = 'shipment-1';

async function printed(orderNumber: string, staff = warehouse): Promise<Response> {
  const path = `/staff/v1/packing/${orderNumber}/${shippingId}/gift-cards`;
  return staff.fetch(`${running.origin}${path}`);
}

/** Number and PIN as the sheets of an order say them. */
async function secretsOf(orderNumber: string) {
  const { text } = await readPdf(Buffer.from(await (await printed(orderNumber)).arrayBuffer()));
  const found = [...text.matchAll(/(\d{4} \d{4} \d{4} \d{4})\D+(\d{6})(?!\d)/g)];
  return found.map(([, number = '', pin = '']) => ({ number, pin }));
}

const ship = (orderNumber: string) =>
  warehouse.call(recordShipmentStep, {
    params: { orderNumber, shippingId },
    body: { step: 'shipped', carrier: 'ups', trackingNumber: `1Z${orderNumber}` },
  });

test('a printed card costs the amount chosen, untaxed, and is sent with other goods; it needs no email and takes none', async () => {
  const { printed: sold, upc } = await shopper.call(readGiftCardOffer, {});
  expect(sold).toMatchObject({ upc: upcs.printedGiftCard });
  expect(upc).toBe(upcs.giftCard);
  const cart = await start({ recipientEmail: 'bela@example.com', sendOn: '2026-12-24' });
  expect(cart.items).toMatchObject([
    {
      ...{ taxTotal: 0, price: { rowTotal: 40 } },
      isDigitalProduct: false,
      giftCard: { amount: 40, recipientEmail: '', sendOn: null, printed: true },
    },
  ]);
  expect(cart.totals).toMatchObject({ itemTotal: 40 });
  expect(await refusalOf(start({ recipientName: '' }))).toBe('CHK320');
  const itemId = cart.items[0]?.id ?? '';
  const collect = shopper.call(updateItem, { params: { basketId: cart.id }, body: { itemId, storeId: 'S-BOSTON' } });
  expect(['ORD517', 'ORD518']).toContain(await refusalOf(collect));
});

test('the packing desk prints number and PIN until the parcel has left, and only then the card can be used', async () => {
  const orderNumber = await buy(await start({}, 2));
  expect(await cardsOf(orderNumber)).toMatchObject([1, 2].map(() => ({ form: 'physical', activated_at: null })));
  const { shipments } = await warehouse.call(listToPack, { query: {} });
  const mine = shipments.find((one) => one.orderNumber === orderNumber);
  expect(mine?.items).toMatchObject([{ upc: upcs.printedGiftCard, qty: 2 }]);
  expect(mine?.giftCards).toMatchObject([1, 2].map(() => ({ design: 'kelp', amount: 40, recipientName: 'Bela Moor' })));
  const secrets = await secretsOf(orderNumber);
  expect(new Set(secrets.map(({ number }) => number)).size).toBe(2);
  const [first] = secrets;
  expect(await shopper.call(readBalance, { body: first ?? {} })).toMatchObject({ balance: 40, status: 'inactive' });
  const other = await newShopper(running.origin);
  const cart = await other.call(createCartWithItem, { body: { upc: upcs.socks } });
  const params = { basketId: cart.id };
  const pay = () =>
    other.call(addInstrument, { params, body: { payment_method_id: 'GIFT_CARD', additionalData: first ?? {} } });
  expect(await refusalOf(pay())).toBe('GFC725');
  await ship(orderNumber);
  await announce(running.shop);
  expect(await cardsOf(orderNumber)).toMatchObject([1, 2].map(() => ({ sealed: null })));
  expect(await shopper.call(readBalance, { body: first ?? {} })).toMatchObject({ balance: 40, status: 'active' });
  expect((await pay()).totals.remainingToPay).toBe(0);
  expect((await printed(orderNumber)).status).toBe(404);
});

test('only staff who pack print, each printing is audited, and nothing is mailed to anybody but the confirmation', async () => {
  const orderNumber = await buy(await start());
  const editor = await newStaff(running, { roles: ['publisher'] });
  expect((await printed(orderNumber, editor)).status).toBe(403);
  expect((await fetch(`${running.origin}/staff/v1/packing/${orderNumber}/${shippingId}/gift-cards`)).status).toBe(401);
  await printed(orderNumber);
  await printed(orderNumber);
  const { rows } = await running.shop.database.pool.query(
    `select after from audit where action = 'packing.printGiftCards' and subject_id = $1`,
    [orderNumber],
  );
  expect(rows.length).toBe(2);
  expect(JSON.stringify(rows)).toMatch(/•••• \d{4}/);
  const { rows: mails } = await running.shop.database.pool.query('select html from mail where recipient = $1', [
    'bela@example.com',
  ]);
  expect(mails).toEqual([]);
});

test('an order with a printed card is cancelled like one with goods until it has left, and its cards are void', async () => {
  const own = await buy(await start());
  const [secret] = await secretsOf(own);
  await shopper.call(cancelOrder, { body: { orderNumber: own } });
  await announce(running.shop);
  expect(await cardsOf(own)).toMatchObject([{ voided_at: expect.any(Date) }]);
  expect(await shopper.call(readBalance, { body: secret ?? {} })).toMatchObject({ balance: 0, status: 'blocked' });
  const desk = await buy(await start());
  const support = await newStaff(running, { roles: ['care'] });
  await support.call(cancelDeskOrder, { params: { orderNumber: desk }, body: { reason: 'Asked on the phone' } });
  await announce(running.shop);
  expect(await cardsOf(desk)).toMatchObject([{ voided_at: expect.any(Date) }]);
  const { rows } = await support.call(listDeskGiftCards, { query: { search: desk } });
  expect(rows).toMatchObject([{ form: 'physical', state: 'blocked' }]);
});

test('of several cards of one line as many can be used as have left, the first ones of it', async () => {
  const orderNumber = await buy(await start({}, 3));
  const [first, second] = await secretsOf(orderNumber);
  const { placeId } = await warehouse.call(listToPack, { query: {} });
  const send = (number: string, qty: number) =>
    warehouse.call(handOverParcel, {
      params: { orderNumber, shippingId },
      body: {
        ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `${number}${orderNumber}` },
        items: [{ upc: upcs.printedGiftCard, qty }],
      },
    });
  await send('1Z', 1);
  await announce(running.shop);
  const used = async () => (await cardsOf(orderNumber)).map(({ activated_at: at }) => at !== null);
  expect(await used()).toEqual([true, false, false]);
  expect(await shopper.call(readBalance, { body: first ?? {} })).toMatchObject({ status: 'active' });
  expect(await shopper.call(readBalance, { body: second ?? {} })).toMatchObject({ status: 'inactive' });
  // What is still here can be printed; what has left cannot.
  expect((await secretsOf(orderNumber))[0]).toEqual(second);
  await send('2Z', 2);
  await announce(running.shop);
  expect(await used()).toEqual([true, true, true]);
});

/** The first card of an order after staff have voided it. */
async function voidFirst(orderNumber: string): Promise<Row | undefined> {
  const finance = await newStaff(running, { roles: ['finance'] });
  const [first] = await cardsOf(orderNumber);
  await finance.call(voidDeskGiftCard, {
    params: { giftCardId: first?.id ?? '' },
    body: { cause: 'lost', note: 'Its sheet was lost', version: first?.version ?? 0 },
  });
  return (await cardsOf(orderNumber))[0];
}

test('a card that staff have voided is in no parcel: the next ones of its line can be used once they have left', async () => {
  const orderNumber = await buy(await start({}, 3));
  const voided = await voidFirst(orderNumber);
  const { placeId } = await warehouse.call(listToPack, { query: {} });
  const send = (number: string) =>
    warehouse.call(handOverParcel, {
      params: { orderNumber, shippingId },
      body: {
        ...{ placeId: placeId ?? '', carrier: 'ups', trackingNumber: `${number}${orderNumber}` },
        items: [{ upc: upcs.printedGiftCard, qty: 1 }],
      },
    });
  const used = async () => (await cardsOf(orderNumber)).map(({ activated_at: at }) => at !== null);
  await send('1Z');
  await announce(running.shop);
  expect(await used()).toEqual([false, true, false]);
  await send('2Z');
  await announce(running.shop);
  expect(await used()).toEqual([false, true, true]);
  expect((await cardsOf(orderNumber))[0]).toEqual(voided);
});

test('canceling voids the cards of an order that are not void yet, even where value has come back to one that is', async () => {
  const orderNumber = await buy(await start({}, 3));
  const voided = await voidFirst(orderNumber);
  const { database, clock } = running.shop;
  const holding = { kind: 'gift card', holder: voided?.id ?? '', unit: 'USD' } as const;
  const came = {
    key: 'came back late',
    kind: 'adjust',
    reference: orderNumber,
    entries: adjust(holding, 500),
  } as const;
  await transact(database.db, (tx) => post(tx, came, clock()));
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  const [first, ...others] = await cardsOf(orderNumber);
  expect(first).toEqual(voided);
  expect(others).toMatchObject([1, 2].map(() => ({ block_cause: 'order-cancelled', voided_at: expect.any(Date) })));
  for (const { id } of others) expect(await balanceOfCard(running, id)).toBe(0);
});

test('cards of units that are canceled are void at once, and none is issued for what was canceled before', async () => {
  const support = await newStaff(running, { roles: ['care'] });
  const cancel = async (orderNumber: string) => {
    const { items } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
    await support.call(cancelDeskItems, {
      params: { orderNumber, cancellationId: randomUUID() },
      body: { items: [{ itemId: items[0]?.id ?? '', qty: 1 }], reason: 'Asked on the phone' },
    });
  };
  const orderNumber = await buy(await start({}, 2));
  const [, last] = await secretsOf(orderNumber);
  await cancel(orderNumber);
  expect((await cardsOf(orderNumber)).map(({ voided_at: at }) => at !== null)).toEqual([false, true]);
  expect(await shopper.call(readBalance, { body: last ?? {} })).toMatchObject({ balance: 0, status: 'blocked' });
  await ship(orderNumber);
  await announce(running.shop);
  expect((await cardsOf(orderNumber)).map(({ activated_at: at }) => at !== null)).toEqual([true, false]);

  const unheard = await order(await start({}, 2));
  await cancel(unheard);
  await announce(running.shop);
  expect(await cardsOf(unheard)).toHaveLength(1);
});
