import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { cardToken } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let params: { basketId: string };
let ahead = 0;

beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  shopper = await newShopper(running.origin);
  params = { basketId: (await shopper.call(createCartWithItem, { body: { upc: upcs.deck } })).id };
});
afterAll(() => running.close());

const attach = (token: string) =>
  shopper.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData: { token } } });

test('a guest can pay by card [C3.31]', async () => {
  const { paymentMethods } = await shopper.call(listPaymentMethods, { params });
  expect(paymentMethods[0]).toEqual({
    payment_method_id: 'CREDIT_CARD',
    label: 'Credit or debit card',
    brands: expect.arrayContaining(['visa']),
    limits: null,
    instalments: null,
    remainingAmount: null,
    payableAmount: null,
  });
});

test('a card is attached by its token, shown by brand, last four and expiry, replaced and removed [C7.45 C7.46 C7.32]', async () => {
  const first = await attach(await cardToken(running.origin));
  expect(first.payment_instruments).toEqual([
    {
      payment_instrument_id: expect.any(String),
      payment_method_id: 'CREDIT_CARD',
      amount: first.totals.total,
      card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2039 },
      account: null,
      c_requestID: null,
    },
  ]);
  const second = await attach(await cardToken(running.origin, '378282246310005'));
  expect(second.payment_instruments.map(({ card }) => card?.brand)).toEqual(['amex']);
  const remove = () =>
    shopper.fetch(`${running.origin}/cart/v1/cart/${params.basketId}/paymentInstruments`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentInstrumentId: second.payment_instruments[0]?.payment_instrument_id }),
    });
  expect(await (await remove()).json()).toMatchObject({ payment_instruments: [] });
  const again = shopper.call(removeInstrument, { params, query: { paymentInstrumentId: 'none' } });
  expect(await refusalOf(again)).toBe('PYT404');
});

test('an unknown token is refused with PAY400, an expired card with FE309', async () => {
  expect(await refusalOf(attach('card_of_nobody'))).toBe('PAY400');
  const thisMonth = new Date().toISOString().slice(2, 7).split('-').reverse().join('/');
  const token = await cardToken(running.origin, undefined, thisMonth);
  ahead = 32 * 24 * 60 * 60_000;
  const later = await newShopper(running.origin);
  const { id } = await later.call(createCartWithItem, { body: { upc: upcs.deck } });
  const call = later.call(addInstrument, {
    params: { basketId: id },
    body: { payment_method_id: 'CREDIT_CARD', additionalData: { token } },
  });
  expect(await refusalOf(call)).toBe('FE309');
  ahead = 0;
});

test('a payment session returns provider, locale and the URL of the fields; also by query [C7.52 C7.53]', async () => {
  const session = await shopper.call(openPaymentSession, {
    query: { paymentMethodId: 'CREDIT_CARD', referer: '/en-us/checkout?step=billing' },
  });
  expect(session).toMatchObject({
    success: true,
    provider: 'sandbox',
    locale: 'en_US',
    meta: { sessionId: expect.any(String), messageOrigin: running.origin },
  });
  expect((await fetch(running.origin + session.meta.fieldsUrl)).status).toBe(200);
  const without = await shopper.fetch(`${running.origin}/cart/v1/paymentSession?referer=/en-us/checkout`);
  expect(without.status).toBe(400);
});
